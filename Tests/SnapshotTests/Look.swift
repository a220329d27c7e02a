import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// How one class looks in its states: each is a picture `Snapshots/<class>/<state>.2x.png`, light and dark together.
@MainActor struct Look {
    /// The class; names the folder.
    let subject: String
    /// Where references are compared from.
    private let file: StaticString
    private static let here: StaticString = #filePath

    static let margin: CGFloat = 10
    /// Wider views stand above each other, narrower ones side by side.
    static let widestBeside: CGFloat = 200

    init(_ subject: String, file: StaticString = #filePath) { (self.subject, self.file) = (subject, file) }

    /// Compares a state's picture, pixel by pixel. Sizes are points; without them the view takes its own.
    ///
    /// - Parameter make: makes the view; called once for each style.
    func check(
        _ state: String, width: CGFloat? = nil, height: CGFloat? = nil,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
        line: UInt = #line, _ make: () -> UIView
    ) {
        let traits = UITraitCollection { traits in
            traits.displayScale = 2
            traits.layoutDirection = direction
            traits.preferredContentSizeCategory = textSize
        }
        // The pictures are those of an app in a language of this direction.
        InterfaceDirection.simulated = direction
        defer { InterfaceDirection.simulated = nil }
        var papers: [UIView] = []
        // What finds its own size finds it for the text size asked for.
        traits.performAsCurrent {
            papers = [UIUserInterfaceStyle.light, .dark].map { style in
                let paper = Look.paper(make(), width: width, height: height)
                paper.overrideUserInterfaceStyle = style
                return paper
            }
        }
        let sheet = Look.joined(papers)
        let message = verifySnapshot(
            of: sheet, as: .image(size: sheet.bounds.size, traits: traits), named: "2x",
            snapshotDirectory: Look.references.appendingPathComponent(subject).path, file: (file), testName: state,
            line: line)
        if let message { XCTFail(message, file: file, line: line) }
    }

    /// `Snapshots` at the package's root.
    static var references: URL {
        var folder = URL(fileURLWithPath: here.description)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Snapshots")
    }

    /// The view on the system's background with a margin around it.
    static func paper(_ view: UIView, width: CGFloat?, height: CGFloat?) -> UIView {
        let paper = UIView()
        paper.backgroundColor = .systemBackground
        view.translatesAutoresizingMaskIntoConstraints = false
        paper.addSubview(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: paper.leadingAnchor, constant: margin),
            view.topAnchor.constraint(equalTo: paper.topAnchor, constant: margin),
            paper.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
            paper.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margin),
        ])
        paper.frame.size = paper.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return paper
    }

    private static func joined(_ papers: [UIView]) -> UIView {
        let sheet = UIView()
        var corner = CGPoint.zero
        for paper in papers {
            paper.frame.origin = corner
            if paper.bounds.width > widestBeside {
                corner.y += paper.bounds.height
            } else {
                corner.x += paper.bounds.width
            }
            sheet.addSubview(paper)
            sheet.frame.size = CGSize(width: paper.frame.maxX, height: paper.frame.maxY)
        }
        return sheet
    }
}

/// A view after a change, for where an expression is wanted.
@MainActor func made<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
}
