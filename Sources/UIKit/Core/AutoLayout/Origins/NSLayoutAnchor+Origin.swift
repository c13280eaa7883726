// Apple's signatures with the location of the call added; see NSLayoutConstraint+Origin.

extension NSLayoutAnchor {
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c).made(at: file, line)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c).made(at: file, line)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c).made(at: file, line)
  }
}

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(equalToSystemSpacingAfter:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }
}

extension NSLayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(equalToSystemSpacingBelow:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    let make = constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    return make(anchor, multiplier).made(at: file, line)
  }
}

extension NSLayoutDimension {
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: c).made(at: file, line)
  }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c).made(at: file, line)
  }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c).made(at: file, line)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c).made(at: file, line)
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: file, line)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c).made(at: file, line)
  }
}

extension NSLayoutConstraint {
  fileprivate func made(at file: StaticString, _ line: UInt) -> NSLayoutConstraint {
    origin = ConstraintOrigin(file, line)
    return self
  }
}
