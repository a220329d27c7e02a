import CellSimProcess
import Foundation

/// The package versions that Xcode or SwiftPM resolved for a project, read from its `Package.resolved` files.
struct ResolvedPackages {
    /// The resolved version of a package.
    struct Pin {
        var version: String?
        var branch: String?
        var revision: String?
    }

    /// The pins, keyed by package identity.
    private(set) var pins: [String: Pin] = [:]

    /// Reads the files in the project's folder and in its projects and workspaces. Unreadable files are ignored.
    init(_ project: AppProject) {
        let suffix = "xcshareddata/swiftpm/Package.resolved"
        let containers = Paths.contents(of: project.root).compactMap { name in
            name.hasSuffix(".xcworkspace")
                ? "\(name)/\(suffix)" : name.hasSuffix(".xcodeproj") ? "\(name)/project.xcworkspace/\(suffix)" : nil
        }
        for name in containers + ["Package.resolved"] { read(project.root + "/" + name) }
    }

    private mutating func read(_ file: String) {
        guard let bytes = try? FileReader.read(file),
            let top = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        else { return }
        let pinList = top["pins"] ?? (top["object"] as? [String: Any])?["pins"]
        for pin in pinList as? [[String: Any]] ?? [] {
            guard let address = (pin["location"] ?? pin["repositoryURL"]) as? String,
                let state = pin["state"] as? [String: Any]
            else { continue }
            let identity = AppProject.Package.Source.repository(address, requirement: "").identity
            if pins[identity] == nil {
                pins[identity] = Pin(
                    version: state["version"] as? String, branch: state["branch"] as? String,
                    revision: state["revision"] as? String)
            }
        }
    }
}

/// The part of `AppProject` that creates commands to clone packages.
extension AppProject {
    /// Returns the command that clones a package into a folder that `cellsim app` searches, or nil for a local package.
    public func cloneCommand(for package: Package) -> String? {
        guard case .repository(let address, _) = package.source else { return nil }
        let folder =
            "SourcePackages/checkouts/"
            + Paths.lastComponent(address.hasSuffix(".git") ? String(address.dropLast(4)) : address)
        let location = Self.shellQuoted(Paths.relative(root + "/" + folder, to: Paths.absolute(".")))
        let pin = ResolvedPackages(self).pins[package.identity]
        let clone = "git clone \(Self.shellQuoted(address)) \(location)"
        guard let commit = pin?.revision ?? pin?.version ?? pin?.branch else { return clone }
        return clone + " && git -C \(location) checkout -q \(Self.shellQuoted(commit))"
            + (pin?.version.map { " # \($0)" } ?? "")
    }

    /// Returns an argument that is quoted for a shell if necessary.
    private static func shellQuoted(_ argument: String) -> String {
        argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:@+~".contains($0)) }
            && !argument.isEmpty
            ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
    }
}
