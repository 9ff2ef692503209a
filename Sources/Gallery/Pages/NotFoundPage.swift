// What is shown where there is nothing. A host shows it under any address, so it needs nothing that
// lies beside it.

import Drawing
import Type

struct NotFoundPage {
  let site: SiteInfo

  func write(into bytes: inout [UInt8]) {
    let home = site.baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    bytes.write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>An empty case · \(site.title)</title>
      <link rel="icon" href="data:,">
      <style>

      """)
    bytes += FontSheet.inlinedRules(of: site.fonts, for: .text)
    bytes.write(
      """
      html{background:#f4f1ea;color:#211f1b;\
      font:1.125rem/1.6 var(--text)}
      main{max-width:34rem;margin:18vh auto;padding:0 1.5rem}
      h1{font-weight:400;font-size:2.25rem;line-height:1.2}
      a{color:inherit}
      @media (prefers-color-scheme:dark){html{background:#141312;color:#e8e3d9}}
      </style>
      </head>
      <body>
      <main>
      <h1>An empty case</h1>
      <p>There is nothing at this address, or no longer. All that is on show is in \
      <a href="\(home)index.html">\(site.title)</a>.</p>
      </main>
      </body>
      </html>

      """)
  }
}
