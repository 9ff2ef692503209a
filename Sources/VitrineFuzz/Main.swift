// `swift run -c release VitrineFuzz [CASES [SEED]]`: hostile bytes as Markdown, as front matter and
// as both; a million cases unless told otherwise. Ends with 1 at the first case that breaks a rule.

import Glibc

@main
struct Main {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let cases = words.first.flatMap { Int($0) } ?? 1_000_000
    let seed = words.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
    print("\(cases) cases, seed \(seed)")
    var fuzzer = Fuzzer(seed: seed)
    for number in 0..<cases {
      guard let finding = fuzzer.next() else { continue }
      print("case \(number): \(finding.rule)\n\(finding.source)")
      exit(1)
    }
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(
      "no rule was broken; \(fuzzer.drawn) were drawn, \(fuzzer.refused) refused; "
        + "the slowest took \(fuzzer.slowest / 1_000_000) ms, memory reached "
        + "\(usage.ru_maxrss / 1024) MB")
  }
}
