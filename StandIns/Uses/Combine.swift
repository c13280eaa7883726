import Combine
import UIKit

class Model: ObservableObject {
  @Published var text = ""
  let events = PassthroughSubject<Int, Never>()
  let state = CurrentValueSubject<Bool, Never>(false)
}

class Screen: UIViewController {
  let model = Model()
  var cancellables = Set<AnyCancellable>()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.$text
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    Publishers.CombineLatest(model.state, model.events.map { $0 > 1 })
      .map { $0 && $1 }
      .eraseToAnyPublisher()
      .assign(to: \.isHidden, on: view)
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { _ in }
      .store(in: &cancellables)
    Future<Int, Error> { promise in promise(.success(1)) }
      .catch { _ in Just(0) }
      .sink { print($0) }
      .store(in: &cancellables)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }.store(in: &cancellables)
  }
}

final class Score: NSObject {
  var points = 3
  var next: Score?
  private var cancellables = Set<AnyCancellable>()

  func bind(_ label: UILabel) {
    publisher(for: \.points)
      .combineLatest(label.publisher(for: \.text, options: [.new]))
      .map { "\($0) \($1 ?? "")" }
      .sink { label.text = $0 }
      .store(in: &cancellables)
    publisher(for: \.next?.points).replaceNil(with: 0).removeDuplicates().sink { print($0) }.store(in: &cancellables)
  }
}
