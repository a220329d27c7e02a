import CellSimCPixels
import CellSimGraphics

/// The content of a picture apart from the shapes of its letters: flat areas, straight edges, and boxes of ink.
struct PictureFeatures {
    /// Colours of flat areas are the same if no channel differs by more.
    static let flatLevels: Int32 = 2
    /// The maximum number of lines and parts; pictures with more are photographs.
    static let maximumFeatures = 20_000

    /// For each pixel which neighbours have the same colour.
    let steps: [UInt8]
    /// Long straight lines between two colours.
    let edges: [StraightEdge]
    /// Lines of text, icons and images.
    let marks: [Mark]

    /// - Parameter scale: the picture's pixels for each point.
    /// - Complexity: linear in the number of pixels.
    init(_ bitmap: Bitmap, scale: Int) {
        let (width, height) = (bitmap.width, bitmap.height)
        var steps = [UInt8](repeating: 0, count: width * height)
        var runs = [CellSimStraightRun](repeating: CellSimStraightRun(), count: PictureFeatures.maximumFeatures)
        var mask = steps
        unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_color_steps(
                pixels.bindMemory(to: UInt8.self).baseAddress, width, height, PictureFeatures.flatLevels, &steps)
        }
        let found = unsafe cellsim_straight_runs(
            steps, width, height, StraightEdge.minimumLength * scale, &runs, runs.count)
        runs.removeLast(runs.count - min(found, runs.count))
        unsafe cellsim_ink_mask(steps, width, height, runs, runs.count, &mask)
        self.steps = steps
        edges = runs.map(StraightEdge.init)
        marks = MarkFinder(width: width, height: height, scale: scale).marks(&mask)
    }
}
