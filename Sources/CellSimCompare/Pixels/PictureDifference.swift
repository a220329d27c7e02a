import CellSimGraphics

/// Two pictures that differ, and the result of their comparison. Messages, difference pictures and reports share this
/// result.
package struct PictureDifference: Sendable {
    /// The compared pictures.
    package let reference, actual: Bitmap
    /// The result of the comparison under its rule.
    package let comparison: Comparison

    /// Compares two pictures.
    /// - Complexity: Linear in the number of pixels.
    package init(reference: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()) {
        self.init(
            reference: reference, actual: actual,
            comparison: Comparison(reference: reference, actual: actual, rule: rule))
    }

    /// Creates a difference from an existing comparison of the pictures.
    package init(reference: Bitmap, actual: Bitmap, comparison: Comparison) {
        (self.reference, self.actual, self.comparison) = (reference, actual, comparison)
    }

    /// A picture of the differences; see `DifferencePicture`.
    package var picture: Bitmap {
        DifferencePicture.make(reference: reference, actual: actual, rule: comparison.rule, comparison: comparison)
    }

    /// The classified differences, from top to bottom.
    /// - Complexity: Linear in the area of the boxes.
    package var findings: [Finding] { comparison.findings(reference: reference, actual: actual) }
}
