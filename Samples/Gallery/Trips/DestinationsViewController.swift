import UIKit

/// A list of trips with a large title and a search bar that filters it.
final class DestinationsViewController: UITableViewController {
  private enum Section { case trips }

  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var dataSource = UITableViewDiffableDataSource<Section, Trip>(tableView: tableView) {
    [weak self] tableView, indexPath, trip in
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    self?.configure(cell, for: trip)
    return cell
  }
  private lazy var sizingCell = UITableViewCell()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Destinations"
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.offerNewTrip() })
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Places and countries"
    definesPresentationContext = true
    if Release.isAtLeast("11") {
      navigationItem.searchController = searchController
      navigationItem.hidesSearchBarWhenScrolling = false
    } else {
      tableView.tableHeaderView = searchController.searchBar
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trip")
    show(Trip.all, animated: false)
  }

  private func configure(_ cell: UITableViewCell, for trip: Trip) {
    var content = cell.defaultContentConfiguration()
    content.text = trip.place
    content.secondaryText = "\(trip.country) · \(trip.dates)"
    content.image = UIImage(systemName: trip.symbol)
    content.imageProperties.tintColor = trip.color
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
  }

  private func show(_ trips: [Trip], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Trip>()
    snapshot.appendSections([.trips])
    snapshot.appendItems(trips)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func offerNewTrip() {
    let alert = UIAlertController(title: "New Trip", message: "Where do you want to go?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Place" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Add", style: .default))
    present(alert, animated: true)
  }

  /// Returns a row height; rows measure themselves since iOS 8.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !Release.isAtLeast("8"), let trip = dataSource.itemIdentifier(for: indexPath) else {
      return UITableView.automaticDimension
    }
    configure(sizingCell, for: trip)
    return sizingCell.height(in: tableView)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let trip = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(JournalViewController(trips: [trip]), animated: true)
  }
}

extension DestinationsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    let found = Trip.all.filter {
      words.isEmpty || $0.place.localizedCaseInsensitiveContains(words)
        || $0.country.localizedCaseInsensitiveContains(words)
    }
    show(found, animated: true)
  }
}
