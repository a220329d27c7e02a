import CellSimCPixels
import CellSimGraphics
import CellSimImageCodecs
import CellSimProcess
import Foundation

/// Creates pictures that highlight the differences between two other pictures.
public enum DifferencePicture {
    /// Returns the second picture in pale greys. Pixels that count under the rule are red; pixels that differ but don't count are amber.
    /// Pictures of different sizes are aligned at the top left; areas that only one of them has are compared with transparent pixels.
    public static func make(reference: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()) -> Bitmap {
        make(reference: reference, actual: actual, rule: rule, comparison: nil)
    }

    /// Returns the difference picture, as the public method does.
    /// - Parameter comparison: the result of comparing the pictures under the rule, if it is known.
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
    /// Writes a difference picture as PNG and creates missing folders.
    /// - Throws: `FileOutputError`, or the error of creating a folder. An existing file is unchanged in that case.
    public static func write(_ picture: Bitmap, to path: String) throws {
        try WriteAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try AtomicFile.write(PNG.encode(picture), to: path)
    }
}

/// The perceived distance between colours.
public enum ColorDistance {
    /// Returns the ΔE of CIE 1976 between two opaque sRGB colours, under D65: 0 to about 260.
    public static func deltaE(
        _ a: (red: UInt8, green: UInt8, blue: UInt8), _ b: (red: UInt8, green: UInt8, blue: UInt8)
    ) -> Double {
        func packed(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt32 {
            UInt32(color.blue) | UInt32(color.green) << 8 | UInt32(color.red) << 16 | 0xFF00_0000
        }
        return cellsim_delta_e(packed(a), packed(b))
    }
}
