/// The role of a file in a project, according to its name.
enum FileKind {
    /// A Swift source.
    case swift
    /// A source in another language.
    case otherLanguage
    /// A resource, which is copied into the product.
    case resource
    /// An input for a tool that CellSim doesn't have, such as Metal or Core ML.
    case unsupported
    /// A file that is used only by the compiler or Xcode.
    case ignored

    private static let otherLanguageExtensions: Set<String> = [
        "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "mig", "d", "y", "l",
    ]
    private static let unsupportedExtensions: Set<String> = [
        "xcmappingmodel", "intentdefinition", "metal", "mlmodel", "mlpackage",
        "rcproject",
        "iig", "docc",
    ]
    private static let ignoredExtensions: Set<String> = [
        "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "apinotes", "xctestplan", "storekit",
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "a", "dylib", "tbd", "icon", "appex",
        "app",
    ]
    /// The extensions of folders that are treated as one file.
    private static let packageExtensions: Set<String> = [
        "xcassets", "bundle", "scnassets", "atlas", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc",
        "framework",
        "xcframework", "xcodeproj", "xcworkspace", "playground", "mlpackage", "icon", "rcproject", "appex", "app",
        "wdgt",
        "spriteatlas", "imageset", "appiconset", "git",
    ]

    init(_ path: String) {
        let suffix = Paths.pathExtension(of: path)
        switch suffix {
        case "swift": self = .swift
        case _ where Self.otherLanguageExtensions.contains(suffix): self = .otherLanguage
        case _ where Self.unsupportedExtensions.contains(suffix): self = .unsupported
        case _ where Self.ignoredExtensions.contains(suffix): self = .ignored
        default: self = .resource
        }
    }

    /// Returns whether a folder with this name is treated as one item, so that its contents aren't searched.
    static func isPackage(_ path: String) -> Bool { packageExtensions.contains(Paths.pathExtension(of: path)) }
}
