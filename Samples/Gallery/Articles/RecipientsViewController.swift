import UIKit

/// Shows recipients in rows on gray. Nothing outside sets the height of their view.
final class RecipientsViewController: UIViewController {
  private(set) var recipientsView: RecipientsView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Recipients"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    recipientsView = RecipientsView()
    recipientsView.toRecipients = [
      "rob@frankfurt.de", "r@berlin.de", "frank@dusseldorf.de", "ernest@munich.de", "mo@cologne.de",
      "curly@stuttgart.de",
    ]
    recipientsView.backgroundColor = .lightGray
    recipientsView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(recipientsView)

    let views: [String: Any] = ["recipientsView": recipientsView!]
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[recipientsView]|", metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[recipientsView]", metrics: nil, views: views))
    view.layoutIfNeeded()
  }
}
