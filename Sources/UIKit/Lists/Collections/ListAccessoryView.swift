import CellSimGraphics
import Foundation

/// A view that displays an accessory of a list cell and handles taps on it.
@MainActor final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private let content: UIView

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        content = Self.makeContent(accessory)
        super.init(frame: .zero)
        if let color = accessory.options.tintColor { tintColor = color }
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    private static func makeContent(_ accessory: UICellAccessory) -> UIView {
        switch accessory.kind {
        case .symbol(let type):
            let view = CellAccessoryView(frame: .zero)
            view.type = type
            return view
        case .control(let kind):
            let view = CellEditingControl(frame: .zero)
            view.kind = kind
            return view
        case .label(let text):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            return label
        case .view(let view): return view
        }
    }

    /// The size of the accessory's content, in points.
    var contentSize: CGSize {
        switch content {
        case let view as CellAccessoryView: view.symbolSize
        case let view as CellEditingControl: view.symbolSize
        case let label as UILabel: label.intrinsicContentSize
        default: content.bounds.size == .zero ? content.systemLayoutSizeFitting(.zero) : content.bounds.size
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        content.frame = CGRect(
            origin: pixelGrid.rounded(
                CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)), size: size)
    }

    // MARK: Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden else { return nil }
        if case .view = accessory.kind { return super.hitTest(point, with: event) }
        return accessory.handler != nil && bounds.insetBy(dx: -11, dy: 0).contains(point) ? self : nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if accessory.handler == nil { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let handler = accessory.handler else { return super.touchesEnded(touches, with: event) }
        if let touch = touches.first, bounds.insetBy(dx: -11, dy: 0).contains(touch.location(in: self)) { handler() }
    }
}
