import DisplayLists
extension KeyboardPanel { func draw(into recorder: inout DisplayListRecorder) {} }
