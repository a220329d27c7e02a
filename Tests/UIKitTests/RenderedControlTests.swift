import CellSimGraphics
import CellSimSystem
import UIKit
import XCTest

/// Tests controls and bars in pictures by `CALayer.render(in:)` with iOS 26, which omit effects. The expected pictures are references of
/// stream-chat-swift (iOS 26.2).
@preconcurrency @MainActor final class RenderedControlTests: XCTestCase {
    /// Draws a view at one pixel per point on white.
    private func picture(of view: UIView, isOnScreen: Bool = false) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(view.bounds)
            if isOnScreen {
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            } else {
                view.layer.render(in: context.cgContext)
            }
        }
        return try XCTUnwrap(image.cgImage?.bitmap)
    }

    func testSwitchesHaveNoThumb() throws {
        let expected: [(SystemVersion, Bool, UInt8)] = [
            (.iOS17, false, 255), (.iOS26, false, 196), (.iOS26, true, 255),
        ]
        for (system, isOnScreen, level) in expected {
            try SystemVersion.simulating(system) {
                let control = UISwitch()
                let thumb = try picture(of: control, isOnScreen: isOnScreen).color(x: 16, y: 14)
                XCTAssertEqual(Double(thumb.red), Double(level), accuracy: 1, "\(system) \(isOnScreen)")
            }
        }
    }

    func testTitlesAreMissingAndButtonsTinted() throws {
        let expected: [(SystemVersion, Bool, hasTitle: Bool, isTinted: Bool)] = [
            (.iOS17, false, true, true), (.iOS26, false, false, true), (.iOS26, true, true, false),
        ]
        for (system, isOnScreen, hasTitle, isTinted) in expected {
            try SystemVersion.simulating(system) {
                let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 360, height: 54))
                let host = UIView(frame: bar.frame)
                host.tintColor = .red
                host.addSubview(bar)
                let item = UINavigationItem(title: "Create Poll")
                item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
                bar.items = [item]
                bar.layoutIfNeeded()
                let bitmap = try picture(of: bar, isOnScreen: isOnScreen)
                func colors(_ columns: Range<Int>) -> [RGBAColor] {
                    columns.flatMap { x in (8..<36).map { bitmap.color(x: x, y: $0) } }
                }
                let name = "\(system) \(isOnScreen)"
                XCTAssertEqual(colors(140..<220).contains { $0.green < 100 }, hasTitle, name)
                XCTAssertEqual(colors(16..<90).contains { $0.red > 200 && $0.green < 100 }, isTinted, name)
            }
        }
    }
}
