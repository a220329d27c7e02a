import Foundation

/// The tables for the classes of all of UIKit's modules: those of the catalogue of members, and the elements of documents.
/// The module `UIKit`, which imports all others, provides them. Rarely used tables are created on first use.
@MainActor package struct MemberTables {
    /// The classes and their lists, for `KeyValueTable`.
    package let properties: () -> [(AnyClass, @MainActor () -> [KeyValueProperty])]
    /// The classes of elements that higher modules declare, for `NibClassTable`.
    package let elements: [String: AnyClass]
    /// The keys of higher modules' classes, for `PrivateKeys`.
    package let privateKeys: () -> [(AnyClass, [KeyValueProperty])]
    /// For `AppearanceProxies`.
    package let appearances: [AppearanceProperty]
    /// Returns a closure that restores everything that setting a property may change, for `PropertyRestoration`; nil for
    /// properties whose setters change nothing else.
    package let wholeState: (_ key: String, _ object: AnyObject) -> (@MainActor () -> Void)?
    /// Reads the value of a document's key again for other traits, for `NibSession`.
    package let vary: (_ view: UIView, _ key: String, _ nib: NibCoder) -> Void

    package init(
        properties: @escaping () -> [(AnyClass, @MainActor () -> [KeyValueProperty])], elements: [String: AnyClass],
        privateKeys: @escaping () -> [(AnyClass, [KeyValueProperty])], appearances: [AppearanceProperty],
        wholeState: @escaping (_ key: String, _ object: AnyObject) -> (@MainActor () -> Void)?,
        vary: @escaping (_ view: UIView, _ key: String, _ nib: NibCoder) -> Void
    ) {
        (self.properties, self.elements, self.privateKeys) = (properties, elements, privateKeys)
        self.appearances = appearances
        (self.wholeState, self.vary) = (wholeState, vary)
    }

    static let all = makeMemberTables()
}

/// Defined in the module `UIKit` under the same symbol: modules cannot import the modules that import them, and Swift runs
/// no code at launch in which they could register themselves.
@_silgen_name("CellSim_makeMemberTables") @MainActor private func makeMemberTables() -> MemberTables
