extension UIColor {
  public convenience init(cgColor: CGColor) {
    if let tiling = cgColor.tiling {
      self.init(value: .pattern(tiling), alpha: cgColor.alpha)
    } else if cgColor.colorSpace?.model == .monochrome {
      self.init(value: .gray(cgColor.rgba))
    } else {
      self.init(cgColor.rgba)
    }
  }
}
