// `swift run -c release VitrineFuzz KIND [CASES [SEED]]`: hostile cases of a kind, one after the
// other. Ends with 1 at the first case that breaks a rule, with 64 at words that it does not know.

import Glibc
import HostileBytes

@main
struct FuzzProgram {
  /// All kinds, in the order in which they are listed.
  private static var kinds: [any Fuzzer.Type] {
    [
      TextFuzzer.self,
      BuildFuzzer.self,
      ContentFuzzer.self,
      ManifestFuzzer.self,
      PictureFuzzer.self,
      JSONFuzzer.self,
      MessageFuzzer.self,
    ]
  }

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == KilledBuild.word { return KilledBuild.child(Array(words.dropFirst())) }
    guard let kind = kinds.first(where: { $0.name == words.first }), words.count <= 3 else {
      refuse()
    }
    guard let count = words.count > 1 ? Int(words[1]) : kind.usualCount,
      let seed = words.count > 2 ? UInt64(words[2]) : UInt64.random(in: 0...UInt64.max)
    else { refuse() }
    run(kind, count, seed)
  }

  private static func run<Kind: Fuzzer>(_: Kind.Type, _ count: Int, _ seed: UInt64) {
    print("\(Kind.name): \(count) cases, seed \(seed)")
    // So that it is told even if a case ends the program.
    fflush(nil)
    var run = FuzzRun<Kind>(seed: seed)
    run.mostMegabytes = 2048
    if let (seed, broken) = run.run(count) {
      print("\(broken.rule)\n\(broken.source)\nAgain: VitrineFuzz \(Kind.name) 1 \(seed)")
      exit(1)
    }
    print(
      "no rule was broken; \(run.kind.summary); the slowest took \(run.slowest / 1_000_000) ms, "
        + "memory reached \(peakMemory() / 1024) MB")
  }

  private static func refuse() -> Never {
    let list = kinds.map { "  \($0.name)  \($0.about)\n" }.joined()
    print("usage: VitrineFuzz KIND [CASES [SEED]]\n\(list)", terminator: "")
    exit(64)
  }
}
