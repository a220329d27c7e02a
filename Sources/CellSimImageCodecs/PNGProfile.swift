/// The trade-off between the time to write a PNG and the size of the file. Each profile uses fixed compressors and
/// settings, so that the same pixels always produce the same file.
public enum PNGProfile: Hashable, Sendable {
    /// For artifacts. Encoding takes a third of a millisecond per cell.
    case fast
    /// For references in version control.
    case small

    /// The libdeflate level for the last piece of a picture, which is often the only one. If nil, the row compressor
    /// (`cellsim_row_deflate`) is used for all pieces.
    var level: Int32? {
        switch self {
        case .fast: nil
        case .small: 6
        }
    }

    /// The zlib level for earlier pieces, which must end without a final block, as libdeflate can't write them.
    static let pieceLevel: Int32 = 6
}

/// The information that a PNG contains in addition to the pixels.
public struct PNGMetadata: Hashable, Sendable {
    /// The number of pixels per point, written as a resolution of 72 dpi times the scale, as in iOS; nil to write none.
    public var scale: Double?
    /// The text of the view tree for a private chunk after the pixels (`PNGViewTreeChunk`); nil to write none.
    package var tree: [UInt8]?

    /// Creates metadata with a scale in pixels per point, or without a scale.
    public init(scale: Double? = nil) { self.scale = scale }
}
