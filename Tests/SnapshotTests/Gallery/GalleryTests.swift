import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Compares the contact sheet in the README with `Snapshots/gallery.png`. `SNAPSHOT_TESTING_RECORD=all` writes it again.
@preconcurrency @MainActor final class GalleryTests: XCTestCase {
    func testGallery() throws {
        let panels = [GalleryPanel(style: .light), GalleryPanel(style: .dark)]
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 2 * GalleryPanel.width, height: panels[0].bounds.height))
        for (index, panel) in panels.enumerated() {
            panel.frame.origin.x = CGFloat(index) * GalleryPanel.width
            sheet.addSubview(panel)
        }
        let strategy = Snapshotting<UIView, UIImage>.image(
            drawHierarchyInKeyWindow: true, size: sheet.bounds.size,
            traits: UITraitCollection { $0.displayScale = 2 })
        var drawnImage: UIImage?
        strategy.snapshot(sheet).run { drawnImage = $0 }
        let picture = try XCTUnwrap(drawnImage)
        let file = AppearanceSnapshot.referenceFolder.appendingPathComponent("gallery.png")
        if ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] == "all" {
            try XCTUnwrap(picture.pngData()).write(to: file)
            return XCTFail("The contact sheet was recorded again. Check it before you commit it.")
        }
        let reference = try XCTUnwrap(
            UIImage(data: Data(contentsOf: file), scale: 2), "Snapshots/gallery.png is not a readable image")
        if let difference = strategy.diffing.diff(reference, picture) { XCTFail(difference.0) }
    }
}
