import CellSimGraphics

/// Two pictures of a view with a known change between them.
struct LabelledPair {
    /// The kind of change.
    enum Change: String, CaseIterable {
        /// One letter of a text is replaced.
        case letter
        /// The font weight of a text changes.
        case weight
        /// The colour of a text or shape changes.
        case color
        /// Content moves by whole pixels.
        case moved
        /// Content moves by less than a pixel.
        case shifted
        /// The picture is blurred.
        case blurred
        /// The picture is scaled down or up, and back to its size.
        case resampled
        /// The edges are antialiased with fewer samples per pixel.
        case smoothing
    }

    let change: Change
    /// A description of the change for messages.
    let details: String
    let reference, actual: Bitmap
}

/// A random number generator with the same sequence on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a number from 0 to `count` − 1.
    mutating func integer(_ count: Int) -> Int { Int(next() >> 33) % count }

    /// Returns a number from `low` to `high`, in hundredths of the range.
    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * Double(integer(101)) / 100 }

    /// Returns a random element.
    mutating func randomElement<Element>(of elements: [Element]) -> Element { elements[integer(elements.count)] }
}
