/// The drag and drop delegates of a table or a collection view.
struct DragDelegates {
  weak var drag: AnyObject?
  weak var drop: AnyObject?
}
