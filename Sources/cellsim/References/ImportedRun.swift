import CellSimCompare
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// The files of a run in another checkout: a folder with the files that the GitHub Action uploads, a zip archive of such a folder, or the
/// URL of such an archive.
///
/// The files are untrusted. They determine only which pictures are accepted; references are found by the names of the cases.
struct ImportedRun {
    /// The results of the run, and the folder of its pictures.
    let run: LastRun
    /// The temporary folder with the files of an archive. It is deleted with this value.
    private let unpacked: ScratchFolder?

    /// The maximum size of an archive in bytes.
    private static let maximumArchiveSize = 512 << 20

    /// Opens the results of a run. Archives are downloaded if necessary, and unpacked.
    /// - Parameters:
    ///   - source: a folder, a `.zip` file or an `https://` URL.
    ///   - plan: the configuration of this checkout, or nil if there is none.
    ///   - environment: the environment variables. `GITHUB_TOKEN`, `GH_TOKEN` and `GITLAB_TOKEN` are sent to their
    ///     services.
    /// - Throws: `InvalidInput` if the run can't be read.
    init(_ source: String, plan: SnapshotPlan?, environment: [String: String]) throws {
        var isFolder: ObjCBool = false
        let exists = unsafe FileManager.default.fileExists(atPath: source, isDirectory: &isFolder)
        let folder: String
        if exists, isFolder.boolValue {
            (folder, unpacked) = (source, nil)
        } else {
            let bytes: [UInt8]
            if source.contains("://") {
                bytes = try ImportedRun.download(source, environment)
            } else {
                do { bytes = try FileReader.read(source, maximum: ImportedRun.maximumArchiveSize) } catch {
                    throw InvalidInput("\(source): error: cannot be read: \(error.reason)")
                }
            }
            let scratch = try ScratchFolder()
            try ImportedRun.unpack(bytes, of: source, to: scratch.path)
            (folder, unpacked) = (scratch.path, scratch)
        }
        var run = try ImportedRun.results(in: folder, shownAs: source)
        if let plan {
            let references = Dictionary(plan.cases.map { ($0.name, plan.referencePath($0)) }) { first, _ in first }
            run.report.cases = run.report.cases.map { reportCase in
                guard reportCase.kind == nil, let reference = references[reportCase.name] else { return reportCase }
                var reportCase = reportCase
                (reportCase.reference, reportCase.root) = (reference, nil)
                return reportCase
            }
        }
        run.plan = plan
        self.run = run
    }

    // MARK: Results

    /// The relative paths of reports in the folder of a run. The report of a review is preferred, because it also contains the cases of
    /// `cellsim snapshot`.
    private static let reportPaths = ["review/report.json", "report.json", "results.json"]

    /// Finds the results in a folder, in its subfolder `.cellsim`, or in its only subfolder.
    private static func results(in folder: String, shownAs source: String) throws -> LastRun {
        var location = folder
        for _ in 0..<6 {
            for candidate in [location, location + "/.cellsim"] {
                if let run = try readRun(in: candidate) { return run }
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: location)) ?? []
            var status = stat()
            guard names.count == 1, unsafe lstat(location + "/" + names[0], &status) == 0,
                status.st_mode & S_IFMT == S_IFDIR
            else { break }
            location += "/" + names[0]
        }
        throw InvalidInput(
            "\(source): error: no results of a run: none of \(reportPaths.joined(separator: ", ")) and .results is in it; "
                + "pass the folder that the run uploaded, such as .cellsim")
    }

    private static func readRun(in folder: String) throws -> LastRun? {
        for tests in [folder, folder + "/artifacts"] where ResultsFolder(path: tests).exists {
            return try LastRun(path: tests)
        }
        let confined: ConfinedFolder
        do { confined = try ConfinedFolder(path: folder) } catch { return nil }
        let existingReports = reportPaths.filter { confined.hasFile(folder + "/" + $0) }
        guard let first = existingReports.first else { return nil }
        if existingReports.count > 1 {
            logMessage(
                "cellsim: note: the run has \(existingReports.joined(separator: " and ")); accepting from \(first)")
        }
        return try LastRun(path: folder + "/" + first)
    }

    // MARK: Archives

    private static func download(_ url: String, _ environment: [String: String]) throws -> [UInt8] {
        guard WebClient.isAllowed(url) else {
            throw InvalidInput(
                "--from-run: error: '\(url)' must begin with https://, and contain no user, spaces, quotes or brackets")
        }
        let response = try WebClient(user: "--from-run").send(
            "GET", url, secrets: secretHeaders(for: url, environment), followsRedirects: true,
            maximum: maximumArchiveSize)
        guard response.status == 200 else {
            let remedy =
                [401, 403, 404].contains(response.status)
                ? "it may need a token (GITHUB_TOKEN, or GITLAB_TOKEN for CI_API_V4_URL); or download the archive yourself "
                    + "and pass the file" : "try again later"
            throw InvalidInput("\(url): error: status \(response.status); \(remedy)")
        }
        return response.body
    }

    /// Returns header fields with the token for the service of a URL. When curl follows redirects, it doesn't forward `Authorization` to
    /// other hosts.
    private static func secretHeaders(for url: String, _ environment: [String: String]) -> [String] {
        let github = environment["GITHUB_API_URL"] ?? "https://api.github.com"
        let gitlab = environment["CI_API_V4_URL"] ?? "https://gitlab.com/api/v4"
        if url.hasPrefix(github + "/"), let token = environment["GITHUB_TOKEN"] ?? environment["GH_TOKEN"],
            !token.isEmpty
        {
            return ["Authorization: Bearer \(token)"]
        }
        if url.hasPrefix(gitlab + "/"), let token = environment["GITLAB_TOKEN"], !token.isEmpty {
            return ["Authorization: Bearer \(token)"]
        }
        return []
    }

    private static func unpack(_ bytes: [UInt8], of source: String, to folder: String) throws {
        do {
            let archive = try ZipArchive(bytes)
            for entry in archive.entries {
                let path = "\(folder)/\(entry.path)"
                try WriteAccess.makeFolder(path.parentFolder)
                try AtomicFile.write(archive.contents(of: entry), to: path)
            }
        } catch let problem as ZipArchive.Failure {
            let isPage = bytes.prefix(1000).contains(UInt8(ascii: "<")) && bytes.first != 0x50
            let hint = isPage ? ", but a page of a website; it may need a login" : ""
            throw InvalidInput(
                "\(source): error: \(problem)\(hint); or unpack it yourself, and pass the folder with --from-run")
        }
    }
}
