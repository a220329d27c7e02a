import CellSimInterfaceBuilder

/// Records the attributes and elements of a document that were read, to report those that are not supported.
struct NibReadTracker {
    private var readAttributes: [UInt64]
    private var readElements: [Bool]

    init(elementCount: Int) {
        readAttributes = Array(repeating: 0, count: elementCount)
        readElements = Array(repeating: false, count: elementCount)
    }

    mutating func markRead(_ element: IBElement) { readElements[element.index] = true }

    mutating func markRead(_ element: IBElement, attributeAt position: Int) {
        readElements[element.index] = true
        readAttributes[element.index] |= 1 << UInt64(position & 63)
    }

    mutating func markAllRead(of element: IBElement) {
        readElements[element.index] = true
        readAttributes[element.index] = .max
    }

    func isRead(_ element: IBElement) -> Bool { readElements[element.index] }

    func isRead(_ element: IBElement, attributeAt position: Int) -> Bool {
        readAttributes[element.index] & (1 << UInt64(position & 63)) != 0
    }
}
