/// The adapted text of a source, with the list of replaced ranges.
package struct AdaptedText: Equatable, Sendable {
    /// A range of bytes in the user's text, and the length of its replacement.
    package struct Replacement: Equatable, Sendable {
        /// The offset of the first replaced byte in the user's text.
        package var start: Int
        /// The offset after the last replaced byte; equal to `start` for an insertion.
        package var end: Int
        /// The number of bytes in the adapted text that replace the range.
        package var count: Int
    }

    /// The adapted text in UTF-8.
    package var bytes: [UInt8]
    /// The replacements in text order, without overlaps.
    package var replacements: [Replacement]
}
