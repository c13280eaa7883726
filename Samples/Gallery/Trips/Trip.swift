import UIKit

/// A trip, with its photos and notes.
struct Trip: Hashable {
  var place: String
  var country: String
  var dates: String
  var symbol: String
  var hue: CGFloat
  var photoCount: Int

  static let all = [
    Trip(place: "Lofoten", country: "Norway", dates: "2–9 June", symbol: "sun.max", hue: 0.56, photoCount: 8),
    Trip(place: "Kyoto", country: "Japan", dates: "28 March – 6 April", symbol: "leaf", hue: 0.94, photoCount: 5),
    Trip(
      place: "Saint-Rémy-de-Provence", country: "France", dates: "12–19 July", symbol: "map", hue: 0.13, photoCount: 7),
    Trip(place: "Fès", country: "Morocco", dates: "3–8 October", symbol: "star", hue: 0.07, photoCount: 4),
    Trip(place: "Reykjavík", country: "Iceland", dates: "15–22 February", symbol: "drop", hue: 0.6, photoCount: 6),
    Trip(place: "Valparaíso", country: "Chile", dates: "1–10 December", symbol: "house", hue: 0.03, photoCount: 5),
    Trip(
      place: "Hội An", country: "Vietnam", dates: "20 January – 2 February", symbol: "flame", hue: 0.11, photoCount: 9),
    Trip(place: "Isle of Skye", country: "Scotland", dates: "24–29 August", symbol: "cloud", hue: 0.38, photoCount: 6),
  ]

  var color: UIColor { UIColor(hue: hue, saturation: 0.62, brightness: 0.82, alpha: 1) }

  var photos: [TripPhoto] { (0..<photoCount).map { TripPhoto(trip: self, number: $0 + 1) } }
}

struct TripPhoto: Hashable {
  var trip: Trip
  var number: Int

  var name: String { "\(trip.place) \(number)" }

  /// Returns an image of hills under a sky, in the colors of the trip.
  func makeImage() -> UIImage {
    let size = CGSize(width: 240, height: 240)
    let shift = CGFloat(number) * 0.017
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: (trip.hue + shift).truncatingRemainder(dividingBy: 1), saturation: 0.3, brightness: 0.95, alpha: 1)
        .setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      UIBezierPath(
        arcCenter: CGPoint(x: 50 + 20 * CGFloat(number % 8), y: 60), radius: 22, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).fill()
      for hill in 0..<3 {
        hillColor(hill).setFill()
        hillPath(hill, in: size).fill()
      }
    }
  }

  private func hillColor(_ hill: Int) -> UIColor {
    UIColor(hue: trip.hue, saturation: 0.45 + 0.12 * CGFloat(hill), brightness: 0.72 - 0.17 * CGFloat(hill), alpha: 1)
  }

  private func hillPath(_ hill: Int, in size: CGSize) -> UIBezierPath {
    let top = size.height * (0.48 + 0.15 * CGFloat(hill))
    let bend = CGFloat((number * 37 + hill * 61) % 90) - 45
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: top + bend / 3))
    path.addCurve(
      to: CGPoint(x: size.width, y: top - bend / 3), controlPoint1: CGPoint(x: size.width * 0.35, y: top - 60 + bend),
      controlPoint2: CGPoint(x: size.width * 0.6, y: top + 50 + bend))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    path.close()
    return path
  }
}
