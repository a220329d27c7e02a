import CellSimCPixels
import CellSimGraphics

/// Determines the kind of each difference between two pictures.
struct FindingClassifier {
    let reference, actual: Bitmap

    /// The kind of a difference, as far as its box determines it.
    enum Classification: Hashable {
        /// The kind that the pixels in the box determine.
        case certain(Finding.Kind)
        /// The edges moved or were smoothed, or the content changed; a part of an edge is not sufficient to distinguish these. The
        /// second kind applies unless edges elsewhere in the picture also changed.
        case edges(Finding.Kind, otherwise: Finding.Kind)
    }

    /// Classifies a difference in a box, which must be inside both pictures.
    func classify(in box: PixelBox) -> Classification {
        if let movement = movement(in: box) { return .certain(movement) }
        guard let edges = edges(in: box) else { return .certain(isRecolored(box) ? .color : .content) }
        // An edge that loses coverage on one side gains it on the other, unless it belongs to a large shape.
        if edges.change.oneSided <= FindingClassifier.maximumOneSided { return .certain(edges.kind) }
        let isRecolored = isRecolored(box)
        if edges.change.ink <= FindingClassifier.maximumInk, !isRecolored || isSmoothing(box) {
            return .certain(edges.kind)
        }
        if edges.kind == .shifted, isSingleEdge(box) { return .certain(edges.kind) }
        return .edges(edges.kind, otherwise: isRecolored ? .color : .content)
    }

    /// Returns the kinds of all differences between the pictures.
    func kinds(in boxes: [PixelBox]) -> [Finding.Kind] {
        let classifications = boxes.map(classify)
        var counts: [Finding.Kind: Int] = [:]
        for case .certain(let kind) in classifications where kind.affectsOnlyEdges { counts[kind, default: 0] += 1 }
        let order: [Finding.Kind] = [.glyphEdges, .sharpness, .shifted]
        let mostFrequent = order.filter { counts[$0] != nil }.max { counts[$0, default: 0] < counts[$1, default: 0] }
        return classifications.map { guess in
            switch guess {
            case .certain(let kind): kind
            case .edges(let kind, let otherwise): counts[kind] != nil ? kind : mostFrequent ?? otherwise
            }
        }
    }

    // MARK: Movement

    /// Returns the movement that explains all differences in the box, if any.
    func movement(in box: PixelBox) -> Finding.Kind? {
        foregroundMovement(in: box) ?? scrollOffset(in: box).map { .moved(dx: $0.dx, dy: $0.dy) }
    }

    /// Returns the movement of foreground content over a uniform background in the box, if any.
    func foregroundMovement(in box: PixelBox) -> Finding.Kind? {
        for background in backgroundCandidates(of: box) {
            guard let old = foreground(of: reference, in: box, before: background),
                let new = foreground(of: actual, in: box, before: background), old != new,
                old.width == new.width, old.height == new.height,
                reference.hasSamePixels(in: old, as: actual, x: new.x, y: new.y)
            else { continue }
            return .moved(dx: new.x - old.x, dy: new.y - old.y)
        }
        return nil
    }

    /// Returns candidates for the background colour: the pixels just outside the box's corners, then those in its corners.
    private func backgroundCandidates(of box: PixelBox) -> [UInt32] {
        let (left, right, top, bottom) = (box.x, box.right - 1, box.y, box.bottom - 1)
        let outside = [(left - 1, top - 1), (right + 1, top - 1), (left - 1, bottom + 1), (right + 1, bottom + 1)]
        let locations = outside + [(left, top), (right, top), (left, bottom), (right, bottom)]
        var colors: [UInt32] = []
        for (x, y) in locations where (0..<reference.width).contains(x) && (0..<reference.height).contains(y) {
            for color in [reference.pixel(x: x, y: y), actual.pixel(x: x, y: y)] where !colors.contains(color) {
                colors.append(color)
            }
        }
        return colors
    }

    private func foreground(of bitmap: Bitmap, in box: PixelBox, before background: UInt32) -> PixelBox? {
        var bounds = CellSimPixelArea()
        let hasForeground = unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_foreground_bounds(
                pixels.bindMemory(to: UInt8.self).baseAddress, bitmap.width, CellSimPixelArea(box), background, &bounds)
        }
        return hasForeground == 0 ? nil : PixelBox(bounds)
    }

    /// Returns the offset of a region that moved along one axis, such as table rows below a row that became taller. At least half
    /// of the box must have moved, and it must contain several different rows or columns.
    private func scrollOffset(in box: PixelBox) -> (dx: Int, dy: Int)? {
        let rows = unsafe lines(box.height, box, cellsim_row_fingerprints)
        if let dy = shift(from: rows.old, to: rows.new) { return (0, dy) }
        let columns = unsafe lines(box.width, box, cellsim_column_fingerprints)
        return shift(from: columns.old, to: columns.new).map { ($0, 0) }
    }

    private typealias LineHasher = (UnsafePointer<UInt8>?, Int, CellSimPixelArea, UnsafeMutablePointer<UInt64>?) -> Void

    private func lines(_ count: Int, _ box: PixelBox, _ hasher: LineHasher) -> (old: [UInt64], new: [UInt64]) {
        func fingerprints(_ bitmap: Bitmap) -> [UInt64] {
            var prints = [UInt64](repeating: 0, count: count)
            unsafe bitmap.withUnsafeBytes { pixels in
                unsafe prints.withUnsafeMutableBufferPointer { prints in
                    unsafe hasher(
                        pixels.bindMemory(to: UInt8.self).baseAddress, bitmap.width, CellSimPixelArea(box),
                        prints.baseAddress)
                }
            }
            return prints
        }
        return (fingerprints(reference), fingerprints(actual))
    }

    /// Returns the offset between lines that occur once in both sequences, if all lines in the overlap are equal.
    private func shift(from old: [UInt64], to new: [UInt64]) -> Int? {
        let locations = FindingClassifier.uniqueIndices(old)
        var votes: [Int: Int] = [:]
        for (print, location) in FindingClassifier.uniqueIndices(new) {
            if let before = locations[print], before != location { votes[location - before, default: 0] += 1 }
        }
        let best = votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }
        guard let best, best.value >= 2, abs(best.key) * 2 <= old.count else { return nil }
        let overlap = old.count - abs(best.key)
        let from = max(0, -best.key), to = max(0, best.key)
        return old[from..<from + overlap] == new[to..<to + overlap] ? best.key : nil
    }

    private static func uniqueIndices(_ prints: [UInt64]) -> [UInt64: Int] {
        var locations: [UInt64: Int] = [:]
        for (location, print) in prints.enumerated() {
            locations[print] = locations[print] == nil ? location : -1
        }
        return locations.filter { $0.value >= 0 }
    }

    // MARK: Colours and edges

    private func isRecolored(_ box: PixelBox) -> Bool {
        unsafe reference.withUnsafeBytes { a in
            unsafe actual.withUnsafeBytes { b in
                unsafe cellsim_is_recolored(
                    a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                    reference.width, CellSimPixelArea(box)) != 0
            }
        }
    }

    /// The maximum one-sided change of smoothed edges, as a fraction.
    private static let maximumOneSided = 0.5
    /// The maximum one-sided change that is ignored, as a fraction of the ink.
    private static let maximumInk = 0.02
    /// The minimum shift of moved edges, in pixels. Smaller shifts count as smoothing.
    private static let minimumShift = 0.12
    /// The minimum spread of blurred edges. Smaller spreads count as smoothing; a blur of 0.4 pixels has a spread of 0.1.
    private static let minimumSpread = 0.09
    /// The maximum spread caused by interpolation, as a multiple of the shift.
    private static let maximumSpreadOfShift = 2.5

    /// Returns the change of the edges in the box; nil if the shapes changed.
    private func edges(in box: PixelBox) -> (kind: Finding.Kind, change: CellSimEdgeChange)? {
        let change = unsafe reference.withUnsafeBytes { a in
            unsafe actual.withUnsafeBytes { b in
                unsafe cellsim_edge_change(
                    a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                    reference.width, reference.height, CellSimPixelArea(box))
            }
        }
        if change.isFiltered != 0 {
            let shift = (change.dx * change.dx + change.dy * change.dy).squareRoot(), spread = abs(change.spread)
            if shift >= FindingClassifier.minimumShift, spread <= shift * FindingClassifier.maximumSpreadOfShift {
                return (.shifted, change)
            }
            return (spread >= FindingClassifier.minimumSpread ? .sharpness : .glyphEdges, change)
        }
        return change.isSmall != 0 ? (.glyphEdges, change) : nil
    }

    /// Returns whether the changed colours are between other colours, as in smoothed edges.
    private func isSmoothing(_ box: PixelBox) -> Bool {
        unsafe reference.withUnsafeBytes { a in
            unsafe actual.withUnsafeBytes { b in
                unsafe cellsim_is_smoothing(
                    a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                    reference.width, reference.height, CellSimPixelArea(box)) != 0
            }
        }
    }

    /// Returns whether the box contains a single straight edge.
    private func isSingleEdge(_ box: PixelBox) -> Bool {
        min(box.width, box.height) <= 3 && max(box.width, box.height) >= 12
    }
}

extension CellSimPixelArea {
    init(_ box: PixelBox) { self.init(left: box.x, top: box.y, right: box.right, bottom: box.bottom) }
}

extension PixelBox {
    init(_ area: CellSimPixelArea) {
        self.init(x: area.left, y: area.top, width: area.right - area.left, height: area.bottom - area.top)
    }
}
