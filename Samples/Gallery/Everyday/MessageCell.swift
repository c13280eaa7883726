import UIKit

/// A bubble as high as its text, at the leading edge, or at the trailing edge for own messages.
final class MessageCell: UITableViewCell {
  let bubble = UIView()
  let label = UILabel()
  private var incoming: NSLayoutConstraint!
  private var outgoing: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    bubble.layer.cornerRadius = 18
    label.numberOfLines = 0
    label.backgroundColor = .clear
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    addConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func addConstraints() {
    incoming = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    outgoing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
    bottom.priority = .init(999)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4), bottom,
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }

  func show(_ message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .text
    bubble.backgroundColor =
      message.isMine ? UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) : .bubble
    incoming.isActive = !message.isMine
    outgoing.isActive = message.isMine
  }

  /// Returns the height, for tables that ask for heights instead of measuring cells.
  func height(atWidth width: CGFloat) -> CGFloat {
    label.preferredMaxLayoutWidth = min(width * 0.75, 420) - 28
    frame.size.width = width
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
