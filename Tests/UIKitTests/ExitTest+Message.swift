import Foundation
import Testing

extension ExitTest.Result? {
  /// Whether the process left this text behind.
  func says(_ text: String) -> Bool {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self).contains(text)
  }
}
