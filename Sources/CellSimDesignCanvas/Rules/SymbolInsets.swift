import UIKit

/// The distances by which system symbols extend beyond their alignment rectangles.
///
/// Constraints and stack views position a symbol by its alignment rectangle, which has the line height of its font.
/// Interface Builder records the frame of the image. The numbers are the differences at the top and bottom in frames recorded
/// at a font size of 17 points. The table contains only symbols with recorded frames.
@MainActor enum SymbolInsets {
    private static let insetsBySymbol: [String: (top: CGFloat, bottom: CGFloat)] = [
        "circle": (0.6, 0.6), "heart": (1.25, 1.25), "bell": (-0.25, 0.75), "star": (-0.5, 0.5), "pencil": (2.67, 2.33),
        "repeat": (1.67, 1.67), "chevron.right": (2.17, 1.5), "arrowshape.right": (1.83, 1.17),
        "circle.grid.2x2": (1.33, 1), "tablecells": (1.67, 1.33), "folder": (1.67, 1.33), "magnifyingglass": (1, 1),
        "trash": (-0.85, 0.65), "lock": (0.5, 1.29), "faceid": (1.17, 0.83), "calendar": (1, 1.5),
        "placeholdertext": (1, 1.5),
    ]

    static let rules: [CanvasRule<UIImageView, UIEdgeInsets>] = [
        CanvasRule(
            "symbol-alignment", .always, "symbols extend beyond their alignment rectangles",
            when: { view, _ in view.image?.isSymbolImage ?? false },
            change: { insets, view, _ in
                guard let image = view.image, let name = image.assetOrSymbolName,
                    let symbolInsets = insetsBySymbol[baseName(of: name)],
                    let size = image.symbolPointSize(with: view.preferredSymbolConfiguration, view.traitCollection)
                else { return }
                insets = UIEdgeInsets(
                    top: -symbolInsets.top * size / 17, left: 0, bottom: -symbolInsets.bottom * size / 17, right: 0)
            })
    ]

    /// Returns the name of a symbol without `.fill`. All symbols in a circle have the insets of `circle`.
    private static func baseName(of name: String) -> String {
        let nameWithoutFill = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        return nameWithoutFill.hasSuffix(".circle") ? "circle" : nameWithoutFill
    }
}
