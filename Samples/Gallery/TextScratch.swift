import UIKit

final class TextScratchController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var y: CGFloat = 30
    func add(_ v: UIView, _ h: CGFloat, width: CGFloat = 288) {
      v.frame = CGRect(x: 16, y: y, width: width, height: h)
      view.addSubview(v)
      y += h + 8
    }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.paragraphSpacing = 8
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    let text = NSMutableAttributedString(
      string: "Attributed text with a head indent that goes on for some lines.\n",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    text.append(NSAttributedString(string: "bold red ", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style]))
    text.append(NSAttributedString(string: "underlined", attributes: [.font: UIFont.systemFont(ofSize: 15), .underlineStyle: 1, .paragraphStyle: style]))
    text.append(NSAttributedString(string: " struck ", attributes: [.font: UIFont.systemFont(ofSize: 15), .strikethroughStyle: 1, .paragraphStyle: style]))
    text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]))
    text.append(NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 10), .baselineOffset: 6, .paragraphStyle: style]))
    text.append(NSAttributedString(string: " yellow", attributes: [.font: UIFont.systemFont(ofSize: 15), .backgroundColor: UIColor.yellow, .kern: 3.0, .paragraphStyle: style]))
    let l = UILabel(); l.numberOfLines = 0; l.attributedText = text
    add(l, 120)
    let center = NSMutableParagraphStyle(); center.alignment = .center
    let c = UILabel(); c.attributedText = NSAttributedString(string: "centred by style", attributes: [.paragraphStyle: center]); add(c, 22)
    for mode in [UIBaselineAdjustment.alignBaselines, .alignCenters, .none] {
      let s = UILabel(); s.text = "Shrinks to fit the width of the label, this one"; s.adjustsFontSizeToFitWidth = true; s.minimumScaleFactor = 0.4
      s.baselineAdjustment = mode; s.backgroundColor = UIColor(white: 0.93, alpha: 1); add(s, 30, width: 200)
    }
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let s = UILabel(); s.text = "A label that is too long for its place"; s.lineBreakMode = mode; add(s, 21, width: 200)
    }
    for (i, b) in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].enumerated() {
      let f = UITextField(); f.borderStyle = b
      if i % 2 == 0 { f.text = "Text field" } else { f.placeholder = "Placeholder" }
      f.contentVerticalAlignment = .center
      f.clearButtonMode = .always
      if i == 3 { let v = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20)); v.backgroundColor = .orange; f.leftView = v; f.leftViewMode = .always; f.text = "secret"; f.isSecureTextEntry = true }
      add(f, 32)
    }
    let v = UITextView(); v.attributedText = text; v.backgroundColor = UIColor(white: 0.95, alpha: 1); add(v, 110)
  }
}
