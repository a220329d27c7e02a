import CellSimHost
import Foundation

/// Checks command-line arguments that should be paths of XIBs or storyboards.
enum DocumentArgument {
    /// The descriptions of other file types with a suggestion, keyed by extension.
    private static let otherKinds = [
        "png": "an image, not an interface file; 'cellsim compare' compares images",
        "jpg": "an image, not an interface file", "jpeg": "an image, not an interface file",
        "pdf": "an image, not an interface file",
        "swift": "Swift source, not an interface file; name the XIB or storyboard of its view",
        "m": "Objective-C source, not an interface file; name the XIB or storyboard of its view",
        "json": "data, not an interface file; pass it with --data",
        "csv": "data, not an interface file; pass it with --data",
        "ndjson": "data, not an interface file; pass it with --data",
        "yml": "a configuration, not an interface file; 'cellsim snapshot' draws its cases",
        "nib": "a compiled nib; name its XIB",
    ]
    private static let interfaceExtensions: Set<String> = ["xib", "storyboard"]

    /// Checks a path before the file is read.
    /// - Throws: `InputError` if the file has another type, or if it is missing and a file with a similar name exists.
    static func check(_ path: String) throws {
        if let reason = reason(path) { throw InputError(path: path, reason) }
    }

    /// Returns the problem with a path, or nil if the problem can only be found by reading the file.
    static func reason(_ path: String) -> String? {
        if path.isEmpty || path == "-" { return nil }
        guard unsafe access(path, F_OK) != 0 else {
            return otherKinds[(path as NSString).pathExtension.lowercased()].map { "this is \($0)" }
        }
        guard errno == ENOENT else { return nil }
        if path == "help" {
            return "cannot be read: 'no such file'; 'cellsim help COMMAND' prints the help of a command"
        }
        guard let name = similarDocument(to: path) else { return nil }
        return "cannot be read: 'no such file'; did you mean '\(name)'?"
    }

    /// Returns a suggestion for the path of a XIB, storyboard or image that was passed to a command that expects a configuration.
    static func remedy(_ path: String) -> String? {
        switch (path as NSString).pathExtension.lowercased() {
        case let ending where interfaceExtensions.contains(ending):
            "\(path) is an interface file: 'cellsim render \(path)' draws it, 'cellsim init' writes a cellsim.yml"
        case "png": "\(path) is an image: 'cellsim compare' compares images"
        default: nil
        }
    }

    /// Returns the path of the XIB or storyboard in the same folder whose name is most similar.
    private static func similarDocument(to path: String) -> String? {
        let folder = path.parentFolder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let documents = names.sorted().filter {
            interfaceExtensions.contains(($0 as NSString).pathExtension.lowercased())
        }
        return NearestNames.closest((path as NSString).lastPathComponent, among: documents).first
            .map { folder.isEmpty ? $0 : (folder as NSString).appendingPathComponent($0) }
    }
}
