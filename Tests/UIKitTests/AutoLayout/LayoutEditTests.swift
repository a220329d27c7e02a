import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that a tree after many edits has the layout of a new tree.
@preconcurrency @MainActor final class LayoutEditTests: XCTestCase {
    func testEditedTreesAreLaidOutAsNewOnes() {
        var (steps, kept) = (0, 0)
        for seed in 1...Self.seeds {
            let tree = LayoutEditTree(seed: UInt64(seed))
            tree.root.layoutIfNeeded()
            for step in 0..<Self.steps {
                for _ in 0...(step % 3) { tree.edit() }
                tree.root.layoutIfNeeded()
                steps += 1
                if tree.root.nodeState.engine?.isEdited ?? false { kept += 1 }
                guard isLaidOutAsNew(tree, "seed \(seed) step \(step)") else { return }
            }
        }
        XCTAssertGreaterThan(kept * 10, steps, "too few layouts were of edited rows: \(kept) of \(steps)")
    }

    private static let seeds = 30
    private static let steps = 40

    private func isLaidOutAsNew(_ tree: LayoutEditTree, _ message: String) -> Bool {
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
