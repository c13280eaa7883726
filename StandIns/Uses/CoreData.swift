import CoreData
import UIKit

class Person: NSManagedObject {
  var name: String? {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setManagedValue(newValue, "age") }
  }
  class func request() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }
}

class Controller: UITableViewController, NSFetchedResultsControllerDelegate {
  let container = NSPersistentContainer(name: "Model")
  lazy var results: NSFetchedResultsController<Person> = {
    let request = Person.request()
    request.predicate = NSPredicate(format: "name CONTAINS[cd] %@ AND age > %d", "a", 3)
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.fetchBatchSize = 20
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
    controller.delegate = self
    return controller
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    container.loadPersistentStores { description, error in
      if let error = error as NSError? { fatalError("\(description) \(error), \(error.userInfo)") }
    }
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    container.viewContext.automaticallyMergesChangesFromParent = true
    try? results.performFetch()
    let person = Person(context: container.viewContext)
    person.name = "Ada"
    let other = NSEntityDescription.insertNewObject(forEntityName: "Person", into: container.viewContext)
    other.setValue(3, forKey: "age")
    if container.viewContext.hasChanges { try? container.viewContext.save() }
    container.performBackgroundTask { context in
      let all = try? context.fetch(NSFetchRequest<NSFetchRequestResult>(entityName: "Person")) as? [Person]
      all?.forEach(context.delete)
      try? context.save()
    }
    NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: nil, queue: .main
    ) { [weak self] note in self?.container.viewContext.mergeChanges(fromContextDidSave: note) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.beginUpdates()
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
    case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
    case .move, .update: break
    @unknown default: break
    }
  }
}

func history(in context: NSManagedObjectContext) throws -> Int {
  let insertion = NSBatchInsertRequest(entityName: "Book", objects: [["title": "A"]])
  insertion.resultType = .count
  let inserted = (try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int
  let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date())
  let transactions = (try context.execute(request) as? NSPersistentHistoryResult)?.result
  return (inserted ?? 0) + ((transactions as? [NSPersistentHistoryTransaction])?.count ?? 0)
}
