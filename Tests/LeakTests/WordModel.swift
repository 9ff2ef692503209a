// What a reader knows before looking: how often words are written, and after which others.

import Foundation

/// All that can be known of texts and of a list of common words, to be left out one text at a time.
struct KnownTexts {
  /// Words as they stand between spaces, with their signs, each once.
  private(set) var words: [String] = []
  /// By word: what it is when it stands before another, without signs and capitals.
  fileprivate var cores: [Int] = []
  /// By word: how often its core is written in that form; 0 where that is not known.
  fileprivate var forms: [Double] = []
  /// By core: how often it is taken to have been read, since it is on the list.
  fileprivate var listed: [Double] = []
  /// Each text as numbers of words.
  fileprivate var texts: [[[Int]]] = []
  private var numbers: [String: Int] = [:]
  private var coreNumbers: [String: Int] = ["": 0]

  /// The texts, each a list of lines; `common` are lists of words, the more common ones first.
  init(texts: [[[String]]], common: [[String]]) {
    listed = [0]
    self.texts = texts.map { text in text.map { line in line.map { number($0) } } }
    for (rank, list) in common.enumerated() {
      for word in list { listed[core(word)] += rank == 0 ? 0.5 : 0.1 }
    }
    for (core, place) in coreNumbers.sorted(by: { $0.value < $1.value }) where place > 0 {
      let capital = (core.first.map { $0.uppercased() } ?? "") + core.dropFirst()
      for (form, share) in [(core, 0.76), (core + ",", 0.09), (core + ".", 0.09), (capital, 0.06)] {
        forms[number(form)] = share
      }
    }
  }

  private mutating func number(_ word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    forms.append(0)
    cores.append(
      core(
        String(
          word.lowercased().drop { !$0.isLetter && !$0.isNumber }.reversed()
            .drop { !$0.isLetter && !$0.isNumber }.reversed())))
    return words.count - 1
  }

  private mutating func core(_ core: String) -> Int {
    if let number = coreNumbers[core] { return number }
    coreNumbers[core] = listed.count
    listed.append(0)
    return listed.count - 1
  }
}

/// A model of words and pairs of words.
struct WordModel {
  let known: KnownTexts
  /// How likely each word is, whatever stands before.
  private(set) var likelihoods: [Double]
  private var endsSentence: [Bool] = []
  private var isCapital: [Bool] = []
  private var pairs: [Int: [Int: Int]] = [:]
  private var followers: [Int: Int] = [:]

  /// What is known of all texts but one.
  init(_ known: KnownTexts, leavingOut left: Int) {
    self.known = known
    likelihoods = Array(repeating: 0, count: known.words.count)
    var counts = Array(repeating: 0.0, count: known.words.count)
    var cores = known.listed
    var total = 0.0
    for (place, text) in known.texts.enumerated() where place != left {
      for line in text {
        var before = 0
        for word in line {
          counts[word] += 1
          total += 1
          cores[known.cores[word]] += 1
          pairs[before, default: [:]][word, default: 0] += 1
          followers[before, default: 0] += 1
          before = known.cores[word]
        }
      }
    }
    cores[0] = 0
    let all = cores.reduce(0, +)
    for word in likelihoods.indices {
      likelihoods[word] =
        0.7 * counts[word] / total + 0.3 * known.forms[word] * cores[known.cores[word]] / all
      endsSentence.append(known.words[word].utf8.last.map { ".?!:".utf8.contains($0) } ?? false)
      isCapital.append(known.words[word].utf8.first.map { (65...90).contains($0) } ?? false)
    }
  }

  /// How likely a word is behind another; none at the beginning of a line.
  func logLikelihood(of word: Int, after previous: Int?) -> Double {
    let core = previous.map { known.cores[$0] } ?? 0
    // Sentences begin with a capital, and little else does.
    let isStart = previous.map { endsSentence[$0] } ?? true
    let form = isCapital[word] == isStart ? 1.0 : isStart ? 0.3 : 0.5
    let seen = Double(followers[core] ?? 0)
    let behind = seen == 0 ? 0 : Double(pairs[core]?[word] ?? 0) / seen
    let trust = seen / (seen + 12)
    return log(form * (trust * behind + (1 - trust) * likelihoods[word] + 1e-12))
  }

  /// The words that were seen behind that one.
  func followers(of previous: Int?) -> [Int] {
    pairs[previous.map { known.cores[$0] } ?? 0].map { $0.keys.sorted() } ?? []
  }
}
