import CellSimCPixels
import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Creates pictures that highlight the differences between two other pictures.
public enum DifferencePicture {
    /// Returns the second picture in pale greys with red pixels that count as different under the rule, and amber pixels that differ but
    /// don't count. Pictures of different sizes are aligned at the top left; missing areas are compared as transparent.
    public static func make(reference: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()) -> Bitmap {
        make(reference: reference, actual: actual, rule: rule, comparison: nil)
    }

    /// Returns a difference picture like the public method.
    /// - Parameter comparison: The result of comparing the pictures under the rule, if available.
    static func make(
        reference: Bitmap, actual: Bitmap, rule: ComparisonRule, comparison: Comparison?
    ) -> Bitmap {
        let width = max(reference.width, actual.width), height = max(reference.height, actual.height)
        let first = reference.extended(width: width, height: height)
        let second = actual.extended(width: width, height: height)
        let masked = rule.ignored.isEmpty ? second : second.replacing(rule.ignored, from: first)
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
    /// Writes a difference picture as PNG. Creates missing folders.
    /// - Throws: `FileOutputError`, or an error from creating a folder. In both cases, an existing file remains unchanged.
    public static func write(_ picture: Bitmap, to path: String) throws {
        try WriteAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try AtomicFile.write(PNG.encode(picture), to: path)
    }
}

/// The perceived distance between two colours.
public enum ColorDistance {
    /// Returns ΔE (CIE 1976) between two opaque sRGB colours under D65, from 0 to about 260.
    public static func deltaE(
        _ a: (red: UInt8, green: UInt8, blue: UInt8), _ b: (red: UInt8, green: UInt8, blue: UInt8)
    ) -> Double {
        func packed(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt32 {
            UInt32(color.blue) | UInt32(color.green) << 8 | UInt32(color.red) << 16 | 0xFF00_0000
        }
        return cellsim_delta_e(packed(a), packed(b))
    }
}
