import Drawing
import Testing

@Suite("reasons")
struct ReasonTests {
  @Test("two custom reasons on one bit are an error that names both")
  func sharedBit() {
    #expect(throws: RedactionError.sharedBit("images", "text", bit: 11)) {
      try DeclaredReasons([
        DeclaredReason("text", bit: 11, treatment: .none),
        DeclaredReason("images", bit: 11, treatment: .none),
      ])
    }
    let message = RedactionError.sharedBit("images", "text", bit: 11).description
    #expect(message.contains("'images'") && message.contains("'text'"))
  }

  @Test("bits 0 to 9 are not a site's to declare", arguments: [-1, 0, 2, 3, 9, 32])
  func reservedBits(bit: Int) {
    #expect(throws: RedactionError.reservedBit("mine", bit: bit)) {
      try DeclaredReasons([DeclaredReason("mine", bit: bit, treatment: .none)])
    }
    #expect(RedactionReasons.custom(bit).isEmpty)
  }

  @Test("privacy hides sensitive content only, as a constant")
  func privacy() {
    let redaction = Redaction(reasons: [.privacy, .placeholder], projection: .exact)
    #expect(redaction.veil(over: .text, isSensitive: true) == .constant)
    #expect(redaction.veil(over: .text, isSensitive: false) == Veil(.exact))
    #expect(Redaction(reasons: .privacy).veil(over: .text, isSensitive: false) == nil)
  }

  @Test("a build for the public hides sensitive content whatever the reasons are")
  func publicBuild() {
    let redaction = Redaction(isPublic: true)
    #expect(redaction.veil(over: .image, isSensitive: true) == .constant)
    #expect(redaction.veil(over: .image, isSensitive: false) == nil)
  }

  @Test("invalidated hides nothing")
  func invalidated() {
    let redaction = Redaction(reasons: .invalidated)
    #expect(redaction.veil(over: .text, isSensitive: true) == nil)
    #expect(redaction.isStale(isInvalidatable: true))
    #expect(!redaction.isStale(isInvalidatable: false))
  }

  @Test("a custom reason hides nothing by itself")
  func undeclared() {
    let redaction = Redaction(reasons: .custom(20))
    #expect(redaction.veil(over: .text, isSensitive: true) == nil)
  }

  @Test("a declared reason hides what is in its scope, with its look", arguments: Look.allCases)
  func declared(look: Look) throws {
    for scope in [DeclaredReason.Scope.text, .images, .all] {
      let declared = try DeclaredReasons([
        DeclaredReason("own", bit: 20, treatment: .look(look), scope: scope)
      ])
      let redaction = Redaction(reasons: .custom(20), declared: declared)
      let veil = Veil(.exact, look: look)
      #expect(redaction.veil(over: .text, isSensitive: false) == (scope == .images ? nil : veil))
      #expect(redaction.veil(over: .image, isSensitive: false) == (scope == .text ? nil : veil))
    }
  }

  @Test("a reason declared with no treatment hides nothing")
  func noTreatment() throws {
    let declared = try DeclaredReasons([DeclaredReason("own", bit: 20, treatment: .none)])
    let redaction = Redaction(reasons: .custom(20), declared: declared)
    #expect(redaction.veil(over: .text, isSensitive: false) == nil)
  }
}
