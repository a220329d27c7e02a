import CellSimText

extension UIFont {
    /// Whether the font files are available. Without them no text has a size; the reason has been reported on standard error.
    package nonisolated static var filesAreThere: Bool { FontFiles.areThere }

    /// Finds and reads the font files ahead of their first use, from any thread; reports nothing.
    package nonisolated static func prepareFiles() { FontFiles.prepare() }

    /// Whether the fonts that are not bundled are installed: those of Chinese, Japanese, Korean and emoji.
    package nonisolated static var hasInstalledFonts: Bool { FontFiles.hasInstalled }

    /// Whether installing them would provide a font for one of these characters.
    package nonisolated static func wouldBeInstalled(for characters: [Character]) -> Bool {
        FontFiles.wouldBeInstalled(for: characters)
    }

    /// Registers the fonts of a folder and its subfolders.
    /// - Returns: the problems of the folder and its files, a line each.
    package nonisolated static func addFonts(folder path: String) -> [String] { AddedFonts.add(folder: path) }

    /// Registers the fonts of a file; returns its problems, a line each.
    package nonisolated static func addFonts(file path: String) -> [String] {
        do { return try AddedFonts.add(file: path) } catch { return ["\(path): warning: \(error)"] }
    }

    /// The font files of a folder, at any depth, in the order of their names.
    package nonisolated static func fontFiles(below folder: String) -> [String] { AddedFonts.files(below: folder) }
}
