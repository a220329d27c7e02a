import Foundation

/// An index of layout attributes for fast searches by rectangle or index path.
struct LayoutAttributesIndex {
    /// Consecutive elements of a section with the rectangle that encloses them.
    private struct Block {
        var section: Int
        var range: Range<Int>
        var frame: CGRect
    }

    private static let blockSize = 32

    private var blocks: [Block] = []
    /// The section and the index in the section's elements for each cell.
    private var cellLocations: [RowPosition: (section: Int, location: Int)] = [:]

    init() {}

    /// - Parameter arranged: The arranged elements of each section.
    @MainActor init(_ arranged: [[UICollectionViewLayoutAttributes]]) {
        for (section, elements) in arranged.enumerated() {
            for start in stride(from: 0, to: elements.count, by: Self.blockSize) {
                let range = start..<min(start + Self.blockSize, elements.count)
                let frame = elements[range].dropFirst().reduce(elements[start].frame) { $0.union($1.frame) }
                blocks.append(Block(section: section, range: range, frame: frame))
            }
            for (index, element) in elements.enumerated() where element.representedElementCategory == .cell {
                let path = RowPosition(element.indexPath.section, element.indexPath.item)
                if cellLocations[path] == nil { cellLocations[path] = (section, index) }
            }
        }
    }

    /// Returns the elements that overlap a rectangle, in layout order.
    @MainActor func elements(
        in rect: CGRect, of arranged: [[UICollectionViewLayoutAttributes]]
    ) -> [UICollectionViewLayoutAttributes] {
        blocks.lazy.filter { $0.frame.overlaps(rect) }.flatMap { block in
            arranged[block.section][block.range].filter { $0.frame.overlaps(rect) }
        }
    }

    /// Returns the attributes of a cell, or `nil` if the cell doesn't exist.
    @MainActor func item(
        at path: IndexPath, of arranged: [[UICollectionViewLayoutAttributes]]
    ) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, let entry = cellLocations[RowPosition(path.section, path.item)] else { return nil }
        return arranged[entry.section][entry.location]
    }
}
