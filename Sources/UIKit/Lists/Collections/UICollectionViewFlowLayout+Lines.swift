import CellSimGraphics
import Foundation

/// The arrangement of a section in a flow layout. Positions and lengths are in points. The main axis is the scrolling direction; the
/// cross axis is perpendicular to it.
struct FlowSection {
    /// A line of items along the cross axis.
    struct Line {
        var items: Range<Int>
        /// The position and the length of the line on the main axis.
        var start: CGFloat
        var thickness: CGFloat
    }

    var start: CGFloat = 0
    var end: CGFloat = 0
    var headerLength: CGFloat = 0
    var footerLength: CGFloat = 0
    var lines: [Line] = []
    /// The frames of the items in content coordinates, in points.
    var frames: [CGRect] = []
}

extension UICollectionViewFlowLayout {
    private var isVertical: Bool { scrollDirection == .vertical }
    private func mainLength(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func crossLength(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Arranges all sections again.
    /// - Complexity: O(n) for n items.
    func updateSections() {
        guard let view = collectionView else { return }
        sections = []
        let available = crossLength(view.bounds.inset(by: view.adjustedContentInset).size)
        let flowDelegate = flowDelegate
        var position: CGFloat = 0
        for (section, count) in view.loadedCounts().enumerated() {
            let flowSection = makeSection(section, count: count, at: position, available: available, view, flowDelegate)
            position = flowSection.end
            sections.append(flowSection)
        }
    }

    private func makeSection(
        _ section: Int, count: Int, at start: CGFloat, available: CGFloat, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        var result = FlowSection(start: start)
        var inset = validated(delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
        // The reference insets are added only on the cross axis, in addition to the safe area in the content inset.
        let referenceInsets =
            switch sectionInsetReference {
            case .fromContentInset: UIEdgeInsets.zero
            case .fromSafeArea: view.safeAreaForSubviews
            case .fromLayoutMargins: view.marginsForSubviews
            }
        if isVertical {
            (inset.left, inset.right) = (inset.left + referenceInsets.left, inset.right + referenceInsets.right)
        } else {
            (inset.top, inset.bottom) = (inset.top + referenceInsets.top, inset.bottom + referenceInsets.bottom)
        }
        let lineSpacing = validated(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
            "line spacing")
        let itemSpacing = validated(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            "interitem spacing")
        result.headerLength = mainLength(
            validated(
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize))
        result.footerLength = mainLength(
            validated(
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize))
        let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let sizes = (0..<count).map { size(ofItem: RowPosition(section, $0), view, delegate) }
        var position = start + result.headerLength + (isVertical ? inset.top : inset.left)
        result.frames.reserveCapacity(count)
        let available = available - before - after
        let isUniform = sizes.dropFirst().allSatisfy { crossLength($0) == crossLength(sizes[0]) }
        var first = 0
        var fullLineGap: CGFloat?
        while first < count {
            let line = itemsInLine(sizes, from: first, available: available, gap: itemSpacing)
            let isLast = line.upperBound == count
            let lineGap = spacing(
                of: line, sizes, available, itemSpacing, isLast: isLast, isUniform: isUniform, fullGap: fullLineGap)
            if !isLast { fullLineGap = lineGap.between }
            let thickness = line.map { mainLength(sizes[$0]) }.max() ?? 0
            appendFrames(
                line, sizes, at: position, thickness: thickness, from: before + lineGap.lead, gap: lineGap.between,
                into: &result)
            result.lines.append(.init(items: line, start: position, thickness: thickness))
            position += thickness + (isLast ? 0 : lineSpacing)
            first = line.upperBound
        }
        result.end = position + (isVertical ? inset.bottom : inset.right) + result.footerLength
        return result
    }

    private func size(
        ofItem location: RowPosition, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        if let size = measuredSizes[location] { return size }
        if usesSelfSizingItems {
            return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
        }
        return validated(delegate?.collectionView(view, layout: self, sizeForItemAt: location.indexPath) ?? itemSize)
    }

    /// Returns a valid size unchanged. Raises an exception for an invalid size and returns zero.
    private func validated(_ size: CGSize) -> CGSize {
        if size.isValidForLayout { return size }
        ReuseException.raise("negative sizes are not supported in the flow layout")
        return .zero
    }

    private func validated(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: validated(inset.top, "top section inset"), left: validated(inset.left, "left section inset"),
            bottom: validated(inset.bottom, "bottom section inset"),
            right: validated(inset.right, "right section inset"))
    }

    /// Returns a valid length unchanged, including negative lengths. Raises an exception for an invalid length and returns 0.
    private func validated(_ length: CGFloat, _ name: String) -> CGFloat {
        if abs(length) < CGSize.maximumLayoutDimension { return length }
        ReuseException.raise(
            "the \(name) of the flow layout must be a finite number of points, not \(UITableView.formatted(length))")
        return 0
    }

    /// Returns the items that fit into a line that starts with the item `first`. The line contains at least this item.
    private func itemsInLine(_ sizes: [CGSize], from first: Int, available: CGFloat, gap: CGFloat) -> Range<Int> {
        var usedLength = crossLength(sizes[first])
        var next = first + 1
        while next < sizes.count, usedLength + gap + crossLength(sizes[next]) <= available + 1e-6 {
            usedLength += gap + crossLength(sizes[next])
            next += 1
        }
        return first..<next
    }

    /// Returns the spacing in a line, which distributes the remaining length of a full line evenly.
    ///
    /// If all items of the section have the same length, the last line has the spacing of the previous lines, and a single line has the
    /// spacing of a full line. A single item is centred. In the last line, it is aligned with the leading edge if another item of its
    /// length would fit. Derived from the frames recorded in seven documents of five projects.
    private func spacing(
        of line: Range<Int>, _ sizes: [CGSize], _ available: CGFloat, _ gap: CGFloat, isLast: Bool, isUniform: Bool,
        fullGap: CGFloat?
    ) -> (lead: CGFloat, between: CGFloat) {
        let usedLength = line.reduce(0) { $0 + crossLength(sizes[$1]) }
        if line.count == 1 {
            let isLeadingAligned = isLast && 2 * usedLength + gap <= available + 1e-6
            return (isLeadingAligned ? 0 : max((available - usedLength) / 2, 0), gap)
        }
        let justifiedSpacing = (available - usedLength) / CGFloat(line.count - 1)
        if !isLast { return (0, justifiedSpacing) }
        if let fullGap, isUniform { return (0, fullGap) }
        let length = crossLength(sizes[line.lowerBound])
        guard isUniform, length + gap > 0 else { return (0, gap) }
        let fittingCount = max(((available + gap + 1e-6) / (length + gap)).rounded(.down), CGFloat(line.count))
        return (0, (available - fittingCount * length) / (fittingCount - 1))
    }

    private func appendFrames(
        _ line: Range<Int>, _ sizes: [CGSize], at start: CGFloat, thickness: CGFloat, from lead: CGFloat, gap: CGFloat,
        into section: inout FlowSection
    ) {
        let grid = collectionView?.pixelGrid ?? PixelGrid(scale: 2)
        var position = lead
        for item in line {
            let size = sizes[item]
            let middle = start + (thickness - mainLength(size)) / 2
            let origin = isVertical ? CGPoint(x: position, y: middle) : CGPoint(x: middle, y: position)
            section.frames.append(CGRect(origin: grid.rounded(origin), size: size))
            position += crossLength(size) + gap
        }
    }

    // MARK: Queries

    /// Returns the attributes of the elements that overlap a rectangle of the content.
    /// - Complexity: O(log s + log l + n) for s sections, l lines and n returned elements.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var matches: [UICollectionViewLayoutAttributes] = []
        var section = Self.firstIndex(in: sections.count) { sections[$0].end > low }
        while section < sections.count, sections[section].start < high {
            if let header = attributes(ofKind: UICollectionView.elementKindSectionHeader, section: section),
                header.frame.overlaps(rect)
            {
                matches.append(header)
            }
            let lines = sections[section].lines
            var line = Self.firstIndex(in: lines.count) { lines[$0].start + lines[$0].thickness > low }
            while line < lines.count, lines[line].start < high {
                for item in lines[line].items where sections[section].frames[item].overlaps(rect) {
                    if let attributes = attributes(ofItem: RowPosition(section, item)) { matches.append(attributes) }
                }
                line += 1
            }
            if let footer = attributes(ofKind: UICollectionView.elementKindSectionFooter, section: section),
                footer.frame.overlaps(rect)
            {
                matches.append(footer)
            }
            section += 1
        }
        return matches
    }

    private static func firstIndex(in count: Int, where isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the attributes of an item, or `nil` for an unknown item.
    func attributes(ofItem position: RowPosition) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(position.section),
            sections[position.section].frames.indices.contains(position.row)
        else { return nil }
        let type =
            Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
            ?? UICollectionViewLayoutAttributes.self
        let attributes = LayoutAttributesFactory.make(type)
        attributes.indexPath = position.indexPath
        attributes.frame = sections[position.section].frames[position.row]
        return attributes
    }

    /// Returns the attributes of a section's header or footer, or `nil` if it is empty.
    func attributes(ofKind kind: String, section index: Int) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView, sections.indices.contains(index) else { return nil }
        let section = sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let thickness = isHeader ? section.headerLength : section.footerLength
        guard thickness > 0 else { return nil }
        var start = isHeader ? section.start : section.end - thickness
        let inset = view.adjustedContentInset
        let visibleRect = view.bounds.inset(by: inset)
        let (low, high) = isVertical ? (visibleRect.minY, visibleRect.maxY) : (visibleRect.minX, visibleRect.maxX)
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned, isHeader { start = min(max(start, low), section.end - section.footerLength - thickness) }
        if isPinned, !isHeader { start = max(min(start, high - thickness), section.start + section.headerLength) }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: index))
        let available = isVertical ? visibleRect.width : visibleRect.height
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: available, height: thickness)
            : CGRect(x: start, y: 0, width: thickness, height: available)
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }
}
