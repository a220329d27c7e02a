/// The trade-off between time and file size when writing a PNG. Each profile uses fixed compressors and settings, so
/// that the same pixels always result in the same file.
public enum PNGProfile: Hashable, Sendable {
    /// For artifacts; takes a third of a millisecond per cell.
    case fast
    /// For references in version control.
    case small

    /// libdeflate's level for the last piece of a picture, which is often the only one; nil uses the row compressor
    /// (`cellsim_row_deflate`) for all pieces.
    var level: Int32? {
        switch self {
        case .fast: nil
        case .small: 6
        }
    }

    /// zlib's level for earlier pieces, which libdeflate can't write.
    static let pieceLevel: Int32 = 6
}

/// A PNG's information about its picture in addition to the pixels.
public struct PNGMetadata: Hashable, Sendable {
    /// Pixels per point, written as a resolution of 72 dots per inch times the scale, as on iOS; nil writes none.
    public var scale: Double?
    /// The text of the view tree in the picture, for a private chunk after the pixels; see `PNGTree`. Nil writes none.
    package var tree: [UInt8]?

    /// Creates metadata with a scale in pixels per point, or without a resolution.
    public init(scale: Double? = nil) { self.scale = scale }
}
