import CellSimProcess
import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that contradictory required constraints are reported as in UIKit.
@preconcurrency @MainActor final class ConstraintConflictTests: XCTestCase {
    private func reports(of work: () throws -> Void) rethrows -> [Notice] {
        try Notice.collecting { try work() }.notices.filter { $0.text.hasPrefix("[LayoutConstraints]") }
    }

    /// Lays out a view with two contradictory widths, whose constraints have these identifiers.
    private func layOut(_ names: (String, String), _ widths: (CGFloat, CGFloat) = (100, 200)) {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let narrow = view.widthAnchor.constraint(equalToConstant: widths.0)
        let wide = view.widthAnchor.constraint(equalToConstant: widths.1)
        (narrow.identifier, wide.identifier) = names
        NSLayoutConstraint.activate([
            narrow, wide, view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ])
        host.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, widths.0)
    }

    func testConflictReportListsConstraints() {
        let notices = reports { layOut(("Narrow", "Wide")) }
        XCTAssertEqual(
            notices,
            [
                Notice(
                    .once,
                    """
                    [LayoutConstraints] Unable to simultaneously satisfy constraints.
                        Probably at least one of the constraints in the following list is one you don't want.
                        Try this:
                            (1) look at each constraint and try to figure out which you don't expect;
                            (2) find the code that added the unwanted constraint or constraints and fix it.
                    (
                        "<NSLayoutConstraint 'Narrow' UIView.width == 100   (active)>",
                        "<NSLayoutConstraint 'Wide' UIView.width == 200   (active)>"
                    )

                    Will attempt to recover by breaking constraint
                    <NSLayoutConstraint 'Wide' UIView.width == 200   (active)>
                    """)
            ])
    }

    /// Notices with equal texts are printed once.
    func testSameConflictIsReportedOnce() {
        let notices = reports {
            layOut(("One", "Other"))
            layOut(("Other", "One"), (200, 100))
        }
        XCTAssertEqual(Set(notices).count, 1, "\(notices)")
        XCTAssertEqual(notices.first?.kind, .once)
    }

    func testDocumentConstraintsHaveLineNumbers() throws {
        let text = Fixture.text("constraints-of-a-document-have-its-lines.xib")
        let notices = try reports {
            let nib = UINib(try NibTemplate(data: Data(text.utf8), path: "Box.xib"))
            let objects = nib.instantiate(withOwner: nil)
            try XCTUnwrap(objects.first as? UIView).layoutIfNeeded()
        }
        let lines = (notices.first?.text ?? "").components(separatedBy: "\n")
        for (id, line) in [("left", 10), ("right", 11), ("wide", 12)] {
            XCTAssertTrue(
                lines.contains { $0.contains("'\(id)'") && $0.contains("(active, Box.xib:\(line))>") },
                "\(id): \(notices)")
        }
        XCTAssertTrue(lines.contains { $0.contains("<given UIView(box).width == 100>") }, "\(notices)")
        XCTAssertEqual(lines.last?.hasPrefix("<NSLayoutConstraint 'wide'"), true, "\(notices)")
    }

    func testSatisfiableLayoutReportsNothing() {
        XCTAssertEqual(reports { layOut(("Narrow", "Narrow too"), (100, 100)) }, [])
    }

    /// A drawer row from github.com/natura-cosmeticos/natds-ios. In fifteen iOS 16 snapshots, the title is at x = 16. Its constraints to
    /// the icon and to the background conflict.
    func testSiblingConstraintIsBrokenInDrawerRow() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
        let (background, icon, title) = (UIView(), UIView(), UIView())
        for view in [background, icon, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            background.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
            background.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -8),
            icon.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: 8),
            icon.widthAnchor.constraint(equalToConstant: 24),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: background.leadingAnchor, constant: 8),
            title.widthAnchor.constraint(equalToConstant: 100),
        ])
        let notices = reports { row.layoutIfNeeded() }
        XCTAssertEqual(title.frame.minX, 16, "\(notices)")
        XCTAssertEqual(icon.frame.minX, 16, "\(notices)")
        XCTAssertFalse(notices.isEmpty)
    }

    /// Reproduces an iOS 11 log (SnapKit issue 462): the row is 20 points wide, but both edges require 20 points. UIKit breaks the
    /// constraint between image and label.
    func testSiblingConstraintIsBrokenInNarrowRow() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 48))
        let (image, label) = (UIView(), UIView())
        for view in [image, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
        ])
        let notices = reports { row.layoutIfNeeded() }
        XCTAssertEqual(image.frame.minX, 20, "\(notices)")
        XCTAssertEqual(label.frame.maxX, 0, "\(notices)")
    }
}
