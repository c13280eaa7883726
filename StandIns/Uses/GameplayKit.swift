import GameplayKit
import UIKit

final class Waiting: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
}

final class Playing: GKState {}

func game(_ cards: [Int]) -> Int {
  let machine = GKStateMachine(states: [Waiting(), Playing()])
  machine.enter(Waiting.self)
  let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: cards) as? [Int]
  return (shuffled?.first ?? 0) + GKRandomDistribution.d6().nextInt()
    + GKShuffledDistribution(lowestValue: 1, highestValue: 3).nextInt()
}
