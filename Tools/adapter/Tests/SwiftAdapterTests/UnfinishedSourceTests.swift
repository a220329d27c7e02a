import Foundation
import SwiftAdapter
import XCTest

/// Tests that unfinished sources can be adapted, so that the compiler can report their errors.
final class UnfinishedSourceTests: XCTestCase {
    private static let source = """
        import UIKit

        extension UIView { @objc func flash() {} }
        class Cell: UITableViewCell {
            @IBOutlet weak var name: UILabel!
            enum Kind: Int { case plain }
            override func prepareForReuse() { super.prepareForReuse() }
        }
        struct Row { let text: String }
        actor Store: Sendable { func load() {} }
        protocol Source: AnyObject { associatedtype Item }
        extension Cell: UITextFieldDelegate {}
        class Outer {
            extension Cell: UITextViewDelegate {}
        }
        """

    /// Removes one token after the other.
    func testSourcesWithMissingTokenAreAdapted() throws {
        let tokens = Self.source.split(separator: /\b/)
        let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var adapted = 0
        for missing in tokens.indices where tokens[missing].contains(where: \.isLetter) {
            let text = tokens.enumerated().filter { $0.offset != missing }.map(\.element).joined()
            let path = "\(folder)/Source.swift"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let task = AdaptedModule.Task(
                paths: [path], name: "program", folder: "\(folder)/build", definitions: [], moduleFolders: [],
                output: nil, language: "5", isProgram: true, isPruned: false)
            let copies = try XCTUnwrap(AdaptedModule(task)).write(checksSyntax: false)
            XCTAssertEqual(copies.paths.count, 1, text)
            adapted += 1
        }
        XCTAssertGreaterThan(adapted, 40)
    }
}
