import TestFixtures
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests assertions against references that were recorded in a simulator.
@preconcurrency @MainActor
final class SimulatorReferenceTests: XCTestCase {
    /// Returns a view with a coloured card and a text.
    private func view(x: CGFloat = 16, text: String = "Hydrogen", hasCard: Bool = true) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 100))
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: x, y: 10, width: 200, height: 24))
        (label.font, label.text) = (.systemFont(ofSize: 17), text)
        view.addSubview(label)
        guard hasCard else { return view }
        let card = UIView(frame: CGRect(x: 16, y: 50, width: 100, height: 40))
        card.backgroundColor = .systemBlue
        view.addSubview(card)
        return view
    }

    private func problem(with changed: UIView) throws -> String? {
        let folder = try SnapshotFolder()
        XCTAssertNotNil(folder.verify(view(), as: .image, named: "a", record: .all))
        return folder.verify(changed, as: .image(against: .simulator), named: "a")
    }

    func testDifferentGlyphShapesPass() throws {
        let letters = "Hydergon"
        XCTAssertNil(try problem(with: view(text: letters)))
        let folder = try SnapshotFolder()
        XCTAssertNotNil(folder.verify(view(), as: .image, named: "a", record: .all))
        XCTAssertNotNil(folder.verify(view(text: letters), as: .image, named: "a"), "pixels differ")
    }

    func testMovedTextIsReported() throws {
        let message = try XCTUnwrap(problem(with: view(x: 20)))
        assertContains(message, "Compared with the simulator's picture: moved.")
        assertContains(message, "moved by 8,0 at ")
    }

    func testMissingViewIsReported() throws {
        let message = try XCTUnwrap(problem(with: view(hasCard: false)))
        assertContains(message, "missing at ")
    }

    func testControllersAndImages() throws {
        let folder = try SnapshotFolder()
        let controller = UIViewController()
        controller.view = view()
        let size = CGSize(width: 240, height: 100)
        XCTAssertNotNil(
            folder.verify(controller, as: .image(against: .simulator, size: size), named: "c", record: .all))
        XCTAssertNil(folder.verify(controller, as: .image(against: .simulator, size: size), named: "c", record: .never))
        let image = plainImage(60, 60, 0xFF20_4060, scale: 2)
        XCTAssertNotNil(folder.verify(image, as: .image(against: .simulator, scale: 2), named: "i", record: .all))
        let otherImage = plainImage(60, 60, 0xFF20_4460, scale: 2)
        let message = try XCTUnwrap(folder.verify(otherImage, as: .image(against: .simulator, scale: 2), named: "i"))
        assertContains(message, "unlike")
    }
}
