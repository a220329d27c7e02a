import Foundation
import UIKit

/// Returns benchmarks of Auto Layout with the views of a cell.
@MainActor func layoutBenchmarks() -> [Benchmark] {
    let resizedCard = makeCard()
    resizedCard.layoutIfNeeded()
    var width: CGFloat = 320
    let fittedCard = makeCard()
    return [
        Benchmark("layout: card of 12 views, made and laid out") {
            makeCard().layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, width changed") {
            width = width == 320 ? 414 : 320
            resizedCard.frame.size.width = width
            resizedCard.layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, fitted") {
            width = width == 320 ? 414 : 320
            _ = fittedCard.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        },
        Benchmark("layout: chain of 200 nested views") { _ = makeChain() },
    ] + editBenchmarks()
}

/// Returns benchmarks of small changes after layout.
@MainActor private func editBenchmarks() -> [Benchmark] {
    let card = makeCard()
    let toggledConstraint = card.subviews[5].widthAnchor.constraint(equalToConstant: 90)
    let lowConstraint = card.subviews[4].heightAnchor.constraint(equalToConstant: 30)
    let highConstraint = card.subviews[4].heightAnchor.constraint(equalToConstant: 60)
    lowConstraint.isActive = true
    card.layoutIfNeeded()
    let extraView = Box(CGSize(width: 30, height: 10))
    extraView.translatesAutoresizingMaskIntoConstraints = false
    let chain = makeChain()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    chain.leaf.addSubview(label)
    NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: chain.leaf.leadingAnchor),
        label.topAnchor.constraint(equalTo: chain.leaf.topAnchor),
    ])
    let texts = ["Some text", "Some other, longer text"]
    label.text = texts[0]
    chain.root.layoutIfNeeded()
    return [
        Benchmark("layout: card of 12 views, a constraint on or off") {
            toggledConstraint.isActive.toggle()
            card.layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, one constraint in place of another") {
            let isLow = lowConstraint.isActive
            (isLow ? lowConstraint : highConstraint).isActive = false
            (isLow ? highConstraint : lowConstraint).isActive = true
            card.layoutIfNeeded()
        },
        Benchmark("layout: card of 12 views, a view added or removed") {
            if extraView.superview == nil {
                card.addSubview(extraView)
                NSLayoutConstraint.activate([
                    extraView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
                    extraView.topAnchor.constraint(equalTo: card.topAnchor),
                ])
            } else {
                extraView.removeFromSuperview()
            }
            card.layoutIfNeeded()
        },
        Benchmark("layout: 200 nested views, a constant at the leaf") {
            chain.constant.constant = chain.constant.constant == 1 ? 2 : 1
            chain.root.layoutIfNeeded()
        },
        Benchmark("layout: 200 nested views, a text at the leaf") {
            label.text = label.text == texts[0] ? texts[1] : texts[0]
            chain.root.layoutIfNeeded()
        },
    ]
}

/// Creates nested views, each inset by one point, and lays them out. Returns the outermost view, the innermost view and its leading
/// constraint.
@MainActor private func makeChain() -> (root: UIView, leaf: UIView, constant: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    var parent = root
    var leadingConstraint = root.widthAnchor.constraint(equalToConstant: 0)
    for _ in 0..<200 {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
        leadingConstraint = child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1)
        NSLayoutConstraint.activate([
            leadingConstraint,
            child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
            child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
        ])
        parent = child
    }
    root.layoutIfNeeded()
    return (root, parent, leadingConstraint)
}

/// Creates a card with eleven vertically stacked boxes, each with an intrinsic size.
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

/// A view with a fixed intrinsic size.
private final class Box: UIView {
    private let size: CGSize
    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}
