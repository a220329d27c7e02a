import CellSimInterfaceBuilder

/// The options for instantiating a nib: its purpose, its strictness, traits and images.
public struct NibOptions: Sendable {
    /// The purpose of the created objects.
    public enum Purpose: Sendable {
        /// The objects behave as in a running app.
        case runTime
        /// The objects appear as in Interface Builder: placeholder constraints and sizes apply.
        case design
    }

    /// The handling of missing custom classes and invalid connections.
    public enum Policy: Sendable {
        /// The policy of UIKit: the base class replaces a missing class, and an undefined key raises.
        case library
        /// The policy of the command line: the base class replaces a class that is not registered, and accepts all its
        /// connections in the document. Other errors become diagnostics.
        case commandLine
    }

    /// The purpose of the created objects.
    public var purpose: Purpose
    /// The handling of missing classes and keys.
    public var policy: Policy
    /// The traits of the interface; they determine the text size of fonts and the size classes of variations.
    public var traits: UITraitCollection { didSet { variationTraits = IBTraits(traits) } }
    /// The traits that select variations.
    public private(set) var variationTraits: IBTraits
    /// A Boolean value that indicates whether unread attributes and elements are reported.
    public var reportsUnread: Bool
    /// The folders with images and asset catalogues, searched before the document's own folder or bundle.
    public var imageFolders: [ImageFolder] = []

    /// The ids of elements whose custom classes are not used; their base classes accept all connections of the
    /// document.
    package var excludedClassIDs: Set<String> = []

    /// Creates options. The default traits describe a phone in portrait in the light style.
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

    /// The options with which an app loads nibs.
    public static let library = NibOptions()
    /// The options with which `render` loads documents without their classes.
    public static let commandLine = NibOptions(policy: .commandLine)
    /// The options with which `inspect` and `lint` load documents.
    public static let design = NibOptions(purpose: .design, policy: .commandLine, reportsUnread: true)
}

extension IBTraits {
    /// Creates the traits that variations can specify from a trait collection.
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
