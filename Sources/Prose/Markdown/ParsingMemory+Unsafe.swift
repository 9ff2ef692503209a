// The border to cmark's memory: for one tree at a time, given back all at once.
//
// Measured on articles of 600 words: of the time that cmark needs for a tree, two fifths go into
// asking for and giving back the memory of single nodes. A thread keeps one such memory and uses it
// again for its next text, so that a text costs no call to the system's allocator.

import CCmark
import Glibc

/// Memory that only grows while a tree is made, and is empty again after it.
///
/// The functions that cmark calls for memory are handed nothing of ours; they find the memory of
/// their thread in a slot of the thread.
@safe struct ParsingMemory {
  /// Trees of larger texts are made with the system's allocator, which takes back what is freed
  /// while the tree is made.
  static let largestText = 256 * 1024

  private static let alignment = 16
  private static let firstBlock = 256 * 1024

  /// A piece of memory from the system, linked to the one before.
  @safe private struct Block {
    var previous: UnsafeMutablePointer<Block>?
    var size: Int
  }

  private var block: UnsafeMutablePointer<Block>?
  /// Where in the block the next piece begins, and how much there is left from there on. All of that
  /// is zero: what was used is cleared at once when it is let go, not piece by piece.
  private var next: UnsafeMutableRawPointer?
  private var left = 0
  private var isInUse = false
  /// The functions that cmark calls; the nodes of a tree point here.
  let functions: UnsafeMutablePointer<cmark_mem>

  private init() {
    unsafe functions = .allocate(capacity: 1)
    unsafe functions.initialize(
      to: cmark_mem(
        calloc: { count, size in unsafe ParsingMemory.current?.pointee.allocate(count * size) },
        realloc: { pointer, size in unsafe ParsingMemory.current?.pointee.resize(pointer, to: size)
        },
        free: { _ in }))
  }

  /// The slot of a thread that its memory is kept in; its thread gives it back when it ends.
  private static let slot: pthread_key_t? = {
    var key = pthread_key_t()
    let status = unsafe pthread_key_create(&key) { memory in
      guard let memory = unsafe memory?.assumingMemoryBound(to: ParsingMemory.self) else { return }
      unsafe dispose(of: memory)
    }
    return status == 0 ? key : nil
  }()

  /// The memory of this thread, unless a tree is in it.
  static func claim() -> UnsafeMutablePointer<ParsingMemory>? {
    guard let slot else { return nil }
    if let memory = unsafe current {
      if unsafe memory.pointee.isInUse { return nil }
      unsafe memory.pointee.isInUse = true
      return unsafe memory
    }
    let memory = UnsafeMutablePointer<ParsingMemory>.allocate(capacity: 1)
    unsafe memory.initialize(to: ParsingMemory())
    guard unsafe pthread_setspecific(slot, memory) == 0 else {
      unsafe dispose(of: memory)
      return nil
    }
    unsafe memory.pointee.isInUse = true
    return unsafe memory
  }

  private static func dispose(of memory: UnsafeMutablePointer<ParsingMemory>) {
    unsafe memory.pointee.shrink(toFirst: false)
    unsafe memory.pointee.functions.deallocate()
    unsafe memory.deallocate()
  }

  /// Lets go of all that is in it.
  mutating func release() {
    let hadOne = unsafe block?.pointee.previous == nil
    let unused = left
    shrink(toFirst: true)
    rewind()
    if let start = unsafe next { unsafe memset(start, 0, hadOne ? left - unused : left) }
    isInUse = false
  }

  private static var current: UnsafeMutablePointer<ParsingMemory>? {
    guard let slot else { return nil }
    return unsafe pthread_getspecific(slot)?.assumingMemoryBound(to: ParsingMemory.self)
  }
}

// MARK: - Pieces

extension ParsingMemory {
  /// A piece, all zero, with its size in front of it.
  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let rounded = Self.rounded(size)
    let whole = rounded + Self.alignment
    if whole > left { grow(by: whole) }
    guard let start = unsafe next else { return nil }
    unsafe next = unsafe start + whole
    left -= whole
    unsafe start.storeBytes(of: rounded, as: Int.self)
    return unsafe start + Self.alignment
  }

  /// The same piece, larger: where it is, if nothing stands behind it, as behind a text that is
  /// gathered line by line; else elsewhere.
  private mutating func resize(
    _ piece: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let piece = unsafe piece else { return unsafe allocate(size) }
    let old = unsafe self.size(of: piece)
    if size <= old { return unsafe piece }
    let more = Self.rounded(size) - old
    if unsafe piece + old == next, more <= left {
      unsafe next = unsafe piece + old + more
      left -= more
      unsafe (piece - Self.alignment).storeBytes(of: old + more, as: Int.self)
      return unsafe piece
    }
    let new = unsafe allocate(size)
    if let new = unsafe new { unsafe memcpy(new, piece, old) }
    return unsafe new
  }

  private static func rounded(_ size: Int) -> Int { (size + alignment - 1) & ~(alignment - 1) }

  private func size(of piece: UnsafeMutableRawPointer) -> Int {
    unsafe (piece - Self.alignment).load(as: Int.self)
  }

  private mutating func grow(by size: Int) {
    let blockSize = unsafe max(Self.firstBlock, size, (block?.pointee.size ?? 0) * 2)
    guard let memory = unsafe calloc(1, Self.alignment + blockSize) else {
      // cmark has no way to be told; it must not go on either.
      abort()
    }
    let new = unsafe memory.bindMemory(to: Block.self, capacity: 1)
    unsafe new.initialize(to: Block(previous: block, size: blockSize))
    unsafe block = unsafe new
    rewind()
  }

  /// Goes back to where the block begins.
  private mutating func rewind() {
    unsafe next = unsafe block.map { unsafe Self.start(of: $0) }
    left = unsafe block?.pointee.size ?? 0
  }

  private static func start(of block: UnsafeMutablePointer<Block>) -> UnsafeMutableRawPointer {
    unsafe UnsafeMutableRawPointer(block) + alignment
  }

  /// Gives blocks back to the system: all, or all but the first.
  private mutating func shrink(toFirst keepsFirst: Bool) {
    while let last = unsafe block, unsafe !keepsFirst || last.pointee.previous != nil {
      unsafe block = unsafe last.pointee.previous
      unsafe Glibc.free(last)
    }
  }
}
