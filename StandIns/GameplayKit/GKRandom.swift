import UIKit

public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Numbers of Swift's generator. Seeds and discarded values have no effect, so that a game is not repeatable.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()

  public override init() {}

  open class func sharedRandom() -> GKRandomSource { shared }

  open func nextInt() -> Int { Int(Int32.random(in: .min ... .max)) }
  open func nextInt(upperBound: Int) -> Int { upperBound > 1 ? Int.random(in: 0..<upperBound) : 0 }
  open func nextUniform() -> Float { Float.random(in: 0..<1) }
  open func nextBool() -> Bool { Bool.random() }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled() }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  open var seed = Data()

  public convenience init(seed: Data) {
    self.init()
    self.seed = seed
  }

  open func dropValues(_ count: Int) {}
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 = 0

  public convenience init(seed: UInt64) {
    self.init()
    self.seed = seed
  }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  open var seed: UInt64 = 0

  public convenience init(seed: UInt64) {
    self.init()
    self.seed = seed
  }
}

open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    (lowestValue, highestValue) = (min(lowestInclusive, highestInclusive), max(lowestInclusive, highestInclusive))
  }

  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  open class func d6() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
  open class func d20() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20) }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: max(1, min(numberOfPossibleOutcomes, upperBound - lowestValue)))
  }
  open func nextUniform() -> Float { Float(nextInt()) / Float(max(1, highestValue)) }
  open func nextBool() -> Bool { source.nextBool() }
}

/// A distribution whose middle is more frequent.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(-6)) { total, _ in total + source.nextUniform() }
    return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
  }
}

/// A distribution that returns each value once before it repeats.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private var rest: [Int] = []

  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue).shuffled() }
    return rest.removeLast()
  }
}

extension NSArray {
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
