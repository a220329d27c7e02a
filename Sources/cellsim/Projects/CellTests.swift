import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import CellSimProject
import Foundation

/// Performs `cellsim init --tests`: writes a snapshot test for each cell class of an app.
struct CellTests {
    /// The name of the folder of the tests, which is next to the project, and of their class.
    static let name = "CellTests"

    private let projectPath: String
    private let isDryRun: Bool
    private let project: AppProject
    private let app: AppProject.Target
    private let documents: CellDocuments
    /// The modules with cells, each with its cell classes.
    private var modules: [(name: String, classes: CellClasses)] = []

    /// Reads the project and finds its cell classes.
    /// - Parameters:
    ///   - projectPath: the path of the project.
    ///   - isDryRun: whether to print the file without writing it.
    /// - Throws: `InvalidInput` if the project can't be read.
    init(project projectPath: String, isDryRun: Bool) throws {
        (self.projectPath, self.isDryRun) = (projectPath, isDryRun)
        do throws(ProjectError) {
            project = try ProjectReader.read(projectPath, manifests: ManifestProgram.run)
            app = try project.app(named: nil)
        } catch { throw InvalidInput(error) }
        let parts = PackagePlanner(project, app: app).targets(for: .gallery)
        documents = CellDocuments(parts.flatMap(\.resources))
        for part in parts {
            let classes = CellClasses(part.sources.map(\.path))
            if !classes.cells.isEmpty { modules.append((part.module, classes)) }
        }
    }

    /// Writes the file with the tests, and prints notes about cells without a test.
    func write() throws {
        for problem in documents.problems { logMessage(problem) }
        let draft = CellTestDraft(modules, documents: documents, root: project.root, command: command)
        for note in draft.notes { logMessage(note) }
        guard draft.testCount > 0 else {
            throw InvalidInput(
                "\(projectPath): error: the app has no cell class with a method such as 'configure(with:)' that a test can call"
            )
        }
        if isDryRun { return try AtomicFile.print(Array(draft.text.utf8)) }
        let file = project.root + "/\(Self.name)/\(Self.name).swift"
        guard (try? FileManager.default.attributesOfItem(atPath: file)) == nil else {
            throw InvalidInput(
                "\(file): error: this file exists, and --tests never replaces a file; move it, or print the tests with --dry-run"
            )
        }
        WriteAccess.confine(to: project.root)
        try WriteAccess.makeFolder(file.parentFolder)
        try AtomicFile.write(Array(draft.text.utf8), to: file)
        try StandardOutput.print(
            "\(file): \(draft.testCount) \(draft.testCount == 1 ? "test" : "tests"), \(draft.unfilledCount) of which are skipped until you fill in values; run "
                + "'\(command)'")
    }

    /// The shell command that runs the tests from the project's folder.
    private var command: String {
        "cellsim app \((project.path == project.root ? "." : (project.path as NSString).lastPathComponent)) --tests \(Self.name)"
    }
}
