import CellSimCPixels
import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Pictures that show where two others differ.
public enum DifferencePicture {
    /// The second picture in pale greys, with the pixels that count under the rule red and those that differ and do
    /// not count amber. Pictures of different sizes are laid over each other at the top left; what only one of them
    /// has is compared with transparent pixels.
    public static func make(reference: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()) -> Bitmap {
        make(reference: reference, actual: actual, rule: rule, comparison: nil)
    }

    /// - Parameter comparison: what comparing the pictures under the rule found, where that is known.
    static func make(
        reference: Bitmap, actual: Bitmap, rule: ComparisonRule, comparison: Comparison?
    ) -> Bitmap {
        let width = max(reference.width, actual.width), height = max(reference.height, actual.height)
        let first = reference.extended(width: width, height: height)
        let second = actual.extended(width: width, height: height)
        let masked = rule.ignored.isEmpty ? second : second.taking(rule.ignored, from: first)
        var picture = Bitmap(width: width, height: height)
        let strict =
            if let comparison, comparison.hasSameSize { comparison.strictTiles } else {
                StrictTiles.tiles(first, masked, rule)
            }
        unsafe picture.withUnsafeMutableBytes { out in
            unsafe first.withUnsafeBytes { a in
                unsafe masked.withUnsafeBytes { b in
                    unsafe StrictTiles.withPointer(strict) { strict in
                        unsafe cellsim_difference_picture(
                            a.bindMemory(to: UInt8.self).baseAddress, b.bindMemory(to: UInt8.self).baseAddress,
                            out.bindMemory(to: UInt8.self).baseAddress, width, height, rule.method.code, rule.limit,
                            strict, ClusterFinder.tileSide)
                    }
                }
            }
        }
        return picture
    }
}

extension DifferencePicture {
    /// Writes a picture of differences as PNG; folders on the way are made.
    /// - Throws: `FileOutputError`, or the error of making a folder; what stood at the path is then unchanged.
    public static func write(_ picture: Bitmap, to path: String) throws {
        try WriteAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try AtomicFile.write(PNG.encode(picture), to: path)
    }
}

/// The distance of colours as people see it.
public enum ColorDistance {
    /// ΔE of CIE 1976 between two opaque sRGB colours, under D65; 0 to some 260.
    public static func deltaE(
        _ a: (red: UInt8, green: UInt8, blue: UInt8), _ b: (red: UInt8, green: UInt8, blue: UInt8)
    ) -> Double {
        func word(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt32 {
            UInt32(color.blue) | UInt32(color.green) << 8 | UInt32(color.red) << 16 | 0xFF00_0000
        }
        return cellsim_delta_e(word(a), word(b))
    }
}
