import Foundation

/// The targets of a `Package.swift` in order, read from its text.
struct PackageDescriptionText {
    struct Target {
        var name: String
        /// The call that declares it: `target`, `testTarget`, `executableTarget`, or `system` for C libraries.
        var kind: String
        /// Relative to the package.
        var path: String
        var dependencies: [String]
    }

    let targets: [Target]

    init(_ text: String) {
        let body = text.components(separatedBy: "targets: [\n        ").dropFirst().joined(separator: "targets: [\n")
        let declaration = /(?:\.(target|testTarget|executableTarget)\(\s*name:|(system)\()\s*"(\w+)"/
        let starts = body.matches(of: declaration)
        targets = starts.enumerated().map { index, match in
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : body.endIndex
            let text = body[match.range.upperBound..<end]
            let kind = match.output.1.map(String.init) ?? "system"
            let name = String(match.output.3)
            let path = text.firstMatch(of: /path:\s*"([^"]+)"/).map { String($0.output.1) }
            let list = text.firstMatch(of: /dependencies:\s*\[((?:[^\[\]])*)\]/).map { String($0.output.1) } ?? ""
            let products = list.matches(of: /\.product\(name:\s*"(\w+)"/).map { String($0.output.1) }
            let plain = list.replacing(/\.product\([^)]*\)/, with: "").matches(of: /"(\w+)"/)
            return Target(
                name: name, kind: kind, path: path ?? (kind == "testTarget" ? "Tests/" : "Sources/") + name,
                dependencies: plain.map { String($0.output.1) } + products)
        }
    }
}
