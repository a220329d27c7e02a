import Foundation
import SnapshotTesting
import UIKit
import XCTest

@testable import CellSimExamples

/// Compares the window of a stage with the pictures in `Snapshots`, pixel for pixel.
@MainActor enum Snapshot {
    /// Fails if the window differs from `Snapshots/<test file>/<test>.<name>.png`. The name should contain the scale.
    static func assert(
        _ stage: SimulatedPhone, named name: String, file: StaticString = #filePath, test: String = #function,
        line: UInt = #line
    ) {
        stage.layoutUntilStable()
        let window = stage.host.window
        let format = UIGraphicsImageRendererFormat(for: stage.host.traits)
        format.opaque = true
        let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
            UIColor.white.setFill()
            context.fill(window.bounds)
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        let source = URL(fileURLWithPath: "\(file)")
        let folder = source.deletingLastPathComponent().appendingPathComponent("Snapshots")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let problem = verifySnapshot(
            of: image, as: .image(scale: format.scale), named: name, snapshotDirectory: folder.path, file: file,
            testName: test,
            line: line)
        if let problem { XCTFail(problem, file: file, line: line) }
    }
}
