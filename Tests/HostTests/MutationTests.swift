import CellSimGraphics
import CellSimInterfaceBuilder
import CellSimRaster
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests that randomly damaged documents are drawn or rejected, without a crash or a hang.
@preconcurrency @MainActor final class MutationTests: XCTestCase {
    /// The environment variable increases the number, with other seeds.
    private static let count = Int(ProcessInfo.processInfo.environment["CELLSIM_MUTATIONS"] ?? "") ?? 300
    private static let firstSeed = Int(ProcessInfo.processInfo.environment["CELLSIM_MUTATION_SEED"] ?? "") ?? 1

    private func documents() throws -> [IBDocument] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let examples = root.appendingPathComponent("Examples")
        let files = FileManager.default.enumerator(atPath: examples.path)?.compactMap { $0 as? String } ?? []
        return try files.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map {
            try IBDocument(contentsOfFile: examples.appendingPathComponent($0).path)
        }
    }

    func testMutatedDocumentsAreDrawnOrRejected() throws {
        let documents = try documents()
        XCTAssertGreaterThan(documents.count, 5)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "cellsim-mutations-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch {
                XCTFail("\(folder.path) could not be removed")
            }
        }
        var drawnCount = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.count {
            var mutator = DocumentMutator(seed: seed)
            let document = documents[seed % documents.count]
            let file = folder.appendingPathComponent("Spoiled." + (document.kind == .xib ? "xib" : "storyboard"))
            try Data(mutator.mutate(document).utf8).write(to: file)
            let time = TestTimeout.processorTime {
                if draw(file.path) { drawnCount += 1 }
                lint(file.path)
            }
            XCTAssertLessThan(time, TestTimeout.seconds(20), "seed \(seed)")
        }
        XCTAssertGreaterThan(drawnCount, Self.count / 10)
    }

    private func draw(_ path: String) -> Bool {
        do {
            let times = PhaseTimings()
            let file = try InterfaceFile(path: path)
            let appearance = Appearance(device: Device(size: CGSize(width: 320, height: 480)))
            file.apply(appearance)
            if file.isStoryboard {
                let scenes = StoryboardScenes(file)
                for controller in try scenes.controllers(named: ["all"]) {
                    _ = try scenes.picture(of: controller, appearance: appearance, times: times)
                }
            } else {
                let content = try file.makeContent()
                _ = try ViewPicture(content, appearance: appearance, width: nil, height: nil, times: times)
                let size = CGSize(
                    width: min(max(content.view.bounds.width, 1), 400),
                    height: min(max(content.view.bounds.height, 1), 400))
                _ = Rasterizer(scale: 1).render(DisplayList(size: size, commands: content.view.displayList().commands))
            }
            return true
        } catch {
            XCTAssertTrue(error is InputError || error is InvalidDocument || error is DocumentError, "\(error)")
            return false
        }
    }

    /// Lints a document. Only the termination is tested, because findings include rejected documents.
    private func lint(_ path: String) { _ = DocumentLinter().findings(path: path) }
}
