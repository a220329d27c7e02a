import CellSimCShims

/// The scripts that a face of the manifest's fallbacks serves.
struct ScriptSet: Hashable, Sendable {
    /// ISO 15924, four characters in a number.
    private let tags: [UInt32]
    /// Whether it is the script of emoji (`Zsye`).
    let isEmoji: Bool
    /// Whether wide characters without a script (full-width forms) belong to it.
    private let holdsWide: Bool

    init(_ names: [String]) {
        tags = names.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
        (isEmoji, holdsWide) = (names.contains("Zsye"), names.contains("Hani"))
    }

    /// Whether a character is used in one of the scripts: letters in their own, digits and punctuation in all that Unicode
    /// names for them (`Script_Extensions`).
    func contains(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 || isEmoji { return false }
        return tags.contains { cellsim_has_script(scalar, $0) != 0 } || holdsWide && cellsim_is_wide(scalar) != 0
    }
}
