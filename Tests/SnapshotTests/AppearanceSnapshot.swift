import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Compares the appearance of a class in its states with pictures `Snapshots/<class>/<state>.2x.png`, each in light
/// and dark mode.
@MainActor struct AppearanceSnapshot {
    /// The name of the class, which is also the name of the folder.
    let className: String
    /// The source file of the test, for failure messages.
    private let file: StaticString
    private static let sourceFile: StaticString = #filePath

    static let margin: CGFloat = 10
    /// The maximum width of views that are drawn side by side. Wider ones are stacked.
    static let maximumSideBySideWidth: CGFloat = 200

    init(_ subject: String, file: StaticString = #filePath) { (self.className, self.file) = (subject, file) }

    /// Compares the picture of a state, pixel by pixel. Sizes are in points; if nil, the view's own size is used.
    ///
    /// - Parameter make: creates the view; it is called once for light and once for dark mode.
    func assertSnapshot(
        _ state: String, width: CGFloat? = nil, height: CGFloat? = nil,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
        line: UInt = #line, _ make: () -> UIView
    ) {
        let traits = UITraitCollection { traits in
            traits.displayScale = 2
            traits.layoutDirection = direction
            traits.preferredContentSizeCategory = textSize
        }
        // The pictures show an app whose language has this direction.
        InterfaceDirection.simulated = direction
        defer { InterfaceDirection.simulated = nil }
        var pages: [UIView] = []
        // Intrinsic sizes must be computed with the requested text size.
        traits.performAsCurrent {
            pages = [UIUserInterfaceStyle.light, .dark].map { style in
                let page = AppearanceSnapshot.viewWithMargin(make(), width: width, height: height)
                page.overrideUserInterfaceStyle = style
                return page
            }
        }
        let sheet = AppearanceSnapshot.combinedSheet(pages)
        let message = verifySnapshot(
            of: sheet, as: .image(drawHierarchyInKeyWindow: true, size: sheet.bounds.size, traits: traits), named: "2x",
            snapshotDirectory: AppearanceSnapshot.referenceFolder.appendingPathComponent(className).path, file: (file),
            testName: state,
            line: line)
        if let message { XCTFail(message, file: file, line: line) }
    }

    /// The folder `Snapshots` in the package's root folder.
    static var referenceFolder: URL {
        var folder = URL(fileURLWithPath: sourceFile.description)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Snapshots")
    }

    /// Returns the view on the system background with a margin.
    static func viewWithMargin(_ view: UIView, width: CGFloat?, height: CGFloat?) -> UIView {
        let page = UIView()
        page.backgroundColor = .systemBackground
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: margin),
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: margin),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: margin),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: margin),
        ])
        page.frame.size = page.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return page
    }

    private static func combinedSheet(_ pages: [UIView]) -> UIView {
        let sheet = UIView()
        var corner = CGPoint.zero
        for page in pages {
            page.frame.origin = corner
            if page.bounds.width > maximumSideBySideWidth {
                corner.y += page.bounds.height
            } else {
                corner.x += page.bounds.width
            }
            sheet.addSubview(page)
            sheet.frame.size = CGSize(width: page.frame.maxX, height: page.frame.maxY)
        }
        return sheet
    }
}

/// Configures a view in an expression, and returns it.
@MainActor func configured<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
}
