import CoreTypes

/// A value and where it was said, so that a mistake in it can be found.
struct Setting: Equatable {
  var text: String
  var origin: Origin

  enum Origin: Equatable {
    case option
    case environment
    /// Such as `app/.tinamou.yml:3:9`.
    case file(place: String)
  }
}

/// What holds after an option beat the environment variable and the variable beat the file.
struct Settings: Equatable {
  private(set) var values: [SettingName: Setting] = [:]

  /// - Throws: `UsageError` for a configuration file that cannot be understood.
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

  /// The meaning of a setting; nil when nobody said it.
  ///
  /// - Throws: `UsageError` that says where the value came from.
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
