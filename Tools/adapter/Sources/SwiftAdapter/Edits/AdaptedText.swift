/// An adapted source, and its differences from the user's.
package struct AdaptedText: Equatable, Sendable {
    /// A range of bytes in the user's text, and its replacement.
    package struct Replacement: Equatable, Sendable {
        /// The first byte of the user's text that is replaced.
        package var start: Int
        /// The byte after the last one; equal to `start` for an insertion.
        package var end: Int
        /// The number of bytes in the adapted text.
        package var count: Int
    }

    /// The adapted text in UTF-8.
    package var bytes: [UInt8]
    /// In the order of the text, without overlaps.
    package var replacements: [Replacement]
}
