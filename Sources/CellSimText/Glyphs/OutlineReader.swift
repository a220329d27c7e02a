import CellSimCFreeType
import CellSimGraphics
import Foundation

/// Converts FreeType's outlines to paths.
package struct OutlineReader {
    /// The scale in points per font unit, and the shear.
    let scale, slant: CGFloat
    /// The horizontal scale factor.
    let expansion: CGFloat
    package var path = Path()

    package init(scale: CGFloat, slant: CGFloat, expansion: CGFloat = 1) {
        (self.scale, self.slant, self.expansion) = (scale, slant, expansion)
    }

    @unsafe package mutating func read(_ outline: inout FT_Outline) {
        unsafe withUnsafeMutablePointer(to: &self) { reader in
            var functions = unsafe FT_Outline_Funcs(
                move_to: { to, user in
                    unsafe OutlineReader.withReader(user) { reader in
                        if !reader.path.isEmpty { reader.path.close() }
                        unsafe reader.path.move(to: reader.point(to))
                    }
                },
                line_to: { to, user in
                    unsafe OutlineReader.withReader(user) { reader in unsafe reader.path.addLine(to: reader.point(to)) }
                },
                conic_to: { control, to, user in
                    unsafe OutlineReader.withReader(user) { reader in
                        unsafe reader.path.addQuad(to: reader.point(to), control: reader.point(control))
                    }
                },
                cubic_to: { first, second, to, user in
                    unsafe OutlineReader.withReader(user) { reader in
                        unsafe reader.path.addCurve(
                            to: reader.point(to), control1: reader.point(first), control2: reader.point(second))
                    }
                }, shift: 0, delta: 0)
            unsafe _ = FT_Outline_Decompose(&outline, &functions, reader)
        }
        if !path.isEmpty { path.close() }
    }

    @unsafe private static func withReader(_ user: UnsafeMutableRawPointer?, _ body: (inout OutlineReader) -> Void)
        -> Int32
    {
        guard let user = unsafe user else { return 1 }
        unsafe body(&user.assumingMemoryBound(to: OutlineReader.self).pointee)
        return 0
    }

    @unsafe private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector = unsafe vector?.pointee else { return .zero }
        let (x, y) = (CGFloat(vector.x) * scale, CGFloat(vector.y) * scale)
        return CGPoint(x: expansion * x + slant * y, y: -y)
    }
}
