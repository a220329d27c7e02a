import CellSimInterfaceBuilder

/// For what, and how strictly, a nib is instantiated.
public struct NibOptions: Sendable {
    /// What the objects are for.
    public enum Purpose: Sendable {
        /// They behave as in a running app.
        case runTime
        /// They are shown as while designing: placeholder constraints and sizes count.
        case design
    }

    /// What happens to custom classes and connections that cannot be had.
    public enum Policy: Sendable {
        /// As in UIKit: a missing class is replaced by its base class, an undefined key raises.
        case library
        /// A class that nobody registered is stood in for by its base class and accepts what its document connects;
        /// everything else that is wrong becomes a diagnostic.
        case commandLine
    }

    /// What the objects are for.
    public var purpose: Purpose
    /// How missing classes and keys are treated.
    public var policy: Policy
    /// The traits of the interface; fonts follow their text size, variations their size classes.
    public var traits: UITraitCollection { didSet { variationTraits = IBTraits(traits) } }
    /// The traits that variations are chosen by.
    public private(set) var variationTraits: IBTraits
    /// Whether attributes and elements that nobody reads are reported.
    public var reportsUnread: Bool
    /// Folders with images and asset catalogues, searched before the document's own folder or bundle.
    public var imageFolders: [ImageFolder] = []

    /// Creates options; without traits a light phone held upright is assumed.
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

    /// As an app loads nibs.
    public static let library = NibOptions()
    /// As `render` loads documents whose classes are not there.
    public static let commandLine = NibOptions(policy: .commandLine)
    /// As `inspect` and `lint` look at documents.
    public static let design = NibOptions(purpose: .design, policy: .commandLine, reportsUnread: true)
}

extension IBTraits {
    /// The traits of a collection that variations can name.
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
