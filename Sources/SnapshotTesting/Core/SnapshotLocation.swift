import Foundation

/// The locations of a snapshot's reference and of its failure files.
struct SnapshotLocation {
    var reference: URL
    /// The folder of the references.
    var directory: URL
    /// The file of a new snapshot that doesn't match.
    var failure: URL
    /// The test file's name without its extension.
    var testFileName: String
    /// The root folder of the test's package.
    var root: URL?

    /// Determines the locations.
    /// - Parameters:
    ///   - file: The test's source file.
    ///   - directory: A folder that replaces the default one.
    init(
        file: String, testName: String, name: String?, directory: String?, pathExtension: String?,
        environment: SnapshotEnvironment
    ) {
        let source = URL(fileURLWithPath: file, isDirectory: false)
        testFileName = source.deletingPathExtension().lastPathComponent
        root = TestPackage.root(of: source)
        self.directory =
            directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? SnapshotLocation.directory(for: source, group: testFileName, environment: environment)
        let identifier: String
        if let name {
            identifier = SnapshotLocation.sanitized(name)
        } else {
            identifier = String(SnapshotCounter.current.next(self.directory.path + "\u{0}" + testName))
        }
        var file = "\(SnapshotLocation.sanitized(testName)).\(identifier)"
        if let pathExtension { file += ".\(pathExtension)" }
        reference = self.directory.appendingPathComponent(file, isDirectory: false)
        failure = environment.artifacts.appendingPathComponent(testFileName, isDirectory: true)
            .appendingPathComponent(file, isDirectory: false)
    }

    /// Returns the URL of a file next to the failed snapshot, such as `testCell.1.difference.png`.
    func failureCompanion(_ label: String, pathExtension: String) -> URL {
        let stem = failure.pathExtension.isEmpty ? failure : failure.deletingPathExtension()
        return stem.appendingPathExtension(label).appendingPathExtension(pathExtension)
    }

    /// Returns the first existing folder of these: the test file's folder in `__Snapshots__` next to the test, or in `Snapshots`
    /// in the package's root. By default, the former.
    private static func directory(for source: URL, group: String, environment: SnapshotEnvironment) -> URL {
        if let overrideDirectory = environment.directory {
            return overrideDirectory.appendingPathComponent(group, isDirectory: true)
        }
        let adjacentDirectory = source.deletingLastPathComponent().appendingPathComponent(
            "__Snapshots__", isDirectory: true
        )
        .appendingPathComponent(group, isDirectory: true)
        if isFolder(adjacentDirectory) { return adjacentDirectory }
        if let root = TestPackage.root(of: source) {
            let shared = root.appendingPathComponent("Snapshots", isDirectory: true)
            if isFolder(shared) { return shared.appendingPathComponent(group, isDirectory: true) }
        }
        return adjacentDirectory
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns a valid file name: each run of characters other than letters, digits and `_` is replaced by `-`, and `-`
    /// is removed from both ends.
    static func sanitized(_ name: String) -> String {
        var result = ""
        var isGap = false
        for scalar in name.unicodeScalars {
            if isWordCharacter(scalar) {
                if isGap { result += "-" }
                isGap = false
                result.unicodeScalars.append(scalar)
            } else {
                isGap = !result.isEmpty
            }
        }
        return result
    }

    /// Returns whether ICU's `\w` matches a character: letters, marks, decimal digits, connectors and the two joiners.
    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                || ("0"..."9").contains(scalar)
        }
        if scalar == "\u{200C}" || scalar == "\u{200D}" || scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }
}

/// Finds the root of the package that contains a test.
package enum TestPackage {
    /// Returns the nearest parent folder of a source file that contains `Package.swift`.
    package static func root(of source: URL) -> URL? {
        var folder = source.deletingLastPathComponent().standardizedFileURL
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
