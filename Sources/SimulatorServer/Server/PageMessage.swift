import CoreTypes

/// A message of a page: to the studio, which is device 0, or to a device, which decodes it.
struct PageMessage: Decodable {
  let to: Int
  let ask: Ask

  enum Ask {
    case studio(StudioRequest)
    case device(JSONValue)
  }

  private enum CodingKeys: CodingKey { case to, ask }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    to = try container.decode(Int.self, forKey: .to)
    ask =
      to == 0
      ? .studio(try container.decode(StudioRequest.self, forKey: .ask))
      : .device(try container.decode(JSONValue.self, forKey: .ask))
  }
}

/// A request about the set of devices. In JSON it is an object with one key, the name of the case.
enum StudioRequest: Decodable {
  case open(settings: [String: String])
  /// - Parameter afresh: True to begin at the first screen; otherwise the recorded steps are replayed.
  case restart(device: Int, settings: [String: String], afresh: Bool?)
  case close(device: Int)

  /// The settings of the device that the request starts; nil if it starts none.
  var settings: [String: String]? {
    switch self {
    case .open(let settings), .restart(_, let settings, _): settings
    case .close: nil
    }
  }
}

/// A JSON value.
enum JSONValue: Codable, Sendable, Equatable {
  case null
  case flag(Bool)
  case real(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  static func number(_ number: Int) -> JSONValue { .real(Double(number)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .real(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}
