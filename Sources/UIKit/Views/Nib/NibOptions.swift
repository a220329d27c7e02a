import CellSimInterfaceBuilder

/// The options for instantiating a nib, such as the purpose, the traits and the image folders.
public struct NibOptions: Sendable {
    /// The purpose of the created objects.
    public enum Purpose: Sendable {
        /// The objects behave as in a running app.
        case runTime
        /// The objects appear as in Interface Builder, with placeholder constraints and sizes.
        case design
    }

    /// The policies for missing custom classes and invalid connections.
    public enum Policy: Sendable {
        /// UIKit's policy: objects of missing classes have the base class, and undefined keys raise.
        case library
        /// The policy of the command line: objects of classes that aren't registered have the base class and accept all
        /// connections. Other errors are reported as diagnostics.
        case commandLine
    }

    /// The purpose of the created objects.
    public var purpose: Purpose
    /// The policy for missing custom classes and invalid connections.
    public var policy: Policy
    /// The traits of the interface, which determine the text size of fonts and select variations.
    public var traits: UITraitCollection { didSet { variationTraits = IBTraits(traits) } }
    /// The traits that select variations, from `traits`.
    public private(set) var variationTraits: IBTraits
    /// A Boolean value that indicates whether unread attributes and elements are reported.
    public var reportsUnread: Bool
    /// The folders with images and asset catalogues. They are searched before the bundle or the document's folder.
    public var imageFolders: [ImageFolder] = []

    /// The IDs of elements whose custom classes aren't used. Their objects have the base class and accept all connections.
    package var excludedClassIDs: Set<String> = []

    /// Creates options. The default traits are those of a phone in portrait with the light style.
    public init(
        purpose: Purpose = .runTime, policy: Policy = .library, traits: UITraitCollection? = nil,
        reportsUnread: Bool = false
    ) {
        self.purpose = purpose
        self.policy = policy
        self.traits = traits ?? .standard
        variationTraits = IBTraits(self.traits)
        self.reportsUnread = reportsUnread
    }

    /// The options for loading nibs in an app.
    public static let library = NibOptions()
    /// The options of the `render` command, which loads documents without their custom classes.
    public static let commandLine = NibOptions(policy: .commandLine)
    /// The options of the `inspect` and `lint` commands.
    public static let design = NibOptions(purpose: .design, policy: .commandLine, reportsUnread: true)
}

extension IBTraits {
    /// Creates the traits for selecting variations from a trait collection.
    init(_ traits: UITraitCollection) {
        self.init(
            width: IBSizeClass(traits.horizontalSizeClass), height: IBSizeClass(traits.verticalSizeClass),
            idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone",
            gamut: traits.displayGamut == .P3 ? "P3" : "sRGB",
            layoutDirection: traits.layoutDirection == .rightToLeft ? "RTL" : "LTR")
    }
}

extension IBSizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
