@_exported import Foundation
import StandInNotes

/// The path of a machine with a wired network.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  public let status = Status.satisfied
  public let availableInterfaces: [NWInterface] = []
  public let isExpensive = false
  public let isConstrained = false
  public let supportsIPv4 = true
  public let supportsIPv6 = true
  public let supportsDNS = true
  public let gateways: [NWEndpoint] = []
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  public let localEndpoint: NWEndpoint? = nil
  public let remoteEndpoint: NWEndpoint? = nil

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public var debugDescription: String { name }

  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}

/// A monitor that reports a satisfied path once.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public private(set) var queue: DispatchQueue?

  public init() {}

  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    StandInNote.report("Network", "the network is always reachable, and connections fail")
    self.queue = queue
    queue.async { [weak self] in
      if let self { pathUpdateHandler?(currentPath) }
    }
  }

  public func cancel() { pathUpdateHandler = nil }
}

public enum NWEndpoint: Hashable, Sendable {
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    case ipv4(IPv4Address)
    case ipv6(IPv6Address)

    public init(_ string: String) { self = .name(string, nil) }

    public init(stringLiteral value: String) { self = .name(value, nil) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }

  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    public let rawValue: UInt16

    public init?(rawValue: UInt16) { self.rawValue = rawValue }

    public init(integerLiteral value: UInt16) { rawValue = value }

    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    public static let any: Port = 0
    public static let http: Port = 80
    public static let https: Port = 443
  }

  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode), dns(Int32), tls(Int32)
}

open class NWParameters: @unchecked Sendable {
  public init() {}

  public init(tls: NWProtocolTLS.Options? = nil, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}

  public init(dtls: NWProtocolTLS.Options? = nil, udp: NWProtocolUDP.Options) {}

  public let defaultProtocolStack = ProtocolStack()
  public var acceptLocalOnly = false
  public var allowFastOpen = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var requiredLocalEndpoint: NWEndpoint?
  public var serviceClass = ServiceClass.bestEffort
  public func copy() -> NWParameters { self }

  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }

  public static var tcp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var requiredInterface: NWInterface?
  public var requiredInterfaceType = NWInterface.InterfaceType.other
}

/// A connection that fails as soon as it starts.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
  }

  public enum SendCompletion {
    case contentProcessed((NWError?) -> Void), idempotent
  }

  public final class ContentContext: @unchecked Sendable {
    public init() {}

    public convenience init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = nil
    ) { self.init() }

    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    public static let defaultStream = ContentContext()
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  public private(set) var queue: DispatchQueue?
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  public func restart() {}
  public func cancelCurrentEndpoint() {}
  public func batch(_ block: () -> Void) { block() }
  public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }

  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  public func start(queue: DispatchQueue) {
    StandInNote.report("Network", "the network is always reachable, and connections fail")
    state = .failed(.posix(.ENETDOWN))
    queue.async { self.stateUpdateHandler?(self.state) }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) { if case .contentProcessed(let handler) = completion { handler(.posix(.ENETDOWN)) } }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { completion(nil, nil, true, .posix(.ENETDOWN)) }

  public func receiveMessage(completion: @escaping (Data?, ContentContext?, Bool, NWError?) -> Void) {
    completion(nil, nil, true, .posix(.ENETDOWN))
  }

  public func cancel() { state = .cancelled }

  public func forceCancel() { cancel() }
}
