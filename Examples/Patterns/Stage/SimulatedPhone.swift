import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import Foundation
import UIKit

/// A simulated phone that shows an example and accepts touches.
@preconcurrency @MainActor final class SimulatedPhone {
    let host: ViewHost
    /// The lines that the example printed.
    private(set) var lines: [String] = []
    /// The pictures taken so far.
    private(set) var pictures: [(name: String, bitmap: Bitmap)] = []

    /// Creates a phone with 375 × 667 points at 2x and a status bar.
    init(device: String = "retina4_7") {
        host = ViewHost(Appearance(device: Device.named(device) ?? Device(size: CGSize(width: 375, height: 667))))
    }

    /// Makes a controller the window's root view controller and lays it out.
    func show(_ controller: UIViewController) {
        host.window.rootViewController = controller
        host.window.makeKeyAndVisible()
        host.layoutUntilStable()
    }

    /// Repeats layout passes until no frame changes.
    func layoutUntilStable() { host.layoutUntilStable() }

    /// Returns a picture of the window.
    func picture() -> Bitmap { host.render(host.window, background: .white) }

    func log(_ line: String) { lines.append(line) }

    /// Takes a picture of the window and adds it to `pictures`.
    func recordPicture(_ name: String) { pictures.append((name, picture())) }

    // MARK: User actions

    /// Taps a button.
    /// - Parameters:
    ///   - title: the title of the button.
    ///   - index: the index among the buttons with this title, from the top.
    func tap(_ title: String, at index: Int = 0) {
        let buttons = descendants(of: host.window).compactMap { $0 as? UIButton }.filter {
            $0.title(for: .normal) == title
        }
        guard buttons.indices.contains(index) else { return }
        TouchSimulator.tap(buttons[index])
        host.layoutUntilStable()
    }

    /// Taps a row of the visible table.
    func tap(row: Int) {
        guard let table = descendants(of: host.window).lazy.compactMap({ $0 as? UITableView }).first,
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        else { return }
        TouchSimulator.tap(cell)
        host.layoutUntilStable()
    }

    /// The texts of the visible labels from top to bottom, without those of buttons.
    var texts: [String] {
        descendants(of: host.window).compactMap { $0 as? UILabel }.filter { !($0.superview is UIButton) }.compactMap(
            \.text)
    }

    private func descendants(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap { descendants(of: $0) } }
}
