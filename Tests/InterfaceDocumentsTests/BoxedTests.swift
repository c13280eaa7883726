import InterfaceDocuments
import Testing

struct BoxedTests {
  private struct Shelf: Hashable {
    @Boxed var first: [Int]? = nil
    @Boxed var second: [Int]? = [1]
  }

  @Test func aCopyChangesAlone() {
    let shelf = Shelf()
    var copy = shelf
    copy.first = [2]
    copy.second?.append(3)
    #expect(shelf.first == nil && shelf.second == [1])
    #expect(copy.first == [2] && copy.second == [1, 3])
    copy.second = nil
    #expect(copy.second == nil)
  }

  @Test func whatHasEqualPartsIsEqual() {
    var shelf = Shelf(), other = Shelf()
    (shelf.first, other.first) = ([1, 2], [1, 2])
    #expect(shelf == other && shelf.hashValue == other.hashValue)
    other.first = nil
    #expect(shelf != other)
  }
}
