import UIKit

func largest<Value: Comparable>(_ values: [Value]) -> Value? where Value: Hashable { values.max() }
struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    var top: Element? { items.last }
}

var stack = Stack<Int>()
stack.push(3)
precondition(stack.top == 3 && largest([1, 4, 2]) == 4)
