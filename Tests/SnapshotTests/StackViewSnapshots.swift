import UIKit
import XCTest

/// Compares overview pictures of stack views with their references.
@preconcurrency @MainActor final class StackViewSnapshots: XCTestCase {
    private func boxes() -> [UIView] {
        zip([UIColor.systemRed, .systemGreen, .systemBlue], [20, 40, 60] as [CGFloat]).map { color, side in
            let label = UILabel()
            label.text = "\(Int(side))"
            label.backgroundColor = color
            label.font = .systemFont(ofSize: side / 2)
            return label
        }
    }

    private func stack(
        _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment,
        _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes())
        (stack.distribution, stack.alignment, stack.spacing) = (distribution, alignment, 6)
        change(stack)
        return stack
    }

    /// Returns the stack view in a grey frame that shows its size.
    private func framed(_ stack: UIStackView, height: CGFloat = 50) -> UIView {
        stack.layer.borderWidth = 1
        stack.layer.borderColor = UIColor.systemGray.cgColor
        stack.heightAnchor.constraint(equalToConstant: height).isActive = true
        return stack
    }

    func testDistributions() {
        let all: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        assertReference(
            column(all.map { framed(stack($0, .fill)) }, alignment: .fill), size: CGSize(width: 300, height: 314))
    }

    func testAlignments() {
        let all: [UIStackView.Alignment] = [.fill, .top, .center, .bottom, .firstBaseline, .lastBaseline]
        assertReference(
            column(all.map { framed(stack(.equalSpacing, $0)) }, alignment: .fill),
            size: CGSize(width: 300, height: 372))
    }

    func testVerticalHiddenCustomSpacingAndMargins() {
        let vertical = stack(.fill, .trailing) { stack in
            stack.axis = .vertical
            stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
        }
        let hidden = stack(.fillEqually, .fill) { $0.arrangedSubviews[1].isHidden = true }
        let inset = stack(.fill, .center) { stack in
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 4, left: 30, bottom: 16, right: 10)
        }
        let views = [framed(vertical, height: 140), framed(hidden), framed(inset, height: 70)]
        assertReference(column(views, alignment: .fill), size: CGSize(width: 300, height: 300))
    }

    func testMirroredInRightToLeft() {
        let views = [framed(stack(.fillProportionally, .fill)), framed(stack(.equalSpacing, .bottom))]
        assertReference(
            column(views, alignment: .fill), size: CGSize(width: 300, height: 132), direction: .rightToLeft)
    }
}
