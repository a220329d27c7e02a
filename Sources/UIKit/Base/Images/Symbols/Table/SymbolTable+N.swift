// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let n: [String: String] = [
        "network.badge.shield.half.filled": "size 23 21\nwith2 network 0 0 1\ngap R 11 9.4 13 14 5\nwith shield.lefthalf.filled 12 9.8 0.58",
        "network": "size 20 20\noutline O 10 10 8.2\ndetail M 10 1.8 L 10 18.2 M 1.8 10 L 18.2 10 E 10 10 4 8.2 M 3.9 4.6 C 6.8 6.9 13.2 6.9 16.1 4.6 M 3.9 15.4 C 6.8 13.1 13.2 13.1 16.1 15.4",
        "newspaper": "size 23 18\noutline M 2 4 C 2 2.7 2.7 2 4 2 L 15.4 2 C 16.7 2 17.4 2.7 17.4 4 L 17.4 6.4 L 19 6.4 C 20.3 6.4 21 7.1 21 8.4 L 21 13.6 C 21 15.2 20.2 16 18.6 16 L 4.6 16 C 2.9 16 2 15.2 2 13.6 Z\ndetail M 17.4 6.8 L 17.4 13.8 C 17.4 15 17.8 15.6 18.6 15.6 M 5.2 12.6 L 13.8 12.6 M 11.8 6 L 13.8 6 M 11.8 9.2 L 13.8 9.2\ndots R 4.6 5.2 4.6 4.8 0.6",
        "nosign": "size 20 20\nline O 10 10 8.2 M 4.3 4.3 L 15.7 15.7",
        "note": "size 20 20\noutline M 4.4 2 L 15.6 2 C 17.2 2 18 2.8 18 4.4 L 18 11.6 L 11.6 18 L 4.4 18 C 2.8 18 2 17.2 2 15.6 L 2 4.4 C 2 2.8 2.8 2 4.4 2 Z\ndetail M 11.6 17.6 L 11.6 13.4 C 11.6 12.2 12.2 11.6 13.4 11.6 L 17.6 11.6",
        "note.text": "size 21 20\noutline R 2 2 17 16 2.8\ndetail M 2.4 5.8 L 18.6 5.8 M 5.6 9.6 L 15.4 9.6 M 5.6 13.4 L 12 13.4",
        "number": "size 17 18\nline M 6.4 2 L 4.6 16 M 12.4 2 L 10.6 16 M 2.4 6.4 L 15.2 6.4 M 1.8 11.6 L 14.6 11.6",
    ]
}
