import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The section index at a table's trailing edge. Touching a title scrolls to its section.
@MainActor final class SectionIndexView: UIView {
    /// The width of the index, in points.
    static let width: CGFloat = 15
    /// The distance between titles, in points.
    static let titleHeight: CGFloat = 14
    /// The replacement for titles that don't fit.
    static let bullet = "•"

    /// All titles, including those that don't fit.
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
    weak var table: UITableView?
    private var titleViews: [UIView] = []
    private var isTracking = false { didSet { setNeedsDisplay() } }
    /// The index of the touched title.
    private var touchedIndex: Int?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the titles that fit into a column with the given height in points: all of them, or a selection with bullets between them.
    static func fittingTitles(_ titles: [String], height: CGFloat) -> [String] {
        let available = max(Int(saturating: height / titleHeight), 1)
        guard titles.count > available else { return titles }
        let shownCount = (available + 1) / 2
        guard shownCount > 1 else { return [titles[0]] }
        var shown: [String] = []
        for index in 0..<shownCount {
            if index > 0 { shown.append(bullet) }
            shown.append(titles[(index * (titles.count - 1) + (shownCount - 1) / 2) / (shownCount - 1)])
        }
        return shown
    }

    /// Returns the frame of the column of titles in the view's coordinates.
    private func columnFrame(of count: Int) -> CGRect {
        let height = CGFloat(count) * Self.titleHeight
        return CGRect(
            x: 0, y: PixelGrid.wholePoints.roundedDown((bounds.height - height) / 2), width: bounds.width,
            height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        performInternalChanges(layOutTitles)
    }

    private func layOutTitles() {
        for titleView in titleViews { titleView.removeFromSuperview() }
        let shown = Self.fittingTitles(titles, height: bounds.height)
        let column = columnFrame(of: shown.count)
        titleViews = shown.enumerated().map { index, title in
            let titleView = title == UITableView.indexSearch ? makeMagnifyingGlass() : makeLabel(title)
            addSubview(titleView)
            titleView.frame = CGRect(
                x: 0, y: column.minY + CGFloat(index) * Self.titleHeight, width: bounds.width, height: Self.titleHeight)
            return titleView
        }
        updateColors()
    }

    private func makeLabel(_ title: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        label.text = title
        return label
    }

    private func makeMagnifyingGlass() -> UIImageView {
        let size = UIImage.SymbolConfiguration(pointSize: 9, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: size))
        view.contentMode = .center
        return view
    }

    /// Applies the table's colours to the titles.
    func updateColors() {
        let color = table?.sectionIndexColor
        for titleView in titleViews {
            (titleView as? UILabel)?.textColor = color ?? tintColor
            titleView.tintColor = color
        }
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        let tracking = isTracking ? table?.sectionIndexTrackingBackgroundColor : nil
        if let color = tracking ?? table?.sectionIndexBackgroundColor {
            recorder.fill(bounds, color: recorder.rgba(color))
        }
    }

    // MARK: Touches

    /// Returns the index of the title at a vertical position in the view's coordinates, or the index of the nearest title.
    func titleIndex(at y: CGFloat) -> Int {
        let column = columnFrame(of: Self.fittingTitles(titles, height: bounds.height).count)
        guard column.height > 0 else { return 0 }
        return min(
            max(Int(saturating: ((y - column.minY) / column.height * CGFloat(titles.count)).rounded(.down)), 0),
            titles.count - 1)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        trackTouch(touches.first)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackTouch(touches.first) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }

    private func endTracking() {
        isTracking = false
        touchedIndex = nil
    }

    private func trackTouch(_ touch: UITouch?) {
        guard let touch, !titles.isEmpty else { return }
        let index = titleIndex(at: touch.location(in: self).y)
        guard index != touchedIndex else { return }
        touchedIndex = index
        table?.scrollToSection(toIndexTitle: index)
    }
}
