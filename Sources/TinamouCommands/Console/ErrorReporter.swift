import ArgumentParser
import CoreTypes
import Processes
import Rendering

/// Maps a thrown error to its message and the exit status.
@MainActor struct ErrorReporter {
  let console: Console

  func report(_ error: any Error) -> CommandStatus {
    switch error {
    case is ClosedPipe: return .success
    case is EmptyList:
      console.say(.note, "--files-from: the list names no document; there is nothing to do.", at: "tinamou")
      return .success
    case let error as UsageError: return report(error)
    case let error as DocumentFailure: return report(error)
    case let error as any ReportedFailure: return fail(error.description)
    default: return reportParserError(error)
    }
  }

  func report(_ failure: DocumentFailure) -> CommandStatus {
    console.say(.error, failure.message, at: failure.place)
    return .failure
  }

  private func report(_ error: UsageError) -> CommandStatus {
    console.say(.error, error.message, at: error.place ?? "tinamou")
    return .usage
  }

  private func fail(_ message: String) -> CommandStatus {
    console.say(.error, message, at: "tinamou")
    return .failure
  }

  /// Reports an error of the parser. Help and version are "errors" too; they are data and go to the output.
  private func reportParserError(_ error: any Error) -> CommandStatus {
    let message = Tinamou.fullMessage(for: error)
    switch Tinamou.exitCode(for: error) {
    case .success:
      try? console.write(line: message)
      return .success
    case .validationFailure:
      console.say(message)
      return .usage
    default:
      console.say(message)
      return .failure
    }
  }
}

/// An error whose description is the whole message. The command ends with `failure`.
package protocol ReportedFailure: Error, CustomStringConvertible {}

extension RenderingError: ReportedFailure {}

extension WriteFailure: ReportedFailure {}

extension ProcessFailure: ReportedFailure {}

/// An error in the use of the command.
package struct UsageError: Error, Equatable {
  package var message: String
  /// The place of the error, if it was not on the command line.
  var place: String?

  init(_ message: String, at place: String? = nil) { (self.message, self.place) = (message, place) }
}
