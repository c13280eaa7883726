import Testing

@testable import SystemProfiles

/// Large values that copies share.
/// Basis: Swift's values: a change of a copy does not affect the original.
struct SharedTests {
  private struct Pair: Hashable {
    @Shared var first: [Int]
    @Shared var second: [Int]

    init(_ first: [Int], _ second: [Int]) {
      (_first, _second) = (Shared(wrappedValue: first), Shared(wrappedValue: second))
    }
  }

  @Test("a change of a copy leaves the other as it was")
  func copies() {
    let original = Pair([1, 2], [3])
    var copy = original
    #expect(copy == original && copy.hashValue == original.hashValue)
    copy.first[0] = 7
    #expect(copy.first == [7, 2] && original.first == [1, 2] && copy.second == original.second && copy != original)
    copy.first[0] = 1
    #expect(copy == original && copy.hashValue == original.hashValue)
  }
}
