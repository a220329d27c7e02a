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

    /// Makes the fonts of a folder known, at any depth.
    /// - Returns: what is wrong with it and with its files, a line each.
    package nonisolated static func addFonts(folder path: String) -> [String] { AddedFonts.add(folder: path) }

    /// Makes the fonts of a file known; what is wrong with it, a line each.
    package nonisolated static func addFonts(file path: String) -> [String] {
        do { return try AddedFonts.add(file: path) } catch { return ["\(path): warning: \(error)"] }
    }

    /// The font files of a folder, at any depth, in the order of their names.
    package nonisolated static func fontFiles(below folder: String) -> [String] { AddedFonts.files(below: folder) }
}
