import Foundation
import Network

func watch() {
  let monitor = NWPathMonitor()
  monitor.pathUpdateHandler = { path in print(path.status == .satisfied, path.usesInterfaceType(.wifi)) }
  monitor.start(queue: DispatchQueue(label: "monitor"))
  NWConnection(host: "example.com", port: 443, using: .tcp).start(queue: .main)
}

func listen() throws -> NWListener {
  let parameters = NWParameters(tls: nil, tcp: NWProtocolTCP.Options())
  parameters.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
  let listener = try NWListener(using: parameters, on: 8080)
  listener.newConnectionHandler = { $0.start(queue: .main) }
  NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp).start(queue: .main)
  return listener
}
