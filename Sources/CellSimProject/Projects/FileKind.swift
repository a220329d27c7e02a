/// The role of a file in a project, by its name.
enum FileKind {
    /// Compiled.
    case swift
    /// Compiled in another language.
    case foreign
    /// Copied into the product.
    case resource
    /// The input of a tool that is not available.
    case tool
    /// Only read by a compiler or by Xcode.
    case none

    private static let foreignSuffixes: Set<String> = [
        "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm", "mig", "d", "y", "l",
    ]
    private static let tools: Set<String> = [
        "xcmappingmodel", "intentdefinition", "metal", "mlmodel", "mlpackage",
        "rcproject",
        "iig", "docc",
    ]
    private static let silent: Set<String> = [
        "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "apinotes", "xctestplan", "storekit",
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "a", "dylib", "tbd", "icon", "appex",
        "app",
    ]
    /// Folders that are treated as one file.
    private static let packages: Set<String> = [
        "xcassets", "bundle", "scnassets", "atlas", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc",
        "framework",
        "xcframework", "xcodeproj", "xcworkspace", "playground", "mlpackage", "icon", "rcproject", "appex", "app",
        "wdgt",
        "spriteatlas", "imageset", "appiconset", "git",
    ]

    init(_ path: String) {
        let suffix = Paths.suffix(of: path)
        switch suffix {
        case "swift": self = .swift
        case _ where Self.foreignSuffixes.contains(suffix): self = .foreign
        case _ where Self.tools.contains(suffix): self = .tool
        case _ where Self.silent.contains(suffix): self = .none
        default: self = .resource
        }
    }

    /// Whether a folder of that name counts as one item whose content is not searched.
    static func isPackage(_ path: String) -> Bool { packages.contains(Paths.suffix(of: path)) }
}
