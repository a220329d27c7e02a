import CellSimText

/// Font files: availability, preparation and registration.
extension UIFont {
    /// Whether the font files are available. Without them, text has no size; the reason was reported on standard error.
    package nonisolated static var areFilesAvailable: Bool { FontFiles.areAvailable }

    /// Finds and reads the font files before their first use, on any thread. It reports nothing.
    package nonisolated static func prepareFiles() { FontFiles.prepare() }

    /// Whether the fonts that are not bundled are installed: fonts for Chinese, Japanese, Korean and emoji.
    package nonisolated static var hasInstalledFonts: Bool { FontFiles.hasInstalledFonts }

    /// Returns whether installing these fonts would provide a font for one of the characters.
    package nonisolated static func installationWouldCover(for characters: [Character]) -> Bool {
        FontFiles.canInstallFonts(for: characters)
    }

    /// Registers the fonts in a folder and its subfolders.
    /// - Returns: The problems with the folder and its files, one per line.
    package nonisolated static func addFonts(folder path: String) -> [String] { RegisteredFonts.add(folder: path) }

    /// Registers the fonts in a file; returns its problems, one per line.
    package nonisolated static func addFonts(file path: String) -> [String] {
        do { return try RegisteredFonts.add(file: path) } catch { return ["\(path): warning: \(error)"] }
    }

    /// Returns the font files in a folder and its subfolders, sorted by name.
    package nonisolated static func fontFiles(below folder: String) -> [String] { RegisteredFonts.files(below: folder) }
}
