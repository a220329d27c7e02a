/// How much time goes into making a PNG small. Each profile names fixed compressors with fixed settings, so that the
/// same pixels always give the same file.
public enum PNGProfile: Hashable, Sendable {
    /// For artifacts: a third of a millisecond for a cell.
    case fast
    /// For references kept in version control.
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

/// What a PNG says about its picture besides the pixels.
public struct PNGMetadata: Hashable, Sendable {
    /// Pixels a point, written as a resolution of 72 dots an inch times the scale, as iOS does; nil writes none.
    public var scale: Double?

    /// Metadata of that many pixels a point, or without a resolution.
    public init(scale: Double? = nil) { self.scale = scale }
}
