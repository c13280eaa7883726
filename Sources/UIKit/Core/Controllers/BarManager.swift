/// The kind of container that manages a bar and its items.
enum BarManager {
  case navigation, tabs
}
