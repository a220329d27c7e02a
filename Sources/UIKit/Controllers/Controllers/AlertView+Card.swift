import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The glass card of alerts and action sheets on iOS 26.
///
/// Source: view hierarchy dumps. An alert of 320 × 152 points has its title at (30, 22), a one-line message 7.33 points
/// below the title, and two buttons of 140 × 48 points, 8 points apart and 16 from the edges. A 240-point sheet with a
/// title has four buttons, whose tops are 56 points apart; the first is 18 points below the title.
extension AlertView {
    func buildCard(_ controller: UIAlertController) {
        let isSheet = controller.preferredStyle == .actionSheet
        let isSideBySide = !isSheet && controller.actions.count == 2
        let card = GlassCard(radius: SystemAlerts.radius.current)
        let labels = self.makeTextLabels(controller)
        let textStack = makeStack(labels)
        textStack.spacing = 22.0 / 3
        let content = makeStack([textStack])
        content.spacing = 16
        if let fields = controller.textFields { content.addArrangedSubview(self.makeFieldStack(fields)) }
        let buttons = makeStack(
            ordered(controller.actions, cancelFirst: isSideBySide).map(makeCardButton),
            axis: isSideBySide ? .horizontal : .vertical)
        (buttons.spacing, buttons.distribution) = (8, .fillEqually)
        addSubview(card)
        for view in [content, buttons] { card.addSubview(view) }
        for view in [card, content, buttons] { view.translatesAutoresizingMaskIntoConstraints = false }
        let width = isSheet ? SystemAlerts.sheetWidth.current : SystemAlerts.alertWidth.current
        let hasText = !labels.isEmpty || controller.textFields?.isEmpty == false
        NSLayoutConstraint.activate([
            card.widthAnchor.constraint(equalToConstant: width),
            card.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: hasText ? 22 : 0),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 30),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -30),
            buttons.topAnchor.constraint(
                equalTo: content.bottomAnchor, constant: hasText ? (labels.count > 1 ? 61.0 / 3 : 18) : 16),
            buttons.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            buttons.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            buttons.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
        ])
    }

    /// Returns the labels of the title and the message. A single label is regular and centred.
    private func makeTextLabels(_ controller: UIAlertController) -> [UILabel] {
        let title = makeLabel(controller.title, .systemFont(ofSize: 17, weight: .semibold), .label)
        let message = makeLabel(controller.message, .systemFont(ofSize: SystemAlerts.messageSize.current), .label)
        let labels = [title, message].compactMap { $0 }
        for label in labels {
            if labels.count == 1 {
                label.font = .systemFont(ofSize: 17)
            } else if SystemAlerts.isTextLeadingAligned.current {
                label.textAlignment = .natural
            }
        }
        return labels
    }

    private func makeCardButton(_ action: UIAlertAction) -> UIView {
        let height = SystemAlerts.buttonHeight.current
        let button = self.makeButton(action, height: height, size: 17)
        guard SystemAlerts.areButtonsFilled.current, let button = button as? UIButton else { return button }
        let isPreferred = isPreferred(action)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        button.backgroundColor = isPreferred ? .tintColor : .tertiarySystemFill
        if isPreferred {
            button.setTitleColor(.white, for: .normal)
        } else if action.style != .destructive {
            button.setTitleColor(.label, for: .normal)
        }
        button.layer.cornerRadius = height / 2
        return button
    }
}

/// A view with a glass background.
final class GlassCard: UIView {
    private let radius: CGFloat

    init(radius: CGFloat) {
        self.radius = radius
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        recorder.drawGlass(bounds, radius: radius)
    }
}
