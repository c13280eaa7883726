import CoreLocation
import UIKit

open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }

  open class func localizedString(forKey key: String) -> String { key }
  open class func localizedString(forService service: String) -> String { service }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
  public let username: String
  public let service: String

  public init(username: String, service: String) { (self.username, self.service) = (username, service) }

  open class func localizedString(forService service: String) -> String { service }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
  private var ownName = ""

  open override var name: String {
    get { ownName }
    set { ownName = newValue }
  }
}

public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 1001
  case cardDAV = 1003
}

extension CNContainer {
  public var name: String { "" }
  public var type: CNContainerType { .unassigned }
  public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

extension CNGroup {
  public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

extension CNContactStore {
  public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
}

extension CNSaveRequest {
  public func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  public func update(_ group: CNMutableGroup) {}
  public func delete(_ group: CNMutableGroup) {}
  public func addMember(_ contact: CNContact, to group: CNGroup) {}
  public func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

extension CNLabeledValue {
  public func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> { CNLabeledValue(label: label, value: value) }
  public func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
}

extension CLPlacemark {
  public var postalAddress: CNPostalAddress? { nil }
}

public let CNContactTypeKey = "contactType"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactDatesKey = "dates"
public let CNContactRelationsKey = "contactRelations"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceFlickr = "Flickr"
