import CellSimCPixels
import CellSimGraphics

/// The features of a picture that don't depend on the shapes of letters: flat areas, straight edges, and marks of
/// ink.
struct PictureFeatures {
    /// The maximum channel difference of equal colours in flat areas.
    static let flatColorTolerance: Int32 = 2
    /// The maximum channel difference of neighbouring pixels in noise. Simulators dither gradients, so single pixels of a gradient or
    /// a shadow differ by a few levels. Such pixels are ink only if they touch a clearer step, and such lines need no counterpart.
    static let noiseLevels: Int32 = 4
    /// The maximum number of edges and parts. Pictures with more are treated as photographs.
    static let maximumFeatures = 20_000

    /// For each pixel, a bit mask of the neighbours with the same colour.
    let equalNeighborFlags: [UInt8]
    /// Long straight edges between two colours.
    let edges: [StraightEdge]
    /// Lines of text, icons and images.
    let inkBoxes: [InkBox]

    /// Finds the features of a picture.
    /// - Parameter scale: The number of pixels per point.
    /// - Complexity: Linear in the number of pixels.
    init(_ bitmap: Bitmap, scale: Int) {
        let (width, height) = (bitmap.width, bitmap.height)
        var neighborFlags = [UInt8](repeating: 0, count: width * height)
        var runs = [CellSimStraightRun](repeating: CellSimStraightRun(), count: PictureFeatures.maximumFeatures)
        var mask = neighborFlags
        unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_color_steps(
                pixels.bindMemory(to: UInt8.self).baseAddress, width, height, PictureFeatures.flatColorTolerance,
                &neighborFlags
            )
        }
        let runCount = unsafe cellsim_straight_runs(
            neighborFlags, width, height, StraightEdge.minimumLength * scale, &runs, runs.count)
        runs.removeLast(runs.count - min(runCount, runs.count))
        unsafe cellsim_ink_mask(neighborFlags, width, height, runs, runs.count, &mask)
        unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_mark_clear_steps(
                pixels.bindMemory(to: UInt8.self).baseAddress, width, height, PictureFeatures.noiseLevels, &mask)
        }
        self.equalNeighborFlags = neighborFlags
        edges = runs.map { StraightEdge($0, contrast: $0.contrast(in: bitmap)) }
        inkBoxes = InkBoxFinder(width: width, height: height, scale: scale).inkBoxes(&mask, peak: 2)
    }
}
