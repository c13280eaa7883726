import UIKit

@testable import Gallery

/// The frames of the search form, which four screens lay out in different ways.
struct SearchForm: Equatable {
  var searchField = CGRect.zero
  var searchButton = CGRect.zero
  var nameLabel = CGRect.zero
  var nameField = CGRect.zero
  var longButton = CGRect.zero

  static let portrait = SearchForm(
    searchField: rect(20, 21.5, 197, 30), searchButton: rect(225, 20, 75, 33), nameLabel: rect(20, 61, 46, 30),
    nameField: rect(74, 61, 226, 30), longButton: rect(204, 99, 96, 44))

  static let landscape = SearchForm(
    searchField: rect(20, 21.5, 445, 30), searchButton: rect(473, 20, 75, 33), nameLabel: rect(20, 61, 46, 30),
    nameField: rect(74, 61, 474, 30), longButton: rect(452, 99, 96, 44))

  static let portraitLong = SearchForm(
    searchField: rect(20, 21.5, 143, 30), searchButton: rect(171, 20, 129, 33), nameLabel: rect(20, 61, 108, 30),
    nameField: rect(136, 61, 164, 30), longButton: rect(204, 99, 96, 44))

  static let landscapeLong = SearchForm(
    searchField: rect(20, 21.5, 391, 30), searchButton: rect(419, 20, 129, 33), nameLabel: rect(20, 61, 108, 30),
    nameField: rect(136, 61, 412, 30), longButton: rect(452, 99, 96, 44))
}

extension HorizontalViewController {
  var form: SearchForm {
    SearchForm(
      searchField: searchTextField.frame, searchButton: searchButton.frame, nameLabel: nameLabel.frame,
      nameField: nameTextField.frame, longButton: longTextButton.frame)
  }
}

extension Horizontal2View {
  var form: SearchForm {
    SearchForm(
      searchField: searchTextField.frame, searchButton: searchButton.frame, nameLabel: nameLabel.frame,
      nameField: nameTextField.frame, longButton: longTextButton.frame)
  }
}

extension Horizontal3ViewController {
  var form: SearchForm {
    SearchForm(
      searchField: searchTextField.frame, searchButton: searchButton.frame, nameLabel: nameLabel.frame,
      nameField: nameTextField.frame, longButton: longTextButton.frame)
  }
}

extension SetFrameHorizontalViewController {
  var form: SearchForm {
    SearchForm(
      searchField: searchTextField.frame, searchButton: searchButton.frame, nameLabel: nameLabel.frame,
      nameField: nameTextField.frame, longButton: longTextButton.frame)
  }
}
