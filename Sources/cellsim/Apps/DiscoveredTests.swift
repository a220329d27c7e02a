import CellSimProcess
import Foundation

/// The tests of a test program by its generated sources, for programs that cannot list their tests.
///
/// XCTest creates an object of each test before it lists them. If one of them crashes, nothing is listed.
enum DiscoveredTests {
    /// Returns the tests in the form `Module.Class/test`, in the order of the test program.
    ///
    /// The package manager writes a folder next to the program, with a source for each test module.
    /// - Parameter program: the path of the test program, such as `debug/ShopPackageTests.xctest`.
    /// - Returns: the tests; empty if there is no such folder.
    static func names(of program: String) -> [String] {
        let suffix = "PackageTests.xctest"
        guard program.hasSuffix(suffix) else { return [] }
        let folder = program.dropLast(suffix.count) + "PackageDiscoveredTests.derived"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
        return files.filter { $0.hasSuffix(".swift") && $0 != "all-discovered-tests.swift" }.sorted().flatMap { file in
            guard let bytes = try? FileReader.read("\(folder)/\(file)", isInput: false) else { return [String]() }
            return names(in: String(decoding: bytes, as: UTF8.self), module: String(file.dropLast(6)))
        }
    }

    /// Returns the tests that a generated source lists.
    /// - Parameters:
    ///   - source: the text of the source.
    ///   - module: the name of the test module.
    static func names(in source: String, module: String) -> [String] {
        var (tests, type) = ([String](), "")
        for line in source.split(separator: "\n") {
            let line = line.drop { $0 == " " }
            if let match = line.prefixMatch(of: /fileprivate extension ([\w.]+) \{/) {
                type = String(match.1)
            } else if let match = line.prefixMatch(of: #/\("(\w+)", /#), !type.isEmpty {
                tests.append("\(module).\(type)/\(match.1)")
            }
        }
        return tests
    }
}
