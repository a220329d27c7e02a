import CellSimGraphics
import Foundation

/// Arranges and draws the glass backgrounds of a bar's buttons on iOS 26, in the bar's coordinates (points). Adjacent
/// images share a background; titles and prominent buttons have separate backgrounds.
@MainActor struct BarGlassBackgrounds {
    /// The buttons on one background, or a single button or space without a background.
    @MainActor struct Group {
        let views: [BarButtonView]
        let width: CGFloat
        let hasGlassBackground: Bool
    }

    /// A glass background. Its fill colour is nil for plain glass.
    private struct Background {
        var rect: CGRect
        let fill: UIColor?
    }

    private var backgrounds: [Background] = []

    /// Groups the buttons that share a background.
    /// - Parameters:
    ///   - views: The views of the buttons, in order.
    ///   - height: The height of the backgrounds. A single image has a background of the same width, except in the
    ///     narrowest bars.
    static func groups(_ views: [BarButtonView], height: CGFloat) -> [Group] {
        var viewGroups: [[BarButtonView]] = []
        for view in views {
            if let last = viewGroups.last?.last, last.sharesGlassBackground, view.sharesGlassBackground {
                viewGroups[viewGroups.count - 1].append(view)
            } else {
                viewGroups.append([view])
            }
        }
        return viewGroups.map { views in
            let size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
            let width =
                views.count > 1
                ? SystemBars.imageGlassWidthInGroup.current * CGFloat(views.count) + height
                    - SystemBars.sharedWidthReduction
                : views.first?.sizeThatFits(size).width ?? 0
            return Group(views: views, width: width, hasGlassBackground: views.first?.hasGlassBackground ?? false)
        }
    }

    /// Divides a rectangle equally between the buttons of a group, and adds a background behind them.
    mutating func layOut(_ group: Group, in rect: CGRect, isReversed: Bool = false) {
        let width = rect.width / CGFloat(group.views.count)
        for (index, view) in (isReversed ? group.views.reversed() : group.views).enumerated() {
            view.frame = CGRect(
                x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
        }
        guard group.hasGlassBackground else { return }
        backgrounds.append(Background(rect: rect, fill: group.views.first?.glassFillColor))
    }

    /// Mirrors the backgrounds horizontally in a bar with the given width.
    mutating func mirror(in width: CGFloat) {
        for index in backgrounds.indices { backgrounds[index].rect.origin.x = width - backgrounds[index].rect.maxX }
    }

    func record(into recorder: inout DisplayRecorder) {
        for plate in backgrounds { recorder.drawGlass(plate.rect, radius: plate.rect.height / 2, fill: plate.fill) }
    }
}

extension BarButtonView {
    private var isSpace: Bool { item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace }
    /// Whether the button has a glass background. In CellSim, custom views have none.
    var hasGlassBackground: Bool {
        SystemBars.buttonsHaveGlassBackgrounds.current && !isSpace && item.customView == nil
            && !item.hidesSharedBackground
    }
    /// Whether the background is filled with the tint colour.
    var isProminent: Bool { hasGlassBackground && item.style == .done && !SystemBars.buttonsUseTintColor.current }
    var sharesGlassBackground: Bool {
        hasGlassBackground && item.sharesBackground && showsImage && !isProminent && !isBack
    }
    var glassFillColor: UIColor? { isProminent && item.isEnabled ? item.tintColor ?? tintColor : nil }

    /// Returns the width of the button's separate background for the width of its title; nil for an image.
    func glassBackgroundWidth(words: CGFloat?, height: CGFloat) -> CGFloat {
        guard let words else {
            return max(SystemBars.imageGlassWidth.current, min(height, SystemBars.toolbarHeight.current))
        }
        return max(words, SystemBars.minimumGlassTextWidth.current) + 2 * SystemBars.glassTextPadding.current
    }
}

extension SystemBars {
    /// The width of a shared background is the width of its images plus its height minus this length, in points.
    fileprivate static let sharedWidthReduction: CGFloat = 36
}
