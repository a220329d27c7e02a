import CellSimProject
import Foundation

/// A draft of a Swift file with a snapshot test for each cell class.
struct CellTestDraft {
    /// The contents of the file.
    private(set) var text = ""
    /// The number of tests in the file.
    private(set) var testCount = 0
    /// The number of tests that are skipped until the user fills in values.
    private(set) var unfilledCount = 0
    /// Notes about classes without a test and the reasons.
    private(set) var notes: [String] = []
    private let documents: CellDocuments
    private let root: String

    init(
        _ modules: [(name: String, classes: CellClasses)], documents: CellDocuments, root: String, command: String
    ) {
        (self.documents, self.root) = (documents, root)
        var tests: [String] = []
        var names: Set<String> = []
        var imports: [String] = []
        for (module, classes) in modules {
            let previousCount = tests.count
            for cell in classes.cells where names.insert(cell.name).inserted {
                if let test = test(cell, classes.samples) { tests.append(test) }
            }
            if tests.count > previousCount { imports.append("@testable import \(module)") }
        }
        testCount = tests.count
        text = """
            // Written by 'cellsim init --tests', which never changes this file again. Run: \(command)
            \(["SnapshotTesting", "UIKit", "XCTest"].map { "import \($0)" }.joined(separator: "\n"))

            \(imports.sorted().joined(separator: "\n"))

            @MainActor
            final class \(CellTests.name): XCTestCase {
            \(tests.joined(separator: "\n\n"))

            \(Self.helpers)
            }

            """
    }

    // MARK: One cell

    /// Returns the test of a cell. If no code can create or fill the cell, adds a note and returns nil.
    private mutating func test(_ cell: CellClasses.Cell, _ samples: [String: String]) -> String? {
        let simpleName = cell.name.split(separator: ".").last.map(String.init) ?? cell.name
        guard let method = cell.method else {
            return skip(cell, "it has no method such as 'configure(with:)' that a test can call")
        }
        let creation: String
        if let xib = documents.xibs[simpleName] {
            creation = "try XCTUnwrap(load(\(cell.name).self, xib: \"\(xib)\"))"
        } else if documents.prototypes.contains(simpleName) {
            return skip(cell, "its outlets are in a storyboard; move the cell to a XIB")
        } else if cell.hasOutlets, !documents.owners.contains(simpleName) {
            return skip(cell, "no XIB of the app contains it, but it has outlets")
        } else if !cell.hasInheritedInitialisers {
            return skip(cell, "its own initialiser replaces the usual one; call it in a test")
        } else {
            creation = Self.creationCode(cell)
        }
        let values = method.parameters.map { ($0, SampleCode(type: $0.type, name: $0.name, samples: samples)) }
        let arguments = values.map { parameter, sample in
            (parameter.label.map { $0 + ": " } ?? "") + (sample.text ?? "placeholder(\"\(parameter.name)\")")
        }
        let needsTry = method.canThrow || values.contains { $1.text == nil || $1.canThrow }
        let call = "cell.\(method.name)(\(arguments.joined(separator: ", ")))"
        if values.contains(where: { $1.text == nil }) { unfilledCount += 1 }
        return """
                // \(cell.name).\(method.signature) in \(relativePath(cell.path)). \(Self.comment(values))
                func test\(cell.name.replacing(".", with: "_"))() throws {
                    let cell = \(creation)
                    \(method.hasResult ? "_ = " : "")\(needsTry ? "try " : "")\(call)
                    assertSnapshot(of: cell, as: .image(size: size(of: cell)))
                }
            """
    }

    private static func creationCode(_ cell: CellClasses.Cell) -> String {
        switch cell.base {
        case "UITableViewCell": "\(cell.name)(style: .default, reuseIdentifier: nil)"
        case "UITableViewHeaderFooterView": "\(cell.name)(reuseIdentifier: nil)"
        default: "\(cell.name)(frame: CGRect(x: 0, y: 0, width: 160, height: 160))"
        }
    }

    /// Returns a comment that lists the values to fill in and the sample values.
    private static func comment(_ values: [(CellMethod.Parameter, SampleCode)]) -> String {
        let missing = values.filter { $1.text == nil }.map { "\($0.0.name) (\($0.0.type))" }
        let sampled = values.filter { $1.text != nil }.map { $0.0.name }
        var sentences: [String] = []
        if !missing.isEmpty { sentences.append("Fill in: \(missing.joined(separator: ", ")).") }
        if !sampled.isEmpty { sentences.append("Sample values: \(sampled.joined(separator: ", ")).") }
        return sentences.joined(separator: " ")
    }

    private mutating func skip(_ cell: CellClasses.Cell, _ reason: String) -> String? {
        notes.append("\(cell.path):\(cell.line): note: no test for \(cell.name): \(reason)")
        return nil
    }

    private func relativePath(_ path: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }

    // MARK: Shared code

    private static let helpers = """
            /// A cell from its XIB.
            private func load<Cell: UIView>(_ type: Cell.Type, xib: String) -> Cell? {
                UINib(nibName: xib, bundle: Bundle(for: type)).instantiate(withOwner: nil).lazy.compactMap { $0 as? Cell }.first
            }

            /// The size in the picture: a phone's width and the needed height for rows, otherwise the cell's own size.
            private func size(of cell: UIView) -> CGSize {
                guard cell is UITableViewCell || cell is UITableViewHeaderFooterView else { return cell.bounds.size }
                let fitted = cell.systemLayoutSizeFitting(
                    CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                return CGSize(width: 390, height: fitted.height > 0 ? fitted.height : cell.bounds.height)
            }

            /// Stands for a value that you fill in. Skips the test until then.
            private func placeholder<Value>(_ name: String) throws -> Value {
                throw XCTSkip("fill in '\\(name)', a value of the type \\(Value.self), in this test")
            }
        """
}
