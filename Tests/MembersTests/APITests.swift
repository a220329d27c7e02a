import Foundation
import XCTest

@testable import members

/// Tests that docs/api lists the current public declarations, so that every change is visible in a review.
final class APITests: XCTestCase {
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testListingsMatchModules() throws {
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        for module in APIListing.modules {
            let file = APIListing(module, try SymbolGraph(of: module, project: project, build: build)).file
            let text = try String(contentsOf: project.appendingPathComponent(file.path), encoding: .utf8)
            let (old, new) = (Set(text.split(separator: "\n")), Set(file.text.split(separator: "\n")))
            XCTAssertEqual(
                old, new,
                "\(file.path) is not the module's: run `make api`; gone: \(old.subtracting(new).sorted()), new:"
                    + " \(new.subtracting(old).sorted())")
        }
    }
}
