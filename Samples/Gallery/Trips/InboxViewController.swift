import UIKit

/// The list of contacts; a conversation uses the bottom of the screen for its composer.
final class InboxViewController: UITableViewController {
  private let people = [("Ingrid", "👍"), ("Yuki", "See you at the station."), ("Hassan", "The tea is ready!")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = people[indexPath.row]
    content.image = UIImage(systemName: "person.crop.circle")
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let conversation = ConversationViewController()
    conversation.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(conversation, animated: true)
  }
}
