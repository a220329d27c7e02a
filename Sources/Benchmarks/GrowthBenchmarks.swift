import Foundation
import UIKit

/// Returns a benchmark for each size, from which the exponent of the growth is determined.
@MainActor private func growing(_ name: String, _ sizes: [Int], _ run: @escaping @MainActor (Int) -> Void)
    -> [Benchmark]
{
    sizes.map { size in Benchmark("\(Growth.prefix)\(name), \(size)", count: size) { run(size) } }
}

/// Returns benchmarks whose durations depend on the number of views, constraints or items.
@MainActor func growthBenchmarks() -> [Benchmark] {
    let sizes = [250, 500, 1000]
    return growing("labels in a stack with equal spacing", sizes) { makeColumn($0, .equalSpacing).layoutIfNeeded() }
        + growing("a view of a stack hidden", sizes) { count in
            let stack = makeColumn(count, .fill)
            stack.layoutIfNeeded()
            stack.arrangedSubviews[count / 2].isHidden = true
            stack.layoutIfNeeded()
        }
        + growing("views inserted first, each laid out", [50, 100, 200]) { count in
            let stack = makeColumn(0, .fill)
            for _ in 0..<count {
                stack.insertArrangedSubview(UIView(), at: 0)
                stack.layoutIfNeeded()
            }
        }
        + growing("contradictions along a chain", sizes) { makeShrinkingChain($0).layoutIfNeeded() }
        + growing("constraints deactivated", sizes) { count in
            let (root, constraints) = makeChain(count)
            root.layoutIfNeeded()
            NSLayoutConstraint.deactivate(constraints)
            root.layoutIfNeeded()
        }
        + growing("subviews removed from the front", sizes) { count in
            let (root, _) = makeChain(count)
            while let first = root.subviews.first { first.removeFromSuperview() }
        }
        + snapshotGrowth([2_500, 5_000, 10_000])
}

@MainActor private func snapshotGrowth(_ sizes: [Int]) -> [Benchmark] {
    growing("indexOfItem of each item, a section each", sizes) { count in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(Array(0..<count))
        for item in 0..<count { snapshot.appendItems([item], toSection: item) }
        for item in 0..<count { precondition(snapshot.indexOfItem(item) == item) }
    }
        + growing("moveItem of each item", sizes) { count in
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            for item in 1..<count { snapshot.moveItem(item, beforeItem: 0) }
        }
}

@MainActor private func makeColumn(_ count: Int, _ distribution: UIStackView.Distribution) -> UIStackView {
    let labels = (0..<count).map { index in
        let label = UILabel()
        label.text = "Row \(index)"
        return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40 * count)
    return stack
}

/// Creates views that are stacked vertically.
@MainActor private func makeChain(_ count: Int) -> (root: UIView, constraints: [NSLayoutConstraint]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40 * count))
    let constraints = addViews(count, to: root) { view, previous in
        [
            view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 4),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ]
    }
    return (root, constraints)
}

/// Creates views that begin 8 points after the previous view and end with their superview, so that no space is left for the last ones.
@MainActor private func makeShrinkingChain(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4 * count, height: 100))
    _ = addViews(count, to: root) { view, previous in
        [
            view.leadingAnchor.constraint(equalTo: (previous ?? root).leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 4),
        ]
    }
    return root
}

/// Adds views, and activates and returns the constraints between each view and the previous one.
@MainActor private func addViews(
    _ count: Int, to root: UIView, _ constraints: (UIView, _ previous: UIView?) -> [NSLayoutConstraint]
) -> [NSLayoutConstraint] {
    var (allConstraints, previous): ([NSLayoutConstraint], UIView?) = ([], nil)
    for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        allConstraints += constraints(view, previous)
        previous = view
    }
    NSLayoutConstraint.activate(allConstraints)
    return allConstraints
}

/// Computes the exponents with which durations grow with the size.
enum Growth {
    static let prefix = "growth: "

    /// Returns a line for each group of benchmarks, with the exponents between adjacent sizes.
    static func lines(_ timings: [Timing]) -> [String] {
        var groups: [(name: String, times: [(size: Double, time: Double)])] = []
        for timing in timings where timing.name.hasPrefix(prefix) {
            guard let comma = timing.name.lastIndex(of: ","), let size = Double(timing.name[comma...].dropFirst(2))
            else {
                continue
            }
            let name = String(timing.name[..<comma])
            if groups.last?.name != name { groups.append((name, [])) }
            groups[groups.count - 1].times.append((size, timing.minimum))
        }
        return groups.map { name, times in
            let exponents = zip(times, times.dropFirst()).map { log($1.time / $0.time) / log($1.size / $0.size) }
            return "exponent " + exponents.map { String(format: "%.2f", $0) }.joined(separator: ", ") + "  " + name
        }
    }
}
