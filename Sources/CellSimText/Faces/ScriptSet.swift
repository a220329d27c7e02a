import CellSimCShims

/// The scripts that a fallback face of the manifest supports.
struct ScriptSet: Hashable, Sendable {
    /// ISO 15924 codes, each as a four-byte number.
    private let tags: [UInt32]
    /// Whether the set contains the emoji script (`Zsye`).
    let isEmoji: Bool
    /// Whether the set contains wide characters without a script (full-width forms).
    private let includesFullWidthForms: Bool

    init(_ names: [String]) {
        tags = names.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
        (isEmoji, includesFullWidthForms) = (names.contains("Zsye"), names.contains("Hani"))
    }

    /// Returns whether a character is used in one of the scripts. A letter is used in its own script; digits and
    /// punctuation in all their `Script_Extensions`.
    func contains(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 || isEmoji { return false }
        return tags.contains { cellsim_has_script(scalar, $0) != 0 }
            || includesFullWidthForms && cellsim_is_wide(scalar) != 0
    }
}
