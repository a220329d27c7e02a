import CellSimText

/// Finds, prepares and registers font files.
extension UIFont {
    /// Whether the font files are available. Otherwise, text has no size, and the reason has been printed to standard error.
    package nonisolated static var areFilesAvailable: Bool { FontFiles.areAvailable }

    /// Finds and reads the font files before their first use. It can be called on any thread and reports nothing.
    package nonisolated static func prepareFiles() { FontFiles.prepare() }

    /// Whether the optional fonts are installed, which contain Chinese, Japanese, Korean and emoji characters.
    package nonisolated static var hasInstalledFonts: Bool { FontFiles.hasInstalledFonts }

    /// Returns whether installing the optional fonts would provide one of the characters.
    package nonisolated static func installationWouldCover(for characters: [Character]) -> Bool {
        FontFiles.canInstallFonts(for: characters)
    }

    /// Registers the fonts in a folder and its subfolders.
    /// - Returns: The problems with the folder and its files, one per element.
    package nonisolated static func addFonts(folder path: String) -> [String] { RegisteredFonts.add(folder: path) }

    /// Registers the fonts in a file. Returns the problems, one per element.
    package nonisolated static func addFonts(file path: String) -> [String] {
        do { return try RegisteredFonts.add(file: path) } catch { return ["\(path): warning: \(error)"] }
    }

    /// Returns the font files in a folder and its subfolders, sorted by name.
    package nonisolated static func fontFiles(below folder: String) -> [String] { RegisteredFonts.files(below: folder) }
}
