extension Session {
  /// Whether tables and collections allow drags by default.
  ///
  /// > Source: `dragInteractionEnabled` reference: true; false on iPhone in iOS 14 and earlier.
  var dragsAreEnabled: Bool { environment.device.idiom == .pad || behaves(.phonesDragContent) }
}
