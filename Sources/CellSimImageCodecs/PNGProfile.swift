/// How much time is spent on making a PNG small. Each profile uses fixed compressors and settings, so that the same pixels always give the
/// same file.
public enum PNGProfile: Hashable, Sendable {
    /// For artifacts: a third of a millisecond per cell.
    case fast
    /// For references in version control.
    case small

    /// libdeflate's level for the last piece of a picture, the only one for most; nil leaves all pieces to the
    /// compressor of rows (`cellsim_row_deflate`).
    var level: Int32? {
        switch self {
        case .fast: nil
        case .small: 6
        }
    }

    /// zlib's level for earlier pieces, which libdeflate cannot write.
    static let pieceLevel: Int32 = 6
}

/// A PNG's information about its picture in addition to the pixels.
public struct PNGMetadata: Hashable, Sendable {
    /// Pixels per point, written as a resolution of 72 dots per inch times the scale, as on iOS; nil writes none.
    public var scale: Double?
    /// The text of the tree that the picture shows, for a private chunk after the pixels; see `PNGTree`. Nil writes none.
    package var tree: [UInt8]?

    /// Creates metadata with a scale in pixels per point, or without a resolution.
    public init(scale: Double? = nil) { self.scale = scale }
}
