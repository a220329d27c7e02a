import CellSimText

extension UIFont {
    /// Whether the font files are there. Without them no text has a size; the reason has been told on the standard error.
    package nonisolated static var filesAreThere: Bool { FontFiles.areThere }
}
