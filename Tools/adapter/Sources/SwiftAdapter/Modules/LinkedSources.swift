import Foundation

/// Resolves the symbolic links to the user's files in packages that `cellsim app` generates.
extension CompilerArguments {
    /// The compilation condition of modules in such packages.
    static let appPackage = "CELLSIM_APP_PACKAGE"

    /// The compilation condition of modules from Xcode targets, in which `SWIFT_PACKAGE` is not defined.
    static let noSwiftPackage = "CELLSIM_NO_SWIFT_PACKAGE"

    /// The name of the output file map that is written for resolved links, without its extension.
    package static let linkedMapName = "linked-output-file-map"

    package var isAppPackage: Bool { definitions.contains(Self.appPackage) }

    /// Returns the arguments with links replaced by their destinations, so that messages and `#file` refer to the user's files, and the
    /// compiler compares their modification dates. A matching output file map is written next to the given one.
    package func withLinksResolved() -> CompilerArguments {
        var expandedArguments = expanded
        if definitions.contains(Self.noSwiftPackage) {
            expandedArguments = expandedArguments.map { $0 == "-DSWIFT_PACKAGE" ? "-D" + Self.noSwiftPackage : $0 }
        }
        var targets: [String: String] = [:]
        for location in sources {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: expandedArguments[location]),
                target.hasPrefix("/")
            else { continue }
            targets[expandedArguments[location]] = target
            expandedArguments[location] = target
        }
        guard expandedArguments != expanded else { return self }
        if let index = expandedArguments.lastIndex(of: "-output-file-map"), index + 1 < expandedArguments.count,
            let map = Self.writeMap(expandedArguments[index + 1], renamed: targets)
        {
            expandedArguments[index + 1] = map
        }
        return CompilerArguments(expandedArguments)
    }

    /// Writes an output file map with other keys.
    /// - Returns: the path of the new map; nil if the given one cannot be read.
    private static func writeMap(_ path: String, renamed targets: [String: String]) -> String? {
        guard let data = FileManager.default.contents(atPath: path),
            let outputs = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        var renamed: [String: Any] = [:]
        for (key, value) in outputs { renamed[targets[key] ?? key] = value }
        let newPath = path.parentFolder + "/\(linkedMapName).json"
        guard let text = try? JSONSerialization.data(withJSONObject: renamed, options: .sortedKeys) else { return nil }
        if FileManager.default.contents(atPath: newPath) != text {
            guard (try? text.write(to: URL(fileURLWithPath: newPath), options: .atomic)) != nil else { return nil }
        }
        return newPath
    }
}
