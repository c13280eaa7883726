extension Session {
  /// Whether tables and collections let their content be dragged unless told otherwise.
  ///
  /// > Source: `dragInteractionEnabled` reference: true; in iOS 14 and earlier false on phones.
  var dragsAreEnabled: Bool { environment.device.idiom == .pad || behaves(.phonesDragContent) }
}
