import CellSimFonts

/// The font files that measure and draw text.
public enum FontFiles {
    /// Whether fonts are available. If not, the reason was printed to standard error.
    public static var areAvailable: Bool { FontLibrary.shared.error == nil }

    /// Finds and reads the fonts before their first use, from any thread. Reports no errors.
    public static func prepare() { FontLibrary.prepare() }

    /// Whether the fonts that aren't bundled have been installed.
    public static var hasInstalledFonts: Bool {
        !FontLibrary.shared.hasMissingFonts(script: "Hani") && !FontLibrary.shared.hasMissingFonts(script: "Zsye")
    }

    /// Returns whether `cellsim fonts install` would add a font for one of these characters. Fonts for Chinese, Japanese,
    /// Korean and emoji aren't bundled.
    public static func canInstallFonts(for characters: [Character]) -> Bool {
        func lacks(_ script: String) -> Bool { FontLibrary.shared.hasMissingFonts(script: script) }
        let han = ScriptSet(["Hani", "Hira", "Kana", "Hang", "Bopo"])
        return characters.contains { character in
            if Emoji.isShownInColor(character.unicodeScalars) { return lacks("Zsye") }
            return character.unicodeScalars.contains { han.contains($0.value) } && lacks("Hani")
        }
    }
}
