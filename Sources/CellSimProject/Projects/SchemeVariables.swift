import CellSimProcess
import Foundation

/// The part of `AppProject` that reads environment variables for tests from schemes.
extension AppProject {
    /// Returns the environment variables that Xcode sets for tests. They are read from the first shared scheme, in alphabetical order,
    /// that runs one of the tests and sets variables.
    ///
    /// The variables are in the scheme's test action, in its test plan, or in its launch action if the tests use it.
    /// `$(SRCROOT)`, its synonyms and `$(PROJECT_NAME)` are replaced. `IMAGE_DIFF_DIR` and the variables of the
    /// dynamic loader are omitted.
    /// - Parameter tests: the names of the test targets.
    /// - Returns: the variables, and a note for each variable and file that is skipped.
    public func testVariables(_ tests: Set<String>) -> (values: [String: String], notes: [ProjectNote]) {
        var notes: [ProjectNote] = []
        let folders = [path] + referencedProjects.map(\.path).sorted()
        for folder in folders where ["xcodeproj", "xcworkspace"].contains(Paths.pathExtension(of: folder)) {
            let schemes = folder + "/xcshareddata/xcschemes"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: schemes)) ?? []
            for name in names.sorted() where Paths.pathExtension(of: name) == "xcscheme" {
                do throws(ProjectError) {
                    let scheme = try Scheme(schemes + "/" + name, project: folder)
                    guard !scheme.tests.isDisjoint(with: tests), !scheme.variables.isEmpty else { continue }
                    return (scheme.values(&notes), notes)
                } catch { notes.append(ProjectNote(.warning, error.note.file, error.note.line, error.note.message)) }
            }
        }
        return ([:], notes)
    }
}

/// The test settings of an Xcode scheme.
private struct Scheme {
    let file: String
    /// The project settings that variables may refer to.
    private let settings: [String: String]
    /// The names of the test targets.
    private(set) var tests: Set<String> = []
    private var actionVariables: [String: String] = [:]
    private var launchVariables: [String: String] = [:]
    private var testPlanVariables: [String: String] = [:]
    private var usesLaunchVariables = false

    var variables: [String: String] {
        (usesLaunchVariables ? launchVariables : [:]).merging(actionVariables) { $1 }.merging(testPlanVariables) { $1 }
    }

    init(_ file: String, project: String) throws(ProjectError) {
        let root = Paths.folder(of: project)
        self.file = file
        settings = [
            "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
            "PROJECT_NAME": Paths.nameWithoutExtension(of: project),
            "PROJECT_FILE_PATH": project,
        ]
        var scanner = XMLScanner(try Scheme.bytes(of: file), file: file)
        var (action, isTest) = ("", false)
        var plans: [(location: String, isDefault: Bool)] = []
        while let event = try scanner.next() {
            switch event {
            case .start(let name, let attributes) where name.hasSuffix("Action"):
                action = name
                if name == "TestAction" { usesLaunchVariables = attributes["shouldUseLaunchSchemeArgsEnv"] == "YES" }
            case .start("TestableReference", let attributes): isTest = attributes["skipped"] != "YES"
            case .start("BuildableReference", let attributes) where isTest:
                if let name = attributes["BlueprintName"] { tests.insert(name) }
            case .end("TestableReference"): isTest = false
            case .start("TestPlanReference", let attributes):
                if let location = attributes["reference"] { plans.append((location, attributes["default"] == "YES")) }
            case .start("EnvironmentVariable", let attributes) where attributes["isEnabled"] != "NO":
                guard let key = attributes["key"], let value = attributes["value"] else { continue }
                if action == "TestAction" { actionVariables[key] = value }
                if action == "LaunchAction" { launchVariables[key] = value }
            default: break
            }
        }
        guard let location = (plans.first(where: \.isDefault) ?? plans.first)?.location else { return }
        try read(plan: Paths.join(root, location.replacing(/^container:/, with: "")))
    }

    /// Reads a test plan: the variables that all its configurations share, and its test targets.
    private mutating func read(plan: String) throws(ProjectError) {
        let plan = try Scheme.decoded(plan)
        for entry in plan.defaultOptions?.environmentVariableEntries ?? [] where entry.enabled != false {
            testPlanVariables[entry.key] = entry.value ?? ""
        }
        for target in plan.testTargets ?? [] where target.enabled != false { tests.insert(target.target.name) }
    }

    /// Returns the variables with the project's paths substituted, and adds a note for each variable that refers to an unknown setting.
    func values(_ notes: inout [ProjectNote]) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in variables.sorted(by: { $0.key < $1.key }) {
            // Failed pictures go to CellSim's own folder, and the dynamic loader's variables refer to libraries for Apple's systems.
            if key == "IMAGE_DIFF_DIR" || key.hasPrefix("DYLD_") || key.hasPrefix("LD_") { continue }
            let text = value.replacing(/\$[({](\w+)[)}]/) { settings[String($0.output.1)] ?? String($0.output.0) }
            guard !text.contains("$("), !text.contains("${") else {
                let message =
                    "the environment variable \(key) has an unknown setting in '\(value)' and is skipped; set it in the shell"
                notes.append(ProjectNote(.warning, file, nil, message))
                continue
            }
            values[key] = text
        }
        return values
    }

    private static func bytes(of file: String) throws(ProjectError) -> [UInt8] {
        do { return try FileReader.read(file) } catch {
            throw ProjectError(file, nil, "cannot be read: \(error.reason)")
        }
    }

    private static func decoded(_ file: String) throws(ProjectError) -> Plan {
        let bytes = try bytes(of: file)
        do { return try JSONDecoder().decode(Plan.self, from: Data(bytes)) } catch {
            throw ProjectError(
                file, nil, "is not a readable test plan, so its variables are skipped; save it again in Xcode")
        }
    }

    /// The contents of a test plan that are used.
    private struct Plan: Decodable {
        struct Options: Decodable { var environmentVariableEntries: [Entry]? }
        struct Entry: Decodable {
            var key: String
            var value: String?
            var enabled: Bool?
        }
        struct TestTarget: Decodable {
            struct Name: Decodable { var name: String }
            var target: Name
            var enabled: Bool?
        }
        var defaultOptions: Options?
        var testTargets: [TestTarget]?
    }
}
