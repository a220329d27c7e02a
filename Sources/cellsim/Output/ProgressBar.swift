import Glibc

/// A progress bar on standard error for long operations. It is shown only in a terminal.
final class ProgressBar {
    private let total: Int
    private let isShown: Bool
    private var shownPercent = -1
    private static let width = 40

    /// Creates a bar.
    /// - Parameters:
    ///   - total: the number of steps.
    ///   - minimumTotal: the minimum number of steps for which the bar is shown.
    init(total: Int, from minimumTotal: Int = 200) {
        self.total = total
        isShown = total >= minimumTotal && isatty(2) == 1
    }

    func update(_ completed: Int) {
        guard isShown else { return }
        let percent = completed * 100 / total
        guard percent != shownPercent else { return }
        shownPercent = percent
        let filled = percent * ProgressBar.width / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        printToTerminal("\r\(bar) \(completed) of \(total)")
    }

    /// Removes the bar.
    func finish() {
        if isShown { printToTerminal("\r\u{1B}[K") }
    }

    private func printToTerminal(_ text: String) {
        var text = text
        text.withUTF8 { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    }
}
