import UIKit

/// A state, which decides on its successors.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() {}

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private let states: [GKState]

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) != false
  }

  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?

  public override init() {}

  public required init?(coder: NSCoder) { super.init() }

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() {}

  public required init?(coder: NSCoder) { super.init() }

  open func addComponent(_ component: GKComponent) {
    components.removeAll { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    for component in components where component is ComponentType { component.willRemoveFromEntity() }
    components.removeAll { $0 is ComponentType }
  }

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }

  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) { componentClass = cls }

  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: ComponentType.self) { addComponent(component) }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
