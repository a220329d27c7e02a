import CellSimGraphics
import Foundation

/// The root view of an alert controller: a dimmed background with the panels of an alert or action sheet.
@MainActor final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private var buttons: [ObjectIdentifier: UIButton] = [:]

    init(frame: CGRect, controller: UIAlertController) {
        self.controller = controller
        super.init(frame: frame)
        let dimming = SystemAlerts.dimmingOpacity.current
        backgroundColor = UIColor {
            UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? dimming.dark : dimming.light)
        }
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Removes all panels and creates them again.
    func build() {
        for old in subviews { old.removeFromSuperview() }
        buttons = [:]
        guard let controller else { return }
        if SystemAlerts.areCards.current { return buildCard(controller) }
        if controller.preferredStyle == .alert { buildAlert(controller) } else { buildSheet(controller) }
    }

    /// Creates the panel of an alert: 270 points wide, in the centre.
    private func buildAlert(_ controller: UIAlertController) {
        let textStack = makeStack([
            makeLabel(controller.title, .systemFont(ofSize: 17, weight: .semibold), .label),
            makeLabel(controller.message, .systemFont(ofSize: 13), .label),
        ])
        textStack.spacing = 2
        let content = makeStack([textStack])
        content.spacing = 17
        if let fields = controller.textFields { content.addArrangedSubview(self.makeFieldStack(fields)) }
        content.isLayoutMarginsRelativeArrangement = true
        content.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
        let cancelFirst = controller.actions.count == 2
        let actions = ordered(controller.actions, cancelFirst: cancelFirst)
        let buttons = makeStack(
            actions.map { makeButton($0, height: 44, size: 17) }, axis: cancelFirst ? .horizontal : .vertical)
        if cancelFirst { buttons.distribution = .fillEqually }
        let panel = self.makePanel(
            [content, makeHairline(.horizontal), addSeparators(buttons, cancelFirst ? .horizontal : .vertical)],
            radius: 14)
        addSubview(panel)
        NSLayoutConstraint.activate([
            panel.widthAnchor.constraint(equalToConstant: 270),
            panel.centerXAnchor.constraint(equalTo: centerXAnchor),
            panel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    /// Creates the panels of an action sheet: 8 points from the sides, with the cancel button below the others.
    private func buildSheet(_ controller: UIAlertController) {
        var parts: [UIView] = []
        let labels = [
            makeLabel(controller.title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel),
            makeLabel(controller.message, .systemFont(ofSize: 13), .secondaryLabel),
        ].compactMap { $0 }
        if !labels.isEmpty {
            let content = makeStack(labels)
            content.spacing = 8
            content.isLayoutMarginsRelativeArrangement = true
            content.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
            parts += [content, makeHairline(.horizontal)]
        }
        let others = controller.actions.filter { $0.style != .cancel }
        parts.append(addSeparators(makeStack(others.map { makeButton($0, height: 57, size: 20) }), .vertical))
        var panels = [makePanel(parts, radius: 14)]
        if let cancel = controller.actions.first(where: { $0.style == .cancel }) {
            panels.append(makePanel([makeButton(cancel, height: 57, size: 20)], radius: 14))
        }
        let panelStack = makeStack(panels)
        panelStack.spacing = 8
        panelStack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(panelStack)
        NSLayoutConstraint.activate([
            panelStack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            panelStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            panelStack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    /// Enables or disables the button of an action.
    func updateEnabledState(_ action: UIAlertAction) { buttons[ObjectIdentifier(action)]?.isEnabled = action.isEnabled }

    // MARK: Parts

    /// Returns the actions in the order of their buttons. The cancel button is to the left of a single other button,
    /// or below several buttons.
    func ordered(_ actions: [UIAlertAction], cancelFirst: Bool) -> [UIAlertAction] {
        let (cancels, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
        return cancelFirst ? cancels + others : others + cancels
    }

    func makeStack(_ views: [UIView?], axis: NSLayoutConstraint.Axis = .vertical) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views.compactMap { $0 })
        stack.axis = axis
        return stack
    }

    func makeLabel(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        (label.text, label.font, label.textColor, label.textAlignment, label.numberOfLines) = (
            text, font, color, .center, 0
        )
        return label
    }

    func makeFieldStack(_ fields: [UITextField]) -> UIView {
        let column = makeStack(fields)
        column.spacing = 8
        for field in fields {
            field.borderStyle = .roundedRect
            field.heightAnchor.constraint(equalToConstant: 28).isActive = true
        }
        return column
    }

    func makeButton(_ action: UIAlertAction, height: CGFloat, size: CGFloat) -> UIView {
        let button = UIButton(type: .system)
        buttons[ObjectIdentifier(action)] = button
        button.setTitle(action.title, for: .normal)
        let preferred = controller?.preferredAction
        let isBold = preferred == nil ? action.style == .cancel : preferred === action
        button.titleLabel?.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { [weak self] _ in self?.controller?.performAndDismiss(action) }, for: .touchUpInside)
        button.heightAnchor.constraint(equalToConstant: height).isActive = true
        return button
    }

    /// Returns whether the action is the alert's preferred action.
    func isPreferred(_ action: UIAlertAction) -> Bool { controller?.preferredAction === action }

    /// Creates a hairline.
    private func makeHairline(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let thickness = pixelGrid.pixel
        (axis == .horizontal ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: thickness).isActive =
            true
        return line
    }

    /// Adds hairlines between buttons: one vertical hairline for buttons side by side, horizontal ones for stacked buttons.
    private func addSeparators(_ buttons: UIStackView, _ axis: NSLayoutConstraint.Axis) -> UIView {
        let views = buttons.arrangedSubviews
        guard axis == .vertical else {
            guard views.count == 2, let first = views.first else { return buttons }
            let line = self.makeHairline(.vertical)
            line.translatesAutoresizingMaskIntoConstraints = false
            buttons.addSubview(line)
            NSLayoutConstraint.activate([
                line.centerXAnchor.constraint(equalTo: first.trailingAnchor),
                line.topAnchor.constraint(equalTo: buttons.topAnchor),
                line.bottomAnchor.constraint(equalTo: buttons.bottomAnchor),
            ])
            return buttons
        }
        for index in stride(from: views.count - 1, to: 0, by: -1) {
            buttons.insertArrangedSubview(makeHairline(.horizontal), at: index)
        }
        return buttons
    }

    private func makePanel(_ parts: [UIView], radius: CGFloat) -> UIView {
        let panel = makeStack(parts)
        panel.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.15, alpha: 1) : UIColor(white: 0.97, alpha: 1)
        }
        panel.layer.cornerRadius = radius
        panel.clipsToBounds = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        return panel
    }
}
