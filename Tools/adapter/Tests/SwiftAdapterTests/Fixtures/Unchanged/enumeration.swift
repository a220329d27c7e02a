import UIKit

indirect enum Tree {
    case leaf(Int)
    case node(Tree, Tree)
    var sum: Int {
        switch self {
        case .leaf(let value): return value
        case .node(let left, let right): return left.sum + right.sum
        }
    }
}

precondition(Tree.node(.leaf(1), .leaf(2)).sum == 3)
