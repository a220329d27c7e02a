import CellSimText

extension UIFont {
    /// Whether the font files are there. Without them no text has a size; the reason has been told on the standard error.
    package nonisolated static var filesAreThere: Bool { FontFiles.areThere }

    /// Finds and reads the font files ahead of their first use, from any thread; tells nothing.
    package nonisolated static func prepareFiles() { FontFiles.prepare() }

    /// Whether the fonts that are not bundled are installed: those of Chinese, Japanese, Korean and emoji.
    package nonisolated static var hasInstalledFonts: Bool { FontFiles.hasInstalled }

    /// Whether installing them would bring a font for one of these characters.
    package nonisolated static func wouldBeInstalled(for characters: [Character]) -> Bool {
        FontFiles.wouldBeInstalled(for: characters)
    }
}
