// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let q: [String: String] = [
        "qrcode": "size 20 20\noutline R 2 2 6.2 6.2 1.2 R 11.8 2 6.2 6.2 1.2 R 2 11.8 6.2 6.2 1.2\nsolid R 4.2 4.2 1.8 1.8 0.3 R 14 4.2 1.8 1.8 0.3 R 4.2 14 1.8 1.8 0.3 R 11.2 11.2 2.2 2.2 0.3 R 16.6 11.2 2.2 2.2 0.3 R 13.9 13.9 2.2 2.2 0.3 R 11.2 16.6 2.2 2.2 0.3 R 16.6 16.6 2.2 2.2 0.3",
        "qrcode.viewfinder": "size 20 20\noutline R 6 6 3 3 0.4 R 11.2 6 3 3 0.4 R 6 11.2 3 3 0.4\nline M 2 6.4 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 6.4 2 M 13.6 2 L 15.6 2 C 17.2 2 18 2.8 18 4.4 L 18 6.4 M 18 13.6 L 18 15.6 C 18 17.2 17.2 18 15.6 18 L 13.6 18 M 6.4 18 L 4.4 18 C 2.8 18 2 17.2 2 15.6 L 2 13.6\nsolid R 10.8 10.8 2 2 0.2 R 13 13 2 2 0.2",
        "questionmark": "size 12 18\nline M 2.2 5.4 C 2.2 0.7 9.8 0.7 9.8 5.4 C 9.8 8.4 6 8.2 6 11.6\nsolid O 6 15.6 1.5",
        "questionmark.video": "size 25 16\nwith video 0 0 1\ndetail M 6.8 6.4 C 6.8 3.6 11 3.6 11 6.4 C 11 8.2 8.9 8 8.9 9.4\ndots O 8.9 11.8 0.9",
        "quote.bubble": "size 22 20\nwith bubble 0 0 1\ndetail M 9.4 5.4 C 7.6 6.2 7 7.4 7.2 9.6 M 15 5.4 C 13.2 6.2 12.6 7.4 12.8 9.6\ndots O 8.4 9.8 1.4 O 14 9.8 1.4",
    ]
}
