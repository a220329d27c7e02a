import Foundation
import UIKit

/// Auto Layout through views: what a cell costs.
@MainActor func layoutBenchmarks() -> [Benchmark] {
    let resized = makeCard()
    resized.layoutIfNeeded()
    var width: CGFloat = 320
    let fitted = makeCard()
    return [
        Benchmark("layout: card of 12 views, made and laid out") {
            makeCard().layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, width changed") {
            width = width == 320 ? 414 : 320
            resized.frame.size.width = width
            resized.layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, fitted") {
            width = width == 320 ? 414 : 320
            _ = fitted.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        },
        Benchmark("layout: chain of 200 nested views") {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
            var parent = root
            for _ in 0..<200 {
                let child = UIView()
                child.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(child)
                NSLayoutConstraint.activate([
                    child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
                    child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1),
                    child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
                    child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
                ])
                parent = child
            }
            root.layoutIfNeeded()
        },
    ]
}

/// Eleven boxes below one another in a card, each with an intrinsic size.
@MainActor private func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    var previous: UIView?
    for index in 0..<11 {
        let box = Box(CGSize(width: 40 + index, height: 20))
        box.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
            previous.map { box.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
                ?? box.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        ])
        previous = box
    }
    previous?.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8).isActive = true
    return card
}

private final class Box: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
