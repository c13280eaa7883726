import SessionFoundation

/// Reports that a member of UIKit's API only stores its value: it has no effect on layout, drawing or events.
///
/// Call it where a program sets the property or calls the method. The first use of each member in a session adds the
/// diagnostic `no-effect`; outside a session, the call does nothing. Nibs set none of these members.
///
/// - Parameter member: the type and the member, such as `CALayer.filters`. `Scripts/check-stubs` looks for this call.
func hasNoEffect(_ member: StaticString) { CurrentProgram.host?.noteUse(ofMember: member) }
