import CellSimFonts

/// The font files that text is measured and drawn with.
public enum FontFiles {
    /// Whether there are any. Where there are none the reason has been told on the standard error.
    public static var areThere: Bool { FontLibrary.shared.error == nil }

    /// Finds and reads them ahead of their first use, from any thread; tells nothing.
    public static func prepare() { FontLibrary.prepare() }

    /// Whether the fonts that are not bundled are installed.
    public static var hasInstalled: Bool {
        !FontLibrary.shared.lacksInstallable(script: "Hani") && !FontLibrary.shared.lacksInstallable(script: "Zsye")
    }

    /// Whether `cellsim fonts install` would bring a font for one of these characters: those of Chinese, Japanese and Korean
    /// and emoji are not bundled.
    public static func wouldBeInstalled(for characters: [Character]) -> Bool {
        func lacks(_ script: String) -> Bool { FontLibrary.shared.lacksInstallable(script: script) }
        let han = ScriptSet(["Hani", "Hira", "Kana", "Hang", "Bopo"])
        return characters.contains { character in
            if Emoji.isShownInColor(character.unicodeScalars) { return lacks("Zsye") }
            return character.unicodeScalars.contains { han.contains($0.value) } && lacks("Hani")
        }
    }
}
