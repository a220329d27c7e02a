// swift-format-ignore-file
import CellSimAdapted; import Foundation
import UIKit

class Item: NSObject {
    let price: Int
    init(price: Int) { self.price = price }
}

extension NSExpression {
    var isConstant: Bool { expressionType == .constantValue }
}

func isCheap<Value>(_ path: KeyPath<Item, Value>, _ limit: Value) -> NSPredicate {
    NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: path), rightExpression: NSExpression(forConstantValue: limit),
        modifier: .direct, type: .lessThan, options: [])
}

precondition(isCheap(\.price, 3).evaluate(with: Item(price: 2)))
precondition(!isCheap(\.price, 3).evaluate(with: Item(price: 3)))
precondition(NSExpression(forConstantValue: 1).isConstant)

import class CellSimFoundation.NSComparisonPredicate
import class CellSimFoundation.NSExpression
