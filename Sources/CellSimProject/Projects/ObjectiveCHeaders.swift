import CellSimProcess
import Foundation

/// The declarations in an app's own Objective-C headers. They are unavailable to its Swift sources, because
/// Objective-C isn't compiled.
public struct ObjectiveCHeaders: Sendable {
    /// The names of classes, protocols, types, functions, constants and macros.
    public private(set) var names: Set<String> = []
    /// The missing frameworks and files that the bridging header imports.
    public private(set) var missing: [String] = []

    private static let dependencyFolders: Set<String> = [
        "Pods", "Carthage", "Vendor", "vendor", "ThirdParty", "SourcePackages", "DerivedData", "checkouts", "build",
    ]

    /// Reads the headers of a target with Objective-C sources or a bridging header.
    /// - Parameters:
    ///   - target: the target.
    ///   - project: the project of the target.
    ///   - provided: the modules that can be imported.
    /// - Complexity: O(*n*) in the size of the project's headers.
    public init(of target: AppProject.Target, in project: AppProject, provided: Set<String>) {
        let bridgingHeader = target.settings["SWIFT_OBJC_BRIDGING_HEADER"] ?? ""
        guard !bridgingHeader.isEmpty || !target.otherLanguageSources.isEmpty else { return }
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { $0.hasSuffix(".h") }
        let headers = walk.files(in: project.root).filter { path in
            !path.split(separator: "/").dropLast().contains { Self.dependencyFolders.contains(String($0)) }
        }
        for header in headers {
            guard let text = Self.text(project.root + "/" + header) else { continue }
            read(text)
        }
        guard !bridgingHeader.isEmpty else { return }
        let path = Paths.join(target.settings["SRCROOT"] ?? project.root, bridgingHeader)
        let files = Set(headers.map(Paths.lastComponent))
        missing = Self.imports(of: Self.text(path) ?? "").filter { name in
            !provided.contains(name) && !files.contains(Paths.lastComponent(name))
        }
    }

    private static let maximumSize = 4_000_000

    private static func text(_ path: String) -> String? {
        guard let bytes = try? FileReader.read(path, maximum: maximumSize) else { return nil }
        return withoutComments(String(decoding: bytes, as: UTF8.self))
    }

    private static func withoutComments(_ text: String) -> String {
        text.replacing(/\/\*[\s\S]*?\*\//, with: " ").replacing(/\/\/[^\n]*/, with: "")
    }

    /// Returns the frameworks and files that a header imports.
    private static func imports(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
            if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*<([^>\/]+)[^>]*>/) {
                return String(match.1)
            }
            if let match = line.firstMatch(of: /^\s*#\s*(?:import|include)\s*"([^"]+)"/) { return String(match.1) }
            if let match = line.firstMatch(of: /^\s*@import\s+([A-Za-z0-9_]+)/) { return String(match.1) }
            return nil
        }
    }

    private mutating func read(_ text: String) {
        for match in text.matches(of: /@(?:interface|protocol)\s+([A-Za-z_]\w*)/) { names.insert(String(match.1)) }
        for match in text.matches(of: /@class\s+([^;]+);/) {
            names.formUnion(match.1.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        for match in text.matches(of: /\b(?:NS|CF)_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\([^,()]*,\s*(\w+)\s*\)/) {
            names.insert(String(match.1))
        }
        for match in text.matches(of: /typedef\b[^;{]*\(\s*[\^*]\s*(\w+)\s*\)/) { names.insert(String(match.1)) }
        for match in text.matches(of: /typedef\b(?:[^;{}]|\{[^}]*\})*?\b(\w+)\s*;/) { names.insert(String(match.1)) }
        for match in text.matches(of: /^\s*#\s*define\s+(\w+)/.anchorsMatchLineEndings()) {
            names.insert(String(match.1))
        }
        for match in text.matches(
            of: /\b(?:extern|EXPORT|FOUNDATION_EXPORT|UIKIT_EXTERN)\b[^;{}]*?\b(\w+)\s*(?:\([^;{}]*\))?\s*;/)
        { names.insert(String(match.1)) }
        for match in text.matches(
            of: /^(?:static\s+|inline\s+)*[A-Za-z_][\w\s*]*?\b(\w+)\s*\([^;{}]*\)\s*[;{]/.anchorsMatchLineEndings())
        { names.insert(String(match.1)) }
        // In Swift, the constants of named enumerations are members of the type; those of unnamed enumerations are global.
        for match in text.matches(of: /\benum\s*\{([^}]*)\}/) {
            for constant in match.1.split(separator: ",") {
                if let name = constant.firstMatch(of: /\w+/) { names.insert(String(name.output)) }
            }
        }
    }
}
