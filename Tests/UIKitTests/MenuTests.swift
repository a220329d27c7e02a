import TestFixtures
import UIKit
import XCTest

/// Tests menus, swipe actions and interactions, which are stored but not shown.
@preconcurrency @MainActor final class MenuTests: XCTestCase {
    func testMenuElements() {
        let (name, date) = (
            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date", attributes: .disabled) { _ in }
        )
        let menu = UIMenu(
            title: "Sort", options: [.singleSelection],
            children: [UIMenu(options: .displayInline, children: [name]), date])
        XCTAssertEqual(menu.selectedElements, [name])
        XCTAssertEqual(menu.children.map(\.title), ["", "Date"])
        XCTAssertEqual(menu.replacingChildren([date]).identifier, menu.identifier)
        let item = UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis"), primaryAction: nil, menu: menu)
        XCTAssertEqual(item.menu, menu)
        XCTAssertNil(item.title)
        XCTAssertEqual(UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in }).title, "Add")
        XCTAssertEqual(UIBarButtonItem(systemItem: .close, menu: menu).systemItem, .close)
    }

    func testInteractionsBelongToOneView() {
        final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { UIMenu(children: $0) }) }
        }
        let (first, second, menus) = (UIView(), UIView(), MenuDelegate())
        let interaction = UIContextMenuInteraction(delegate: menus)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        XCTAssertTrue(first.interactions.isEmpty)
        XCTAssertIdentical(interaction.view, second)
        second.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
    }

    func testSwipeActionColors() {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        XCTAssertEqual(UISwipeActionsConfiguration(actions: [delete]).actions, [delete])
        XCTAssertEqual(delete.backgroundColor, .systemRed)
    }

    func testTextViewLinkAttributes() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.attributedText = NSAttributedString(
            string: "link",
            attributes: [.link: "x", .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        func colors() -> Set<[UInt8]> {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            }
            guard let bitmap = image.cgImage?.bitmap else { return [] }
            return unsafe bitmap.withUnsafeBytes { bytes in
                Set(
                    stride(from: 0, to: bitmap.width * bitmap.height * 4, by: 4).map { at in
                        unsafe Array(bytes[at..<at + 4])
                    })
            }
        }
        assertContains(colors(), [0, 0, 255, 255])
        view.linkTextAttributes = [.foregroundColor: UIColor.blue]
        assertContains(colors(), [255, 0, 0, 255])
        assertLacks(colors(), [0, 0, 255, 255])
    }
}
