import XCTest

@testable import CellSimReflection

/// Tests that unsupported Swift runtimes are rejected, with a message.
final class RuntimeCheckTests: XCTestCase {
    private let version = RuntimeCheck.Version.current

    func testRuntimeOfProcessIsSupported() {
        XCTAssertNil(RuntimeCheck.problemWithFields(.current, version: version))
        XCTAssertNil(RuntimeCheck.problemWithSections(.current, version: version))
    }

    func testUnsupportedVersionIsRejectedWithRemedy() throws {
        for other in [RuntimeCheck.Version(major: 5, minor: 8), .init(major: 7, minor: 0)] {
            let problem = try XCTUnwrap(RuntimeCheck.problemWithFields(.current, version: other))
            XCTAssertTrue(problem.contains("this Swift runtime (\(other))"), problem)
            XCTAssertTrue(problem.contains("Build with a supported"), problem)
            XCTAssertEqual(RuntimeCheck.problemWithSections(.current, version: other), problem)
        }
    }

    /// With each of these layouts, properties would be accessed at wrong offsets.
    func testUnsupportedLayoutIsRejected() {
        let changes: [(String, (inout MetadataLayout) -> Void)] = [
            ("superclass", { $0.superclassInClass = 16 }), ("size", { $0.instanceSizeInClass = 32 }),
            ("descriptor", { $0.descriptorInClass = 48 }), ("descriptor beyond", { $0.descriptorInClass = 4096 }),
            ("kind", { $0.classKind = 17 }), ("count", { $0.countInFields = 8 }),
            ("type", { $0.typeInRecord = 8 }), ("name", { $0.nameInRecord = 4 }), ("flag", { $0.variableFlag = 1 }),
        ]
        var accepted: [String] = []
        for (name, change) in changes {
            var layout = MetadataLayout.current
            change(&layout)
            if RuntimeCheck.problemWithFields(layout, version: version) == nil { accepted.append(name) }
        }
        XCTAssertEqual(accepted, [], "the check accepted these changed layouts")
    }

    func testUnsupportedSectionsAreRejected() {
        func problem(_ layout: MetadataLayout) -> String? {
            RuntimeCheck.problemWithSections(layout, version: version).map { String($0.prefix { $0 != "(" }) }
        }
        let expected = "CellSim cannot read the list of classes in this Swift runtime "
        var layout = MetadataLayout.current
        layout.sectionsVersions = 1...1
        XCTAssertEqual(problem(layout), expected)
        layout = .current
        layout.typesInSections = 32
        layout.sectionsVersions = 6...6
        XCTAssertEqual(problem(layout), expected)
    }
}
