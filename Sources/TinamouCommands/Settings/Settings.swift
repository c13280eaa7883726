import CoreTypes

/// A value and its origin, for error messages.
struct Setting: Equatable {
  var text: String
  var origin: Origin

  enum Origin: Equatable {
    case option
    case environment
    /// A file, at a place such as `app/.tinamou.yml:3:9`.
    case file(place: String)
  }
}

/// The effective settings: options override environment variables, and these override the file.
struct Settings: Equatable {
  private(set) var values: [SettingName: Setting] = [:]

  /// - Throws: `UsageError` for an invalid configuration file.
  init(_ options: CommonOptions, in invocation: Invocation) throws {
    let file = try ConfigurationFile.nearest(to: invocation.workingDirectory)
    self.init(options: options.typed, environment: invocation.environment, file: file?.settings ?? [:])
  }

  init(options: [SettingName: String], environment: [String: String], file: [SettingName: Setting]) {
    for name in SettingName.allCases {
      if let text = options[name] {
        values[name] = Setting(text: text, origin: .option)
      } else if let text = environment[name.environmentVariable], !text.isEmpty {
        values[name] = Setting(text: text, origin: .environment)
      } else {
        values[name] = file[name]
      }
    }
  }

  /// Returns the value of a setting; nil if it is not set.
  ///
  /// - Throws: `UsageError` with the origin of the value.
  func value<Value>(of name: SettingName, _ parse: (String) throws(SettingProblem) -> Value) throws(UsageError)
    -> Value?
  {
    guard let setting = values[name] else { return nil }
    do {
      return try parse(setting.text)
    } catch {
      throw setting.usageError(error, name: name)
    }
  }
}

extension Setting {
  fileprivate func usageError(_ problem: SettingProblem, name: SettingName) -> UsageError {
    switch origin {
    case .option: UsageError("--\(name.rawValue): \(problem.message)")
    case .environment: UsageError("\(name.environmentVariable): \(problem.message)")
    case .file(let place): UsageError("\(name.rawValue): \(problem.message)", at: place)
    }
  }
}
