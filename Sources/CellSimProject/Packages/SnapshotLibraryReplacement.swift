import CellSimProcess
import Foundation

/// Replaces the repositories of snapshot libraries when a package is built. CellSim includes these libraries, so they don't have to be
/// cloned.
///
/// A workspace next to the build refers to the package. It contains mirrors for the repositories and the resolved versions of the
/// package's other dependencies. The package's own files, including `Package.resolved`, don't change.
public struct SnapshotLibraryReplacement: Sendable {
    /// A snapshot library with its products and targets.
    public struct Library: Hashable, Sendable {
        /// The repository's name, which is also the package's identity.
        public let name: String
        /// The URL of the repository.
        public let address: String
        /// The products, each with a target of the same name.
        public let products: [String]
    }

    /// The libraries that CellSim includes.
    public static let libraries = [
        Library(
            name: "swift-snapshot-testing", address: "https://github.com/pointfreeco/swift-snapshot-testing",
            products: ["SnapshotTesting"]),
        Library(
            name: "ios-snapshot-test-case", address: "https://github.com/uber/ios-snapshot-test-case",
            products: ["iOSSnapshotTestCase"]),
    ]
    /// The products of these libraries that CellSim doesn't include. A package that needs one of them needs the repository.
    static let unavailableProducts: Set<String> = ["InlineSnapshotTesting", "SnapshotTestingCustomDump"]

    /// The package's folder.
    public let package: String
    /// The replaced libraries that the package depends on.
    public let libraries: [Library]
    /// The versions that a replacement must provide as tags.
    public let versions: [String]
    /// The branches that a replacement must provide.
    public let branches: [String]
    /// The URLs that the manifests use for the libraries, keyed by library name.
    private let addresses: [String: String]

    /// Determines the libraries to replace for a package.
    /// - Parameter package: the absolute path of the package's folder.
    /// - Returns: nil if neither the package nor its local dependencies need one of the libraries, or if they need a revision or a
    ///   product that no replacement provides.
    public init?(package: String) {
        var texts: [String] = []
        var pending = [package]
        var visited: Set<String> = []
        while let folder = pending.popLast(), visited.count < 200 {
            guard visited.insert(folder).inserted, let bytes = try? FileReader.read(folder + "/Package.swift") else {
                continue
            }
            let manifest = ManifestText(bytes)
            if Self.unavailableProducts.contains(where: manifest.dependsOn) { return nil }
            texts.append(manifest.text)
            pending += manifest.text.matches(of: /path:\s*"([^"]+)"/).map { Paths.join(folder, String($0.1)) }
        }
        let text = texts.joined(separator: "\n")
        var addresses: [String: String] = [:]
        var usedLibraries: [Library] = []
        for library in Self.libraries {
            let pattern = #"url:\s*"([^"]*/\#(library.name)(?:\.git)?/?)"[^)]*"#
            guard let regex = try? Regex(pattern).ignoresCase(), let match = text.firstMatch(of: regex) else {
                continue
            }
            // A replacement can't contain a commit with a specific hash.
            if match.output[0].substring?.contains("revision:") ?? false { return nil }
            usedLibraries.append(library)
            addresses[library.name] = match.output[1].substring.map(String.init)
        }
        if usedLibraries.isEmpty { return nil }
        (self.package, libraries, self.addresses) = (package, usedLibraries, addresses)
        let requestedVersions = text.matches(of: /"v?(\d+\.\d+\.\d+)"/).map { String($0.1) }
        // Other dependencies may need versions that these manifests don't contain.
        versions = Set(requestedVersions + (0...40).map { "1.\($0).0" } + (0...12).map { "8.\($0).0" }).sorted()
        branches = Set(text.matches(of: /branch:\s*"([^"]+)"/).map { String($0.1) } + ["main", "master"]).sorted()
    }

    /// Returns the manifest of a replacement package.
    public static func manifest(of library: Library) -> String {
        func lines(_ line: (String) -> String) -> String {
            library.products.map { "        " + line($0) + ",\n" }.joined()
        }
        return """
            // swift-tools-version: 5.5
            \("import PackageDescription")

            let package = Package(
                name: "\(library.name)",
                products: [
            \(lines { ".library(name: \"\($0)\", targets: [\"\($0)\"])" })    ],
                targets: [
            \(lines { ".target(name: \"\($0)\")" })    ])

            """
    }

    /// The contents of the workspace file that refers to the package.
    public var workspace: String {
        let location = package.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            "\"", with: "&quot;")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="absolute:\(location)"></FileRef></Workspace>

            """
    }

    /// Returns the contents of SwiftPM's configuration file for mirrors.
    /// - Parameters:
    ///   - folder: the folder that contains the replacements, each in a subfolder with the library's name.
    ///   - own: the package's own mirror configuration, whose entries are kept, or nil if there is none.
    public func mirrors(in folder: String, own: Data?) -> Data {
        let top = own.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
        var entries = top?["object"] as? [[String: String]] ?? []
        for library in libraries {
            for address in Set([library.address, library.address + ".git", addresses[library.name] ?? library.address])
                .sorted()
            {
                guard !entries.contains(where: { $0["original"] == address }) else { continue }
                entries.append(["original": address, "mirror": "file://\(folder)/\(library.name)"])
            }
        }
        return Self.json(["object": entries, "version": 1])
    }

    /// Returns the contents of a `Package.resolved` without the replaced libraries, or nil if the original is invalid.
    /// - Parameter own: the contents of the package's `Package.resolved`.
    public func resolved(own: Data) -> Data? {
        guard var top = try? JSONSerialization.jsonObject(with: own) as? [String: Any] else { return nil }
        let names = Set(libraries.map(\.name))
        func removingReplaced(_ pins: Any?) -> [[String: Any]]? {
            (pins as? [[String: Any]])?.filter { pin in
                let address = (pin["location"] ?? pin["repositoryURL"]) as? String ?? ""
                return !names.contains(AppProject.Package.Source.repository(address, requirement: "").identity)
            }
        }
        if let pins = removingReplaced(top["pins"]) { top["pins"] = pins }
        if var object = top["object"] as? [String: Any], let pins = removingReplaced(object["pins"]) {
            object["pins"] = pins
            top["object"] = object
        }
        top["originHash"] = nil
        return Self.json(top)
    }

    private static func json(_ value: Any) -> Data {
        (try? JSONSerialization.data(
            withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]))
            ?? Data()
    }
}
