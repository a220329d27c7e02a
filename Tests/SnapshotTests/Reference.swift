import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Compares the picture of a view, pixel by pixel, with the one in `Snapshots/<test file>`.
///
/// The view is drawn on the system background. `SNAPSHOT_TESTING_RECORD=all` writes the pictures again: review them
/// before you commit them.
@MainActor func assertReference(
    _ view: UIView, size: CGSize, style: UIUserInterfaceStyle = .light, scale: CGFloat = 2, named name: String = "",
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    let page = UIView(frame: CGRect(origin: .zero, size: size))
    page.backgroundColor = .systemBackground
    view.frame = page.bounds
    page.addSubview(view)
    let traits = UITraitCollection { traits in
        traits.userInterfaceStyle = style
        traits.displayScale = scale
        traits.layoutDirection = direction
        traits.preferredContentSizeCategory = textSize
    }
    let source = URL(fileURLWithPath: file.description)
    let folder = source.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    // The pictures show an app whose language has this direction.
    InterfaceDirection.simulated = direction
    defer { InterfaceDirection.simulated = nil }
    let message = verifySnapshot(
        of: page, as: .image(drawHierarchyInKeyWindow: true, size: size, traits: traits),
        named: name + "@\(Int(scale))x",
        snapshotDirectory: folder.path, file: (file), testName: testName, line: line)
    if let message { XCTFail(message, file: file, line: line) }
}

/// Returns a column of views with their own sizes, 8 points apart.
@MainActor func column(_ views: [UIView], alignment: UIStackView.Alignment = .leading) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 8, alignment)
    return padded(stack)
}

/// Returns a view with the content pinned 12 points from its left, top and right edges.
@MainActor func padded(_ content: UIView) -> UIView {
    let view = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
    ])
    return view
}

/// Returns a coloured view with a size in points.
@MainActor func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
}
