/// The name of a method to be sent, of which there is none without Objective-C: parameters of this type take nil.
public enum Selector: Hashable, Sendable {}
