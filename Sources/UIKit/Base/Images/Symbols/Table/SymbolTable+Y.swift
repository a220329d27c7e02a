// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let y: [String: String] = [
        "yensign": "size 15 18\nline M 2.4 2 L 7.5 9 12.6 2 M 7.5 9 L 7.5 16 M 3.4 9.6 L 11.6 9.6 M 3.4 12.6 L 11.6 12.6",
    ]
}
