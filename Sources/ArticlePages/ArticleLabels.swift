// The words of an article's page that are not the article's, by language.

import Drawing
import Onboarding

/// What controls are called, and the sentences that tell the state.
struct ArticleLabels: Sendable {
  /// What kind of page it is.
  var article: String
  /// What the navigation is called.
  var page: String
  /// The control that shows the reader around.
  var around: String
  var favorite: String
  var readLater: String
  var hide: String
  var undo: String
  var retry: String

  // The sentences that tell the state: each short enough for one line of a narrow window, so that what
  // is below stays where it is.
  var loading: String
  var late: String
  var failed: String
  var empty: String
  var hidden: String
  var ready: String
  var isFavorite: String
  var isForLater: String
  var stale: String
  var partly: String

  /// What the usual walk says.
  var walk: Walk
  /// The words of the walk's panel.
  var panel: OnboardingLabels

  /// What the usual walk says of each region.
  struct Walk: Sendable {
    var navigation: String
    var header: String
    var body: String
    var actions: String
  }

  /// The words in a language; in English where there are none.
  static func `in`(_ language: Language) -> ArticleLabels {
    switch language.primary {
    case "ja": .japanese
    case "he": .hebrew
    default: .english
    }
  }
}

extension ArticleLabels {
  private static var english: ArticleLabels {
    ArticleLabels(
      article: "Article", page: "This page", around: "Show me around", favorite: "Favorite",
      readLater: "Read later", hide: "Hide", undo: "Undo", retry: "Retry",
      loading: "Loading the article…", late: "This takes longer than usual…",
      failed: "The article did not arrive.", empty: "There is nothing to read here.",
      hidden: "The article is hidden.", ready: "Ready to read.",
      isFavorite: "Ready to read: a favorite.",
      isForLater: "Ready to read, now or later.",
      stale: "This may be out of date.", partly: "Some of this page is not shown.",
      walk: Walk(
        navigation: "Up here is where you are on this site.",
        header: "What the article is called, when it was written, and what it is about.",
        body: "The article itself. While we walk, only the part that we speak of can be read.",
        actions:
          "Try [[Favorite]] or [[Read later]]. This is a copy: nothing that you do here is kept."),
      panel: .english)
  }

  private static var japanese: ArticleLabels {
    ArticleLabels(
      article: "記事", page: "このページ", around: "案内を見る", favorite: "お気に入り",
      readLater: "あとで読む", hide: "隠す", undo: "元に戻す", retry: "もう一度試す",
      loading: "記事を読み込んでいます…", late: "時間がかかっています…",
      failed: "記事は届きませんでした。", empty: "ここには読むものがありません。",
      hidden: "この記事は隠れています。", ready: "読めます。",
      isFavorite: "読めます。お気に入りです。",
      isForLater: "読めます。あとで読む記事です。",
      stale: "内容が古いかもしれません。", partly: "一部は表示されていません。",
      walk: Walk(
        navigation: "ここを見れば、サイトのどこにいるかがわかります。",
        header: "記事の題名、書かれた日、そしてその内容です。",
        body: "記事の本文です。案内のあいだは、説明している部分だけが読めます。",
        actions: "[[お気に入り]]か[[あとで読む]]を試してください。これは写しなので、何をしても残りません。"),
      panel: OnboardingLabels(
        tour: "案内", previous: "前へ", next: "次へ", done: "完了", skip: "飛ばす"
      ) {
        "手順 \($0)/\($1)"
      })
  }

  private static var hebrew: ArticleLabels {
    ArticleLabels(
      article: "מאמר", page: "העמוד הזה", around: "סיור קצר", favorite: "מועדף",
      readLater: "לקרוא אחר כך", hide: "הסתרה", undo: "ביטול", retry: "ניסיון נוסף",
      loading: "המאמר נטען…", late: "זה לוקח יותר זמן מהרגיל…",
      failed: "המאמר לא הגיע.", empty: "אין כאן מה לקרוא.",
      hidden: "המאמר מוסתר.", ready: "אפשר לקרוא.",
      isFavorite: "אפשר לקרוא. המאמר במועדפים שלך.",
      isForLater: "אפשר לקרוא. המאמר ממתין לך.",
      stale: "ייתכן שזה כבר לא מעודכן.", partly: "חלק מהעמוד אינו מוצג.",
      walk: Walk(
        navigation: "כאן למעלה כתוב היכן אתם נמצאים באתר.",
        header: "שם המאמר, התאריך שבו נכתב, ובמה הוא עוסק.",
        body: "המאמר עצמו. במהלך הסיור אפשר לקרוא רק את החלק שעליו מדובר.",
        actions: "נסו את [[מועדף]] או את [[לקרוא אחר כך]]. זהו עותק: דבר ממה שתעשו כאן לא יישמר."),
      panel: OnboardingLabels(
        tour: "סיור", previous: "הקודם", next: "הבא", done: "סיום", skip: "דילוג"
      ) {
        "שלב \($0) מתוך \($1)"
      })
  }
}
