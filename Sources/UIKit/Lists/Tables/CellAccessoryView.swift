import Foundation
@_spi(UIKitModules) import UIKitViews

/// A view that draws a cell's accessory symbols: chevron, checkmark and information button.
@MainActor package final class CellAccessoryView: UIView {
    var type = UITableViewCell.AccessoryType.none { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the symbols, in points.
    var symbolSize: CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 8, height: 13)
        case .checkmark: CGSize(width: 17, height: 16)
        case .detailButton: CGSize(width: 22, height: 22)
        case .detailDisclosureButton: CGSize(width: 40, height: 22)
        }
    }

    /// Returns whether a point in the view's coordinates is in the touch area of the information button.
    func isOnDetailButton(_ point: CGPoint) -> Bool {
        guard type == .detailButton || type == .detailDisclosureButton else { return false }
        return detailButtonFrame.insetBy(dx: -11, dy: -11).contains(point)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var detailButtonFrame: CGRect {
        let x = type == .detailDisclosureButton && isRightToLeft ? bounds.width - 22 : 0
        return CGRect(x: x, y: (bounds.height - 22) / 2, width: 22, height: 22)
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isOnDetailButton(point) }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        switch type {
        case .none: break
        case .disclosureIndicator: recordChevron(in: bounds, into: &recorder)
        case .checkmark: recordCheckmark(into: &recorder)
        case .detailButton: recordDetail(into: &recorder)
        case .detailDisclosureButton:
            recordDetail(into: &recorder)
            let x = isRightToLeft ? 0 : bounds.width - 8
            recordChevron(in: CGRect(x: x, y: (bounds.height - 13) / 2, width: 8, height: 13), into: &recorder)
        }
    }

    private func recordChevron(in rect: CGRect, into recorder: inout DisplayRecorder) {
        // The chevron's visible shape is 7 by 12 points and ends one point before the margin.
        let (near, far) = isRightToLeft ? (rect.maxX - 0.95, rect.maxX - 6.05) : (rect.minX + 0.95, rect.minX + 6.05)
        let path = Path([
            .move(CGPoint(x: near, y: rect.midY - 5.05)), .line(CGPoint(x: far, y: rect.midY)),
            .line(CGPoint(x: near, y: rect.midY + 5.05)),
        ])
        recorder.stroke(path, Stroke(width: 1.9, cap: .round, join: .round), color: recorder.rgba(.tertiaryLabel))
    }

    private func recordCheckmark(into recorder: inout DisplayRecorder) {
        SymbolGlyph.named("checkmark").record(
            into: &recorder, in: bounds, color: recorder.rgba(tintColor), weight: .semibold)
    }

    private func recordDetail(into recorder: inout DisplayRecorder) {
        SymbolGlyph.named("info.circle").record(into: &recorder, in: detailButtonFrame, color: recorder.rgba(tintColor))
    }
}
