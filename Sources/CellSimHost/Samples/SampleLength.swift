/// The length of the sample values in a gallery's picture.
public enum SampleLength: String, Codable, CaseIterable, Sendable {
    /// The shortest values that occur: one word, one digit.
    case short
    /// Values of a usual length.
    case usual
    /// The longest values that a layout should be able to show.
    case longest
}
