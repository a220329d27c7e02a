// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let x: [String: String] = [
        "xmark": "size 17.5 16\nline M 2.8 2 L 14.7 14 M 14.7 2 L 2.8 14",
    ]
}
