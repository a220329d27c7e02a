import CellSimGraphics

/// Two pictures of one view and what was changed between them.
struct LabelledPair {
    /// What was changed.
    enum Change: String, CaseIterable {
        /// One letter of a text is another one.
        case letter
        /// A text has another weight.
        case weight
        /// A text or a shape has another colour.
        case color
        /// Something is drawn elsewhere by whole pixels.
        case moved
        /// Something is drawn elsewhere by less than a pixel.
        case shifted
        /// The picture is blurred.
        case blurred
        /// The picture was made smaller or larger, and its own size again.
        case resampled
        /// Another rasteriser smoothed the edges, with fewer samples a pixel.
        case smoothing
    }

    let change: Change
    /// What the change was exactly, for messages.
    let details: String
    let reference, actual: Bitmap
}

/// Random numbers that are the same on every machine: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 to `count` − 1.
    mutating func index(_ count: Int) -> Int { Int(next() >> 33) % count }

    /// A number from `low` to `high`, in steps of a hundredth of the way.
    mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * Double(index(101)) / 100 }

    /// One of the elements.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[index(elements.count)] }
}
