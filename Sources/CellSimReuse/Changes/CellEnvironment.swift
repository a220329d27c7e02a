import CellSimHost
import Foundation
import UIKit

/// The traits and sizes that determine the appearance of a cell.
@MainActor struct CellEnvironment {
    /// A complete trait collection, like that of a screen.
    var traits: UITraitCollection
    /// The width of the table or collection view, in points.
    var width: CGFloat
    /// The size of the collection view's items, in points; nil for self-sizing items.
    var itemSize: CGSize?

    /// Returns the environments that differ from this one only by a kind of change.
    func variations(_ change: CellChange, _ role: ReusedRole) -> [CellEnvironment] {
        switch change {
        case .style: [with { $0.userInterfaceStyle = traits.userInterfaceStyle == .dark ? .light : .dark }]
        case .textSize:
            [with { $0.preferredContentSizeCategory = isLargeText ? .large : .accessibilityExtraLarge }]
        case .direction:
            [with { $0.layoutDirection = traits.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft }]
        case .width: [320, 430, 375].filter { $0 != width }.prefix(2).map { with(width: $0, role) }
        }
    }

    private var isLargeText: Bool { traits.preferredContentSizeCategory == .accessibilityExtraLarge }

    private func with(_ change: (inout any UIMutableTraits) -> Void) -> CellEnvironment {
        var other = self
        other.traits = traits.modifyingTraits(change)
        return other
    }

    /// Returns the environment for another width. Headers have the width of their collection view; the width of items
    /// is scaled in proportion and rounded to whole points.
    private func with(width: CGFloat, _ role: ReusedRole) -> CellEnvironment {
        var other = self
        other.width = width
        if let size = itemSize {
            let scaled = role == .collectionHeader ? width : (size.width * width / self.width).rounded()
            other.itemSize = CGSize(width: scaled, height: size.height)
        }
        return other
    }

    /// Returns a description of the changed property's value, such as `dark` or `320 points`.
    func description(_ change: CellChange) -> String {
        switch change {
        case .style: traits.userInterfaceStyle == .dark ? "dark" : "light"
        case .width: "\(PropertyValue.digits(width)) points"
        case .textSize:
            TextSize(named: traits.preferredContentSizeCategory.rawValue)?.rawValue
                ?? traits.preferredContentSizeCategory.rawValue
        case .direction: traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
        }
    }
}

/// The environments to check, and the transitions between them.
@MainActor struct ChangePlan {
    /// A transition with the indices of its environments in `environments`.
    struct Step {
        var transition: CellTransition
        /// The index of the initial environment; nil if the cell is created with its document's frames.
        var from: Int?
        var to: Int
    }

    /// The environments, beginning with the initial one of the check.
    private(set) var environments: [CellEnvironment]
    private(set) var steps: [Step] = []

    init(_ check: ReuseCheck) {
        environments = [CellEnvironment(traits: check.traits, width: check.width, itemSize: check.itemSize)]
        for change in CellChange.allCases where check.changes.contains(change) {
            let first = environments.count
            environments += environments[0].variations(change, check.role)
            let variationIndices = first..<environments.count
            for other in variationIndices {
                add(change, from: other, to: 0)
                add(change, from: 0, to: other)
            }
            if change == .width { for location in [0] + variationIndices { add(change, from: nil, to: location) } }
        }
    }

    private mutating func add(_ change: CellChange, from: Int?, to: Int) {
        let fromText = from.map { environments[$0].description(change) } ?? "recorded frames"
        let transition = CellTransition(
            change: change, from: fromText, to: environments[to].description(change),
            comparesRecordedFrames: from == nil)
        steps.append(Step(transition: transition, from: from, to: to))
    }
}
