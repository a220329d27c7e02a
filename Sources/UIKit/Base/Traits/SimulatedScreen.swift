import CellSimProcess
import Foundation

/// The default screen of an app's code: that of `UIScreen.main`, and of controllers' views before a window sizes them.
package struct SimulatedScreen: Equatable {
    /// In points.
    package var size = CGSize(width: 375, height: 667)
    /// The number of pixels per point.
    var scale: CGFloat = 2
    /// The insets for corners and system bars, in points: zero unless the size is that of a device's screen.
    package var safeArea = UIEdgeInsets.zero

    /// The part of it that reaches into a window of that frame (points).
    package func safeArea(in window: CGRect) -> UIEdgeInsets {
        func left(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
        return UIEdgeInsets(
            top: left(safeArea.top, window.minY), left: left(safeArea.left, window.minX),
            bottom: left(safeArea.bottom, size.height - window.maxY),
            right: left(safeArea.right, size.width - window.maxX))
    }

    /// The screen in the environment variable `CELLSIM_SCREEN`, as in `393x852@3`; otherwise a phone of 375 × 667 points at
    /// two pixels per point. It is for suites whose references were recorded on another simulator.
    package static let main: SimulatedScreen = {
        guard let text = unsafe getenv("CELLSIM_SCREEN").map({ unsafe String(cString: $0) }), !text.isEmpty else {
            return SimulatedScreen()
        }
        guard let screen = SimulatedScreen(text) else {
            Notice.report(
                .each,
                "CELLSIM_SCREEN is '\(text)'; expected points and pixels per point, as in 393x852@3; using 375x667@2")
            return SimulatedScreen()
        }
        return screen
    }()

    init() {}

    /// Parses width and height in whole points, and one to four pixels per point; nil for invalid text.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{1,5})x([0-9]{1,5})@([1-4])x?/) else { return nil }
        guard let width = Int(match.1), let height = Int(match.2), let pixels = Int(match.3), width > 0, height > 0
        else { return nil }
        size = CGSize(width: width, height: height)
        scale = CGFloat(pixels)
        safeArea = ScreenInsets.safeArea(size, scale: scale)
    }
}
