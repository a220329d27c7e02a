import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that a tree after many edits has the layout of a new tree.
@preconcurrency @MainActor final class LayoutEditTests: XCTestCase {
    func testEditedTreesMatchNewTrees() {
        var (steps, editedCount) = (0, 0)
        for seed in 1...Self.seedCount {
            let tree = LayoutEditTree(seed: UInt64(seed))
            tree.root.layoutIfNeeded()
            for step in 0..<Self.stepCount {
                for _ in 0...(step % 3) { tree.edit() }
                tree.root.layoutIfNeeded()
                steps += 1
                if tree.root.nodeState.engine?.isEdited ?? false { editedCount += 1 }
                guard matchesNewTree(tree, "seed \(seed) step \(step)") else { return }
            }
        }
        XCTAssertGreaterThan(editedCount * 10, steps, "too few layouts used edited rows: \(editedCount) of \(steps)")
    }

    private static let seedCount = 30
    private static let stepCount = 40

    private func matchesNewTree(_ tree: LayoutEditTree, _ message: String) -> Bool {
        let copy = tree.copy()
        copy.layoutIfNeeded()
        let pairs = zip(LayoutEditTree.views(of: tree.root), LayoutEditTree.views(of: copy))
        for (index, (view, other)) in pairs.enumerated() where view.frame != other.frame {
            XCTFail(
                "\(message): view \(index), a \(type(of: view)): \(view.frame) is not \(other.frame)\n"
                    + tree.log.suffix(6).joined(separator: "\n"))
            return false
        }
        return true
    }
}
