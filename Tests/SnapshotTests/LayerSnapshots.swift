import UIKit
import XCTest

/// Compares overview pictures of layer effects with their references.
@preconcurrency @MainActor final class LayerSnapshots: XCTestCase {
    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 24
        return stack
    }

    private func shaped(_ change: (UIView) -> Void) -> UIView {
        let view = box(.systemTeal, 60, 60)
        change(view)
        return view
    }

    func testCornersAndBorders() {
        let views = [
            shaped { $0.layer.cornerRadius = 12 }, shaped { $0.layer.cornerRadius = 30 },
            shaped {
                $0.layer.cornerRadius = 16
                $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            },
            shaped {
                $0.layer.borderWidth = 4
                $0.layer.borderColor = UIColor.systemRed.cgColor
                $0.layer.cornerRadius = 12
            },
            shaped { $0.layer.borderWidth = 1 },
        ]
        assertReference(padded(row(views)), size: CGSize(width: 420, height: 84))
    }

    func testShadows() {
        let text = UILabel()
        text.text = "Text"
        text.font = .boldSystemFont(ofSize: 28)
        (text.layer.shadowOpacity, text.layer.shadowRadius, text.layer.shadowOffset) = (
            0.6, 2, CGSize(width: 2, height: 3)
        )
        let views = [
            shaped { $0.layer.shadowOpacity = 0.5 },
            shaped {
                ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.layer.shadowOffset) = (
                    0.3, 8, CGSize(width: 0, height: 4)
                )
                $0.layer.cornerRadius = 12
            },
            shaped {
                ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.layer.shadowOffset) = (
                    1, 0, CGSize(width: 6, height: 6)
                )
                $0.layer.shadowColor = UIColor.systemPurple.cgColor
            },
            shaped {
                ($0.layer.shadowOpacity, $0.layer.shadowRadius) = (0.8, 4)
                $0.clipsToBounds = true
            },
            text,
        ]
        assertReference(padded(row(views)), size: CGSize(width: 440, height: 96))
    }

    func testClippingAndGroupOpacity() {
        func crossed(_ change: (UIView) -> Void) -> UIView {
            shaped { view in
                view.layer.cornerRadius = 20
                let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
                inner.backgroundColor = .systemOrange
                view.addSubview(inner)
                change(view)
            }
        }
        let views = [crossed { _ in }, crossed { $0.clipsToBounds = true }, crossed { $0.alpha = 0.5 }]
        assertReference(padded(row(views)), size: CGSize(width: 280, height: 96))
    }

    func testGradientShapeAndMaskLayers() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 20)).cgPath
        shape.fillColor = UIColor.white.cgColor
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 3
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
        let views = [
            shaped { $0.layer.addSublayer(gradient) }, shaped { $0.layer.addSublayer(shape) },
            shaped { $0.layer.mask = mask },
            shaped { $0.transform = CGAffineTransform(rotationAngle: .pi / 6) },
        ]
        assertReference(padded(row(views)), size: CGSize(width: 360, height: 96))
    }
}
