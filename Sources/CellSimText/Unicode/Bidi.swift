import CellSimCShims

/// Applies the bidirectional algorithm (UAX 9) to text, using ICU.
enum Bidi {
    /// Returns the embedding level of each unit of a paragraph, and the paragraph's own level.
    ///
    /// - Parameter base: The base direction. If nil, the first strong character determines it; `fallback` applies if
    ///   there is none.
    static func levels(
        of units: ArraySlice<UInt16>, base: TextDirection?, fallback: TextDirection
    ) -> (levels: [UInt8], base: UInt8) {
        guard !units.isEmpty else { return ([], (base ?? fallback) == .rightToLeft ? 1 : 0) }
        var levels = [UInt8](repeating: 0, count: units.count)
        let requestedLevel: Int32
        switch base {
        case .leftToRight: requestedLevel = 0
        case .rightToLeft: requestedLevel = 1
        case nil: requestedLevel = fallback == .leftToRight ? -1 : -2
        }
        let paragraphLevel = unsafe levels.withUnsafeMutableBufferPointer { levels in
            unsafe units.withUnsafeBufferPointer { text -> Int32 in
                guard let text = text.baseAddress, let levels = levels.baseAddress,
                    let count = Int32(exactly: units.count)
                else { return -1 }
                return unsafe cellsim_bidi_levels(text, count, requestedLevel, levels)
            }
        }
        // If ICU runs out of memory, the text has a single direction.
        guard paragraphLevel >= 0 else {
            let base: UInt8 = (base ?? fallback) == .rightToLeft ? 1 : 0
            return ([UInt8](repeating: base, count: units.count), base)
        }
        return (levels, UInt8(paragraphLevel))
    }

    /// Returns the logical indices of a line's pieces in visual order, from left to right (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        guard let first = levels.first else { return [] }
        if first & 1 == 0, levels.allSatisfy({ $0 == first }) { return Array(levels.indices) }
        var order = [Int32](repeating: 0, count: levels.count)
        unsafe levels.withUnsafeBufferPointer { levels in
            unsafe order.withUnsafeMutableBufferPointer { order in
                guard let levels = levels.baseAddress, let locations = order.baseAddress else { return }
                unsafe cellsim_bidi_reorder(levels, Int32(order.count), locations)
            }
        }
        return order.map(Int.init)
    }

    /// Returns the mirrored form of a character in right-to-left text (rule L4).
    static func mirror(_ scalar: UInt32) -> UInt32 { cellsim_mirror(scalar) }
}
