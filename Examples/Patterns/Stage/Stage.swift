import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import Foundation
import UIKit

/// A simulated phone on which an example is shown.
@preconcurrency @MainActor final class Stage {
    let host: ViewHost
    /// What the example said.
    private(set) var lines: [String] = []
    /// The pictures taken so far.
    private(set) var pictures: [(name: String, bitmap: Bitmap)] = []

    /// A phone of 375 × 667 points at 2x, with its status bar.
    init(device: String = "retina4_7") {
        host = ViewHost(Appearance(device: Device.named(device) ?? Device(size: CGSize(width: 375, height: 667))))
    }

    /// Makes a controller the root of the phone's window and lays it out.
    func show(_ controller: UIViewController) {
        host.window.rootViewController = controller
        host.window.makeKeyAndVisible()
        host.layoutUntilStable()
    }

    /// Lays out until nothing moves any more.
    func layoutUntilStable() { host.layoutUntilStable() }

    /// The window as it is now.
    func picture() -> Bitmap { host.render(host.window, background: .white) }

    func say(_ line: String) { lines.append(line) }

    /// Keeps a picture of the window.
    func takePicture(_ name: String) { pictures.append((name, picture())) }

    // MARK: What a user does

    /// Taps the button of that title, counted from the top when there are several.
    func tap(_ title: String, at index: Int = 0) {
        let buttons = descendants(of: host.window).compactMap { $0 as? UIButton }.filter {
            $0.title(for: .normal) == title
        }
        guard buttons.indices.contains(index) else { return }
        TouchSimulator.tap(buttons[index])
        host.layoutUntilStable()
    }

    /// Taps a row of the table that shows.
    func tap(row: Int) {
        guard let table = descendants(of: host.window).lazy.compactMap({ $0 as? UITableView }).first,
            let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        else { return }
        TouchSimulator.tap(cell)
        host.layoutUntilStable()
    }

    /// The texts of the labels that show, from the top; those of buttons are not counted.
    var texts: [String] {
        descendants(of: host.window).compactMap { $0 as? UILabel }.filter { !($0.superview is UIButton) }.compactMap(
            \.text)
    }

    private func descendants(of view: UIView) -> [UIView] { [view] + view.subviews.flatMap { descendants(of: $0) } }
}
