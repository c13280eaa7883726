import CoreTypes
import Rendering
import Testing
import UIKit

@testable import Simulator

/// Pictures of changes.
@MainActor struct PainterTests {
  private let screen: LiveScreen
  private let painter: LivePainter

  init() throws {
    screen = try LiveScreen()
    painter = LivePainter(screen.session, CairoRenderer())
  }

  @Test func aWholePictureThenOnlyWhatChanges() throws {
    let first = try #require(try painter.paint())
    #expect(first.area == first.whole)
    #expect(first.whole == PixelArea(x: 0, y: 0, width: 320, height: 568))
    #expect(try painter.paint() == nil, "nothing has changed")
    screen.session.perform { screen.label.textColor = .red }
    let second = try #require(try painter.paint())
    #expect(second.area.width < 60 && second.area.height < 25)
    #expect(second.area.x >= 19 && second.area.y >= 99)
    painter.forget()
    #expect(try painter.paint()?.area == first.whole)
  }

  @Test func theDensityIsThePages() throws {
    painter.density = 0.5
    #expect(try painter.paint()?.whole == PixelArea(x: 0, y: 0, width: 160, height: 284))
    painter.density = 2
    #expect(try painter.paint()?.whole == PixelArea(x: 0, y: 0, width: 640, height: 1136))
  }

  @Test func thePacket() throws {
    let picture = try #require(try painter.paint())
    let packet = Array(picture.packet(device: 258, frame: 7, stamp: 1.5, layout: 0.002))
    #expect(packet[..<4] == [1, 1, 1, 2])
    #expect(packet[4..<8] == [0, 0, 0, 7])
    #expect(packet[16..<20] == [1, 64, 2, 56])
    #expect(packet[20..<28] == [0x3F, 0xF8, 0, 0, 0, 0, 0, 0])
    #expect(packet[28..<30] == [7, 208])
    #expect(packet[36..<40] == [0x89, 0x50, 0x4E, 0x47])
  }
}
