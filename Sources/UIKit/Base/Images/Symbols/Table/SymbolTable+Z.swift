// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let z: [String: String] = [
        "zzz": "size 20 20\nline M 2 11 L 7.8 11 2 18 8 18\nline2 M 9.4 6 L 13.6 6 9.4 11.2 13.8 11.2\nline3 M 14.8 1.8 L 17.8 1.8 14.8 5.4 18 5.4",
    ]
}
