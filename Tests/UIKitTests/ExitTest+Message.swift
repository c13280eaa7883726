import Foundation
import Testing

extension ExitTest.Result? {
  /// Returns whether the process printed the text.
  func says(_ text: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }
}
