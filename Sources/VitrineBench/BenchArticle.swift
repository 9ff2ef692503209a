// The rows of the list page that drawing is measured on: a picture, a link, a date, a blurb and
// three buttons each.

import Composable
import Drawing
import JSON

struct BenchArticle: Hashable, Sendable {
  let id: Int
  let title: String
  let blurb: String
  let image: String
  let day: CalendarDay
  let isFavorite: Bool
  let willReadLater: Bool

  init(_ id: Int) {
    self.id = id
    title = "Number \(id): a walk along the old canal"
    blurb = "What the water said at \(id % 24) o'clock, & why nobody who heard it told the mayor."
    image = "pictures/canal-\(id % 40).jpg"
    day = CalendarDay(daysSince1970: 19_000 + id)
    isFavorite = id.isMultiple(of: 3)
    willReadLater = id.isMultiple(of: 5)
  }

  /// The day as the page writes it.
  static func written(_ day: CalendarDay) -> [UInt8] {
    let weekdays: [StaticString] = [
      "Sunday ", "Monday ", "Tuesday ", "Wednesday ", "Thursday ", "Friday ", "Saturday ",
    ]
    let months: [StaticString] = [
      "January ", "February ", "March ", "April ", "May ", "June ", "July ", "August ",
      "September ", "October ", "November ", "December ",
    ]
    let date = day.date
    var bytes: [UInt8] = []
    bytes.append(weekdays[day.weekday])
    bytes.append(months[date.month - 1])
    bytes.append(decimal: date.day)
    bytes.append(", ")
    bytes.append(decimal: date.year)
    return bytes
  }
}

enum BenchAction: Hashable, Sendable {
  case opened(Int)
  case favoriteTapped(Int)
  case readLaterTapped(Int)
  case hideTapped(Int)
}

struct BenchList: View {
  let articles: [BenchArticle]

  var body: some View {
    List {
      ForEach(articles) { BenchRow(article: $0) }
    }
  }
}

struct BenchRow: View {
  let article: BenchArticle

  var body: some View {
    Item {
      Row {
        Picture(article.image, fixedWidth: 80, height: 80)
        Stack(.tight) {
          Link(article.title, Intent(BenchAction.opened(article.id)))
          DateText(article.day).bold()
          Text(article.blurb).caption()
        }
        Button(Intent(BenchAction.favoriteTapped(article.id)), style: .plain) {
          Symbol(article.isFavorite ? .heartFilled : .heart)
        }
        .label("Favorite")
        .tint(article.isFavorite ? .red : nil)
        Button(Intent(BenchAction.readLaterTapped(article.id)), style: .plain) {
          Symbol(article.willReadLater ? .bookmarkFilled : .bookmark)
        }
        .label("Read later")
        .tint(article.willReadLater ? .yellow : nil)
        Button(Intent(BenchAction.hideTapped(article.id)), style: .plain) {
          Symbol(.eyeOff)
        }
        .label("Hide")
      }
    }
  }
}

/// A list of objects: `name`, `nanoseconds` of one run and, where there is a baseline, `baseline` and
/// `baselineNanoseconds`.
func json(_ results: [(benchmark: Benchmark, nanoseconds: Double)]) -> JSON {
  .array(
    results.map { benchmark, nanoseconds in
      var object = JSONObject()
      object["name"] = .string(benchmark.name)
      object["nanoseconds"] = .double(nanoseconds)
      if let baseline = benchmark.baseline,
        let other = results.first(where: { $0.benchmark.name == baseline })
      {
        object["baseline"] = .string(baseline)
        object["baselineNanoseconds"] = .double(other.nanoseconds)
      }
      return .object(object)
    })
}
