import CellSimProcess
import Foundation

/// The cuts in an app that its team has accepted. They are stored in `cellsim-cuts.json` in the project's folder.
///
/// If the file exists, a run with other cuts fails.
struct CutBaseline: Codable {
    /// An accepted cut.
    struct Cut: Codable, Hashable, Comparable {
        /// The path relative to the project's folder.
        var file: String
        /// A description of the cut code, such as "a statement of configure(with:)".
        var what: String
        /// The compiler's message.
        var cause: String

        static func < (a: Cut, b: Cut) -> Bool { (a.file, a.what, a.cause) < (b.file, b.what, b.cause) }
    }

    static let fileName = "cellsim-cuts.json"
    static let version = 1

    var version = CutBaseline.version
    var cuts: [Cut] = []
    /// The names of tests that are not run.
    var notRun: [String] = []

    /// Reads the file of accepted cuts.
    /// - Parameter root: the project's folder.
    /// - Returns: the accepted cuts, or nil if the file doesn't exist.
    /// - Throws: `InvalidInput` if the file can't be read.
    static func read(in root: String) throws -> CutBaseline? {
        let path = root + "/" + fileName
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let remedy = "run 'cellsim app' with --accept-cuts to write it again"
        let data: Data
        do { data = Data(try FileReader.read(path)) } catch {
            throw InvalidInput("\(path): error: cannot be read: \(error.reason); \(remedy)")
        }
        let baseline: CutBaseline
        do { baseline = try JSONDecoder().decode(CutBaseline.self, from: data) } catch {
            throw InvalidInput("\(path): error: not a list of accepted cuts: \(error); \(remedy)")
        }
        guard baseline.version == version else {
            throw InvalidInput("\(path): error: version \(baseline.version) is not supported; \(remedy)")
        }
        return baseline
    }

    /// Writes the file to a folder.
    /// - Returns: the path of the file.
    func write(in root: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let path = root + "/" + CutBaseline.fileName
        do { try AtomicFile.write([UInt8](encoder.encode(self)) + [0x0A], to: path) } catch {
            throw InvalidInput("\(path): error: cannot be written: \(error)")
        }
        return path
    }
}
