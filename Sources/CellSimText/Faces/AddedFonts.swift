import CellSimFonts

/// Fonts that an app brings in files of its own.
public enum AddedFonts {
    /// Whether a face of that PostScript name was added.
    public static func contains(_ name: String) -> Bool { FontLibrary.shared.hasAdded(name) }

    /// Makes the face of a file known by its PostScript name and its family's.
    /// - Parameter path: absolute.
    /// - Returns: the PostScript name; nil for what is no font or says no name.
    @discardableResult public static func add(file path: String) -> String? {
        guard let font = HarfBuzzFont(path: path, weight: nil), let name = font.name(6), !name.isEmpty else {
            return nil
        }
        let style = font.style
        FontLibrary.shared.add(
            file: path, postScriptName: name, family: font.name(16) ?? font.name(1) ?? name, weight: style.weight,
            isItalic: style.isItalic, metrics: font.verticalMetrics)
        FontCache.shared.forgetCandidates()
        return name
    }
}
