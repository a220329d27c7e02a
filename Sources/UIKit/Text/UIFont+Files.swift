import CellSimText

extension UIFont {
    /// Whether the font files are there. Without them no text has a size; the reason has been told on the standard error.
    package nonisolated static var filesAreThere: Bool { FontFiles.areThere }

    /// Finds and reads the font files ahead of their first use, from any thread; tells nothing.
    package nonisolated static func prepareFiles() { FontFiles.prepare() }
}
