import CellSimFonts

/// The font files that text is measured and drawn with.
public enum FontFiles {
    /// Whether there are any. Where there are none the reason has been told on the standard error.
    public static var areThere: Bool { FontLibrary.shared.error == nil }

    /// Finds and reads them ahead of their first use, from any thread; tells nothing.
    public static func prepare() { FontLibrary.prepare() }
}
