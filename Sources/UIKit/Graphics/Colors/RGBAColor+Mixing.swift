import DisplayLists

extension RGBAColor {
  func mixed(with other: RGBAColor, share: Double) -> RGBAColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
