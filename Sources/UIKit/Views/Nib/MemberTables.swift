import Foundation

/// The tables of all UIKit modules: the lists of members, and the classes of document elements. The module `UIKit`,
/// which imports all others, provides them. Rarely used tables are created on first use.
@MainActor package struct MemberTables {
    /// The classes and their lists of properties, for `KeyValueTable`.
    package let properties: () -> [(AnyClass, @MainActor () -> [KeyValueProperty])]
    /// The classes of elements that higher-level modules declare, for `NibClassTable`.
    package let elementClasses: [String: AnyClass]
    /// The private keys of higher-level modules' classes, for `PrivateKeys`.
    package let privateKeys: () -> [(AnyClass, [KeyValueProperty])]
    /// The properties of appearance proxies, for `AppearanceProxies`.
    package let appearanceProperties: [AppearanceProperty]
    /// Returns a closure that restores everything that setting a property may change, for `PropertyRestoration`; nil
    /// for properties whose setters change nothing else.
    package let stateRestoration: (_ key: String, _ object: AnyObject) -> (@MainActor () -> Void)?
    /// Decodes the value of a document's key again for new traits, for `NibSession`.
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

/// Defined in the module `UIKit` under the same symbol. Modules cannot import the modules that import them, and Swift
/// runs no code at launch in which those could register themselves.
@_silgen_name("CellSim_makeMemberTables") @MainActor private func makeMemberTables() -> MemberTables
