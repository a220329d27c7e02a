import CellSimProcess
import Foundation

/// The screen of `UIScreen.main`. Its size is also the initial size of controllers' views outside windows.
package struct SimulatedScreen: Equatable {
    /// The size of the screen, in points.
    package var size = CGSize(width: 375, height: 667)
    /// The scale of the screen, in pixels per point.
    var scale: CGFloat = 2
    /// The insets for rounded corners and system bars in points, or zero for a size that is not a device's.
    package var safeArea = UIEdgeInsets.zero

    /// Returns the part of the safe area that overlaps a window with a frame (in points).
    package func safeArea(in window: CGRect) -> UIEdgeInsets {
        func remainingInset(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(inset - max(distance, 0), 0) }
        return UIEdgeInsets(
            top: remainingInset(safeArea.top, window.minY), left: remainingInset(safeArea.left, window.minX),
            bottom: remainingInset(safeArea.bottom, size.height - window.maxY),
            right: remainingInset(safeArea.right, size.width - window.maxX))
    }

    /// The screen that the environment variable `CELLSIM_SCREEN` specifies, such as `393x852@3`. The default has 375×667 points and a
    /// scale of 2. Set the variable for test suites whose references were recorded with another simulator.
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

    /// Parses a width and height in whole points and a scale from 1 to 4. Returns `nil` for invalid text.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /([0-9]{1,5})x([0-9]{1,5})@([1-4])x?/) else { return nil }
        guard let width = Int(match.1), let height = Int(match.2), let pixelsPerPoint = Int(match.3), width > 0,
            height > 0
        else { return nil }
        size = CGSize(width: width, height: height)
        scale = CGFloat(pixelsPerPoint)
        safeArea = ScreenInsets.safeArea(size, scale: scale)
    }
}
