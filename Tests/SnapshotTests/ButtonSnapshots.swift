import UIKit
import XCTest

/// Compares overview pictures of button states and configurations with their references.
@preconcurrency @MainActor final class ButtonSnapshots: XCTestCase {
    private func button(_ title: String, _ type: UIButton.ButtonType = .system, _ change: (UIButton) -> Void = { _ in })
        -> UIButton
    {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        change(button)
        return button
    }

    private var states: UIView {
        column([
            button("System"), button("Disabled") { $0.isEnabled = false },
            button("Highlighted") { $0.isHighlighted = true }, button("Selected") { $0.isSelected = true },
            button("With a symbol") { $0.setImage(UIImage(systemName: "star"), for: .normal) },
            button("Custom", .custom) {
                $0.setTitleColor(.systemPurple, for: .normal)
                $0.backgroundColor = .secondarySystemBackground
                $0.layer.cornerRadius = 8
            },
            button("Tinted red") { $0.tintColor = .systemRed },
        ])
    }

    func testStates() { assertReference(states, size: CGSize(width: 200, height: 330)) }

    func testStatesInTheDark() { assertReference(states, size: CGSize(width: 200, height: 330), style: .dark) }

    func testConfigurations() {
        let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled(), .bordered()]
        let buttons = configurations.map { configuration in
            var configuration = configuration
            configuration.title = "Configured"
            return UIButton(configuration: configuration)
        }
        assertReference(column(buttons), size: CGSize(width: 200, height: 240))
    }
}
