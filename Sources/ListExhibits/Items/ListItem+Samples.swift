// Things of the list, and what stands for them while they load.

import Samples
import Vitrine

extension ListItem {
  /// What a walk along a canal has to show.
  public static let samples: [ListItem] = [
    ListItem(id: 1, title: "水門", text: "朝と夕方に一度ずつ開きます。古い木の扉は今も手で動かします。", image: picture("arch")),
    ListItem(id: 2, title: "渡し船", text: "向こう岸まで三分。雨の日は傘を貸してくれます。", image: picture("bell")),
    ListItem(
      id: 3, title: "灯台", text: "海から五キロ離れた、水のない灯台です。なぜここにあるのか誰も知りません。", image: picture("lantern")),
    ListItem(id: 4, title: "パン屋", text: "朝の四時に窓が開き、運河じゅうに香りが流れます。", image: picture("noren")),
    ListItem(id: 5, title: "石橋", text: "九十九の石でできています。百個目は川の底にあります。", image: picture("map")),
  ]

  /// A picture of the content, as the frames of `items/list` find it. The articles show it too, so
  /// it is in the output.
  private static func picture(_ name: String) -> String {
    "../../assets/content/pictures/\(name).svg"
  }

  /// What stands for items that are not there yet, out of a seed: the name of the page.
  public static func placeholders(seed: String, count: Int = 11) -> IdentifiedArray<ListItem> {
    var chance = SeededGenerator(seed)
    return IdentifiedArray(
      keepingFirst: (0..<count).map { number in
        ListItem(id: -1 - number, title: chance.kana(3...8), text: chance.kana(20...40))
      })
  }
}
