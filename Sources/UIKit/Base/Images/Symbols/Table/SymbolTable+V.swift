// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let v: [String: String] = [
        "video": "size 25 16\noutline R 1.9 1.9 14 12.2 2.6 M 17 6.6 L 21.8 3.2 C 22.4 2.8 22.8 3 22.8 3.6 L 22.8 12.4 C 22.8 13 22.4 13.2 21.8 12.8 L 17 9.4 Z\nroom 4 3.6 9.8 8.8",
        "viewfinder": "size 20 20\nline M 2 6.4 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 6.4 2 M 13.6 2 L 15.6 2 C 17.2 2 18 2.8 18 4.4 L 18 6.4 M 18 13.6 L 18 15.6 C 18 17.2 17.2 18 15.6 18 L 13.6 18 M 6.4 18 L 4.4 18 C 2.8 18 2 17.2 2 15.6 L 2 13.6\nroom 4.75 4.75 10.5 10.5",
    ]
}
