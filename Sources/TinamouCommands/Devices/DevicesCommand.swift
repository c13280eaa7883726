import ArgumentParser
import CoreTypes
import SystemProfiles

/// The `tinamou devices` command: prints the catalog.
struct DevicesCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "devices", abstract: "Lists the devices for --device.")

  @Option(help: "text: a table. json: an array of objects.")
  var format: DevicesFormat = .text

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let entries = DeviceCatalog.all.map(DeviceEntry.init)
    switch format {
    case .text: try invocation.console.write(line: DeviceTable(entries).text)
    case .json: try invocation.console.write(line: DeviceEntry.json(entries))
    }
    return .success
  }
}

enum DevicesFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// A row of the catalog in the words of the command line.
struct DeviceEntry: Encodable {
  let slug: String
  let name: String
  /// The size in points, in portrait.
  let width: Double
  let height: Double
  let scale: Double
  let firstOS: String
  let lastOS: String
  /// The name of the screen in documents.
  let interfaceBuilderID: String?

  init(_ row: DeviceRow) {
    (slug, name) = (row.slug, row.name)
    (width, height, scale) = (Double(row.pointSize.width), Double(row.pointSize.height), Double(row.scale))
    (firstOS, lastOS) = (row.firstVersion.description, row.lastVersion.description)
    interfaceBuilderID = row.interfaceBuilderID
  }

  static func json(_ entries: [DeviceEntry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(entries), as: UTF8.self)
  }
}
