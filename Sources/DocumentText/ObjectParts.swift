import InterfaceDocuments

/// The child elements of an object, by what they are.
struct ObjectParts {
  struct Child {
    var element: DocumentElement
    /// The property of the parent that holds the object; nil if the class of the parent makes it obvious.
    var role: String?
  }

  /// The objects in the object, in tree order.
  private(set) var objects: [Child] = []
  /// The values of properties, in document order.
  private(set) var values: [DocumentElement] = []

  init(_ object: DocumentElement) {
    for child in object.children where !Self.isIgnored(child) {
      if child.isObject {
        objects.append(Child(element: child, role: Self.role(child.key)))
      } else if Self.isContainer(child) {
        let role = Self.containerRoles[child.name] ?? child.key ?? child.name
        objects += child.children.map { Child(element: $0, role: Self.role($0.key) ?? role) }
      } else {
        values.append(child)
      }
    }
  }

  private static func role(_ key: String?) -> String? {
    guard let key, !obviousKeys.contains(key) else { return nil }
    return key
  }

  /// Returns whether the element has objects in it and nothing else.
  private static func isContainer(_ element: DocumentElement) -> Bool {
    if containerRoles.keys.contains(element.name) { return true }
    return !element.children.isEmpty && element.children.allSatisfy(\.isObject)
      && element.attributes.keys.allSatisfy { $0 == "key" }
  }

  private static func isIgnored(_ element: DocumentElement) -> Bool {
    if ignoredElements.contains(element.name) || element.name.hasPrefix("simulated") { return true }
    guard let key = element.key else { return false }
    return ignoredKeys.contains(key) || key.hasPrefix("simulated")
  }

  /// The elements with objects, and the role of those. A role is nil if the class of an object says as much.
  private static let containerRoles: [String: String?] = [
    "subviews": nil, "cells": nil, "sections": nil, "items": nil, "viewControllers": nil, "prototypes": "prototype",
    "toolbarItems": "toolbarItem", "leftBarButtonItems": "leftBarButtonItem",
    "rightBarButtonItems": "rightBarButtonItem", "gestureRecognizers": nil,
  ]

  private static let obviousKeys: Set<String> = [
    "view", "navigationItem", "tabBarItem", "navigationBar", "tabBar", "toolbar", "collectionViewLayout",
    "refreshControl",
  ]

  /// Elements that other lines describe, and elements for the canvas.
  private static let ignoredElements: Set<String> = [
    "nil", "connections", "constraints", "variation", "userDefinedRuntimeAttributes", "viewLayoutGuide",
    "layoutGuides", "autoresizingMask", "animations", "freeformSimulatedSizeMetrics", "fakeMetrics",
  ]

  private static let ignoredKeys: Set<String> = [
    "frame", "frameInset", "canvasLocation", "userComments", "freeformSize",
  ]
}
