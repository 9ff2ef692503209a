// What a page complains of.

import JSON
import System

/// Something that a page wrote to the console, or that went wrong on it.
package struct PageMessage: Hashable, Sendable, CustomStringConvertible {
  /// Where it comes from.
  package enum Kind: Hashable, Sendable {
    /// A script wrote it, with `console.log` and its like.
    case console
    /// A script threw and nobody caught it.
    case exception
    /// A request failed.
    case request
    /// The browser refused or warned: a policy, a deprecated feature.
    case browser
  }

  /// Where it comes from.
  package let kind: Kind
  /// The words.
  package let text: String
  /// The address that it is about, empty if it is about none.
  package let url: String

  /// Kind, words and address on a line.
  package var description: String { "\(kind): \(text)" + (url.isEmpty ? "" : " (\(url))") }
}

/// An answer to a request.
package struct PageResponse: Hashable, Sendable {
  /// The status, as in HTTP.
  package var status: Int
  /// The media type.
  package var type: String
  /// Further headers.
  package var headers: [String: String]
  /// The content.
  package var body: [UInt8]

  /// An answer; 200 unless said otherwise.
  package init(
    status: Int = 200, type: String, headers: [String: String] = [:], body: [UInt8]
  ) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
  }

  /// An HTML document.
  package static func html(_ text: String, headers: [String: String] = [:]) -> PageResponse {
    PageResponse(type: "text/html; charset=utf-8", headers: headers, body: Array(text.utf8))
  }

  func parameters(for request: JSON) -> JSON {
    let all = [("Content-Type", type)] + headers.sorted { $0.key < $1.key }
    return [
      "requestId": request, "responseCode": .int(status),
      "responseHeaders": .array(all.map { ["name": .string($0), "value": .string($1)] }),
      "body": .string(String(decoding: Base64.encoded(body), as: UTF8.self)),
    ]
  }
}
