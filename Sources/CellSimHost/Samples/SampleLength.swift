/// The length of the sample values in a gallery's picture.
public enum SampleLength: String, Codable, CaseIterable, Sendable {
    /// The shortest realistic values, such as a single word or digit.
    case short
    /// Values of typical length.
    case usual
    /// The longest values that a layout should support.
    case longest
}
