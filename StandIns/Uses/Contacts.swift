import Contacts
import UIKit

func contacts() throws {
  let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
  try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
    print(contact.givenName, contact.phoneNumbers.first?.value.stringValue ?? "")
  }
  let new = CNMutableContact()
  new.givenName = "Ada"
  new.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
}

func details() -> CNMutableContact {
  let contact = CNMutableContact()
  contact.socialProfiles = [
    CNLabeledValue(
      label: nil,
      value: CNSocialProfile(
        urlString: nil, username: "ada", userIdentifier: nil, service: CNSocialProfileServiceTwitter))
  ]
  contact.contactRelations = [
    CNLabeledValue(label: CNLabelContactRelationFriend, value: CNContactRelation(name: "Bob"))
  ]
  contact.phoneticGivenName = "Ada"
  return contact
}
