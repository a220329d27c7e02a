// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let o: [String: String] = [
        "octagon": "size 20 20\noutline M 6.6 1.9 L 13.4 1.9 18.1 6.6 18.1 13.4 13.4 18.1 6.6 18.1 1.9 13.4 1.9 6.6 Z\nroom 5.2 5.2 9.6 9.6",
        "opticid": "size 22 20\nline2 A 11 10 8.2 200 250 A 11 10 8.2 290 340 A 11 10 8.2 20 70 A 11 10 8.2 110 160\nline M 4.6 10 C 6.6 7.2 8.6 6 11 6 C 13.4 6 15.4 7.2 17.4 10 C 15.4 12.8 13.4 14 11 14 C 8.6 14 6.6 12.8 4.6 10 Z\nsolid O 11 10 2.1",
        "oval": "size 24 18\noutline E 12 9 10.2 7.2\nroom 6 4.4 12 9.2",
    ]
}
