import Foundation

/// Packages that `cellsim app` makes consist of links to the user's files.
extension CompilerArguments {
    /// The condition that the modules of such packages define.
    static let appPackage = "CELLSIM_APP_PACKAGE"

    /// The condition that modules of Xcode's targets define: sources that check `SWIFT_PACKAGE` are not in a package there.
    static let noSwiftPackage = "CELLSIM_NO_SWIFT_PACKAGE"

    /// The name of the map of outputs that is written for these, without its ending.
    package static let linkedMap = "linked-output-file-map"

    package var isAppPackage: Bool { definitions.contains(Self.appPackage) }

    /// The call with the files that its sources are links to: so messages and `#file` name these, and the compiler
    /// compares their times. A map of outputs for them is written next to the given one.
    package func withLinksResolved() -> CompilerArguments {
        var words = expanded
        if definitions.contains(Self.noSwiftPackage) {
            words = words.map { $0 == "-DSWIFT_PACKAGE" ? "-D" + Self.noSwiftPackage : $0 }
        }
        var targets: [String: String] = [:]
        for location in sources {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: words[location]),
                target.hasPrefix("/")
            else { continue }
            targets[words[location]] = target
            words[location] = target
        }
        guard words != expanded else { return self }
        if let index = words.lastIndex(of: "-output-file-map"), index + 1 < words.count,
            let map = Self.map(words[index + 1], renamed: targets)
        {
            words[index + 1] = map
        }
        return CompilerArguments(words)
    }

    /// - Returns: the path of the map with other keys; nil where the given one cannot be read.
    private static func map(_ path: String, renamed targets: [String: String]) -> String? {
        guard let data = FileManager.default.contents(atPath: path),
            let outputs = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return nil }
        var renamed: [String: Any] = [:]
        for (key, value) in outputs { renamed[targets[key] ?? key] = value }
        let written = path.parentFolder + "/\(linkedMap).json"
        guard let text = try? JSONSerialization.data(withJSONObject: renamed, options: .sortedKeys) else { return nil }
        if FileManager.default.contents(atPath: written) != text {
            guard (try? text.write(to: URL(fileURLWithPath: written), options: .atomic)) != nil else { return nil }
        }
        return written
    }
}
