import Foundation

/// The tables of members and element classes of all UIKit modules. The module `UIKit`, which imports all others, provides
/// them. Tables that are closures are created on first use.
@MainActor package struct MemberTables {
    /// The properties of all classes, for `KeyValueTable`.
    package let properties: () -> [(AnyClass, @MainActor () -> [KeyValueProperty])]
    /// The classes of document elements in higher-level modules, for `NibClassTable`.
    package let elementClasses: [String: AnyClass]
    /// The private keys of classes in higher-level modules, for `PrivateKeys`.
    package let privateKeys: () -> [(AnyClass, [KeyValueProperty])]
    /// The properties that appearance proxies support, for `AppearanceProxies`.
    package let appearanceProperties: [AppearanceProperty]
    /// Returns a closure that restores all state that setting a property may change, for `PropertyRestoration`; nil if the
    /// setter changes only the property itself.
    package let stateRestoration: (_ key: String, _ object: AnyObject) -> (@MainActor () -> Void)?
    /// Decodes a key of a view's element again, after the traits changed. Used by `NibSession`.
    package let applyVariation: (_ view: UIView, _ key: String, _ nib: NibCoder) -> Void

    package init(
        properties: @escaping () -> [(AnyClass, @MainActor () -> [KeyValueProperty])], elements: [String: AnyClass],
        privateKeys: @escaping () -> [(AnyClass, [KeyValueProperty])], appearances: [AppearanceProperty],
        wholeState: @escaping (_ key: String, _ object: AnyObject) -> (@MainActor () -> Void)?,
        vary: @escaping (_ view: UIView, _ key: String, _ nib: NibCoder) -> Void
    ) {
        (self.properties, self.elementClasses, self.privateKeys) = (properties, elements, privateKeys)
        self.appearanceProperties = appearances
        (self.stateRestoration, self.applyVariation) = (wholeState, vary)
    }

    static let all = makeMemberTables()
}

/// Defined in the module `UIKit` with the same symbol name. This module can't import `UIKit`, which imports it, and Swift
/// has no code that runs at launch and could register the tables.
@_silgen_name("CellSim_makeMemberTables") @MainActor private func makeMemberTables() -> MemberTables
