// What a page is given in place of the network's answer.

import JSON
import System

/// An answer to a request.
public struct PageResponse: Hashable, Sendable {
  /// The status, as in HTTP.
  public var status: Int
  /// The media type.
  public var type: String
  /// Further headers.
  public var headers: [String: String]
  /// The content.
  public var body: [UInt8]

  /// An answer; 200 unless said otherwise.
  public init(
    status: Int = 200, type: String, headers: [String: String] = [:], body: [UInt8]
  ) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
  }

  /// An HTML document.
  public static func html(_ text: String, headers: [String: String] = [:]) -> PageResponse {
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
