import DisplayLists

// Particles are stateless: each one follows from the seed, its cell, its index and the time.
extension CAEmitterLayer {
  /// The maximum number of particles per cell. More of them are no longer distinguishable.
  private static let mostParticles = 5000

  func recordParticles(into recorder: inout DisplayListRecorder) {
    let session = Session.current, cells = emitterCells ?? []
    if cells.contains(where: { $0.emitterCells?.isEmpty == false }) { session.report(.particlesOfParticles) }
    let now = session.now - session.layerDelay
    var particles = cells.enumerated().flatMap { self.particles(of: $1, number: $0, at: now) }
    guard !particles.isEmpty else { return }
    session.noteMotion(until: session.now + 1)
    if renderMode == .oldestLast { particles.reverse() }
    let style = LayerStyle(blendMode: renderMode == .additive ? .plusLighter : .normal)
    recorder.layer(style) { recorder in for particle in particles { particle.record(into: &recorder) } }
  }

  /// Returns the live particles of a cell, oldest first.
  private func particles(of cell: CAEmitterCell, number: Int, at now: TimeInterval) -> [Particle] {
    let rate = Double(birthRate * cell.birthRate), life = Double(lifetime * cell.lifetime)
    // Rates and lifetimes above 1e9 exceed the precision of particle indexes.
    guard cell.isEnabled, rate > 0, life > 0, rate < 1e9, life < 1e9 else { return [] }
    let longest = life + Double(lifetime * cell.lifetimeRange) / 2
    let last = (now * rate).rounded(.down),
      first = max(last - Double(Self.mostParticles), ((now - longest) * rate).rounded(.up))
    let begin = beginTime > 0 ? (beginTime * rate).rounded(.up) : -.infinity
    guard max(first, begin) <= last else { return [] }
    return stride(from: max(first, begin), through: last, by: 1).compactMap { index in
      particle(of: cell, number, Int(index), age: now - index / rate)
    }
  }

  private func particle(of cell: CAEmitterCell, _ number: Int, _ index: Int, age: TimeInterval) -> Particle? {
    var random = ParticleRandom(seed: UInt64(seed) &* 31 &+ UInt64(number), index: index)
    let life = Double(lifetime) * random.value(Double(cell.lifetime), range: Double(cell.lifetimeRange))
    guard age >= 0, age <= life else { return nil }
    let speed = Double(velocity) * random.value(Double(cell.velocity), range: Double(cell.velocityRange))
    let angle = random.value(Double(cell.emissionLongitude), range: Double(cell.emissionRange))
    let size =
      Double(scale) * (random.value(Double(cell.scale), range: Double(cell.scaleRange)) + Double(cell.scaleSpeed) * age)
    let turn = Double(spin) * random.value(Double(cell.spin), range: Double(cell.spinRange)) * age
    let start = place(&random)
    let x = Double(start.x) + speed * cos(angle) * age + Double(cell.xAcceleration) * age * age / 2
    let y = Double(start.y) + speed * sin(angle) * age + Double(cell.yAcceleration) * age * age / 2
    guard size > 0, let image = cell.image else { return nil }
    return Particle(
      image: image.reference(.smooth), size: cell.size(of: image), place: CGPoint(x: x, y: y), scale: size, turn: turn,
      color: cell.color(after: age, &random))
  }

  /// Returns a random starting position within the emitter's shape.
  private func place(_ random: inout ParticleRandom) -> CGPoint {
    let (u, v) = (random.next(), random.next())
    let (w, h) = (Double(emitterSize.width), Double(emitterSize.height))
    let center = (x: Double(emitterPosition.x), y: Double(emitterPosition.y))
    switch emitterShape {
    case .line: return CGPoint(x: center.x + (u - 0.5) * w, y: center.y)
    case .rectangle where emitterMode == .outline:
      // A random point on the outline, uniform by length.
      let along = u * 2 * (w + h)
      let point: (Double, Double) =
        along < w
        ? (along, 0)
        : along < w + h ? (w, along - w) : along < 2 * w + h ? (2 * w + h - along, h) : (0, 2 * (w + h) - along)
      return CGPoint(x: center.x - w / 2 + point.0, y: center.y - h / 2 + point.1)
    case .rectangle: return CGPoint(x: center.x + (u - 0.5) * w, y: center.y + (v - 0.5) * h)
    case .circle:
      let radius = (emitterMode == .outline ? 1 : v.squareRoot()) * w
      return CGPoint(x: center.x + radius * cos(2 * .pi * u), y: center.y + radius * sin(2 * .pi * u))
    default: return emitterPosition
    }
  }
}

extension CAEmitterCell {
  fileprivate var image: CGImage? { contents as? CGImage ?? (contents as? UIImage)?.cgImage }

  fileprivate func size(of image: CGImage) -> CGSize {
    CGSize(
      width: CGFloat(image.width) / max(contentsScale, 1e-6), height: CGFloat(image.height) / max(contentsScale, 1e-6))
  }

  fileprivate func color(after age: TimeInterval, _ random: inout ParticleRandom) -> RGBAColor {
    let base = color?.rgba ?? .white
    func part(_ value: Double, _ range: Float, _ speed: Float = 0) -> Double {
      min(max(random.value(value, range: Double(range)) + Double(speed) * age, 0), 1)
    }
    return RGBAColor(
      red: part(base.red, redRange), green: part(base.green, greenRange), blue: part(base.blue, blueRange),
      alpha: part(base.alpha, alphaRange, alphaSpeed))
  }
}

private struct Particle {
  let image: ImageReference
  let size: CGSize
  let place: CGPoint
  let scale: Double
  /// The rotation, in radians.
  let turn: Double
  let color: RGBAColor

  func record(into recorder: inout DisplayListRecorder) {
    guard color.alpha > 0 else { return }
    recorder.saved { recorder in
      recorder.concatenate(
        CGAffineTransform(rotationAngle: CGFloat(turn)).scaledBy(x: CGFloat(scale), y: CGFloat(scale))
          .concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
      let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      var shown = image
      // A white cell draws its image unchanged; any other color replaces the image's colors.
      if (color.red, color.green, color.blue) != (1, 1, 1) { shown.tint = color.withAlpha(1) }
      recorder.layer(opacity: color.alpha) { $0.image(shown, in: rect) }
    }
  }
}

/// A random number generator that is seeded with the emitter's seed and the index of a particle.
///
/// > Source: SplitMix64, Guy Steele, Doug Lea and Christine Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
private struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64, index: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(index)) &* 0xBF58_476D_1CE4_E5B9
  }

  /// Returns the next random number from 0 to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ (value >> 31)) >> 11) / Double(1 << 53)
  }

  mutating func value(_ middle: Double, range: Double) -> Double { middle + (next() - 0.5) * range }
}

extension Diagnostic {
  fileprivate static let particlesOfParticles = Diagnostic(
    rule: "particles-not-drawn", severity: .note, message: "Particles that other particles emit are not drawn.")
}
