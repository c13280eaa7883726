import Foundation
import StandInNotes

// Options of protocols. Connections fail, whatever they say.
open class NWProtocolOptions: @unchecked Sendable {}
open class NWProtocolMetadata: @unchecked Sendable {}

public final class NWProtocolDefinition: @unchecked Sendable {
  public let name: String

  init(_ name: String) { self.name = name }
}

public final class NWProtocolTCP {
  public static let definition = NWProtocolDefinition("tcp")

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false

    public override init() {}
  }
}

public final class NWProtocolUDP {
  public static let definition = NWProtocolDefinition("udp")

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false

    public override init() {}
  }
}

public final class NWProtocolTLS {
  public static let definition = NWProtocolDefinition("tls")

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
  }
}

public final class NWProtocolWebSocket {
  public static let definition = NWProtocolDefinition("websocket")

  public enum Version: Sendable {
    case v13
  }

  public enum Opcode: Int, Sendable {
    case cont, text, binary
    case close = 8
    case ping, pong
  }

  public enum CloseCode: Sendable {
    case protocolCode(Int), applicationCode(UInt16), privateCode(UInt16)
  }

  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false

    public init(_ version: Version = .v13) {}

    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ subprotocols: [String]) {}
  }

  public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode
    public var closeCode = CloseCode.protocolCode(1000)

    public init(opcode: Opcode) { self.opcode = opcode }
  }
}

public protocol IPAddress: Sendable {
  var rawValue: Data { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }

  public init?(_ string: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: &address) { Data($0) }
  }

  public static let any = IPv4Address("0.0.0.0")!
  public static let loopback = IPv4Address("127.0.0.1")!
  public static let broadcast = IPv4Address("255.255.255.255")!
  public var isLoopback: Bool { rawValue.first == 127 }
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }

  public init?(_ string: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
    rawValue = withUnsafeBytes(of: &address) { Data($0) }
  }

  public static let any = IPv6Address("::")!
  public static let loopback = IPv6Address("::1")!
  public var isLoopback: Bool { self == .loopback }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let found = rawValue.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &text, socklen_t(text.count)) }
    return found.map { String(cString: $0) } ?? ""
  }
}

/// A listener that fails as soon as it starts.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), ready, failed(NWError), cancelled
  }

  public struct Service: Hashable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?

    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }

  public enum ServiceRegistrationChange: Sendable {
    case add(NWEndpoint), remove(NWEndpoint)
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  public var newConnectionLimit = InfiniteConnectionLimit
  public static let InfiniteConnectionLimit = Int.max

  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws { (parameters, self.port) = (using, port) }

  public convenience init(service: Service, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  public func start(queue: DispatchQueue) {
    StandInNote.report("Network", "the network is always reachable, and connections fail")
    state = .failed(.posix(.ENETDOWN))
    queue.async { self.stateUpdateHandler?(self.state) }
  }

  public func cancel() { state = .cancelled }
}

/// A browser that finds nothing.
public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready, failed(NWError), cancelled, waiting(NWError)
  }

  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case none
    }

    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }

    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  public init(for descriptor: Descriptor, using: NWParameters) { (self.descriptor, parameters) = (descriptor, using) }

  public func start(queue: DispatchQueue) {
    StandInNote.report("Network", "the network is always reachable, and connections fail")
    state = .failed(.posix(.ENETDOWN))
    queue.async { self.stateUpdateHandler?(self.state) }
  }

  public func cancel() { state = .cancelled }
}
