import CellSimInterfaceBuilder

/// Records the attributes and elements of a document that were read, to report those that are not supported.
struct NibReadTracker {
    private var attributes: [UInt64]
    private var elements: [Bool]

    init(elementCount: Int) {
        attributes = Array(repeating: 0, count: elementCount)
        elements = Array(repeating: false, count: elementCount)
    }

    mutating func markRead(_ element: IBElement) { elements[element.index] = true }

    mutating func markRead(_ element: IBElement, attributeAt position: Int) {
        elements[element.index] = true
        attributes[element.index] |= 1 << UInt64(position & 63)
    }

    mutating func markAllRead(of element: IBElement) {
        elements[element.index] = true
        attributes[element.index] = .max
    }

    func wasRead(_ element: IBElement) -> Bool { elements[element.index] }

    func wasRead(_ element: IBElement, attributeAt position: Int) -> Bool {
        attributes[element.index] & (1 << UInt64(position & 63)) != 0
    }
}
