// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let u: [String: String] = [
        "uiwindow.split.2x1": "size 23 18\noutline R 1.8 1.8 19.4 14.4 2.6\ndetail M 11.5 2.4 L 11.5 15.6 M 2.4 5.8 L 20.6 5.8",
        "umbrella": "size 21 20\noutline M 2 10.6 C 2.4 5.8 6 2.8 10.5 2.8 C 15 2.8 18.6 5.8 19 10.6 C 17.4 9 15.2 9 14 10.6 C 12.4 9 8.6 9 7 10.6 C 5.8 9 3.6 9 2 10.6 Z\nline M 10.5 1.6 L 10.5 2.8 M 10.5 9.8 L 10.5 16 C 10.5 18.8 6.8 18.8 6.8 16.2",
        "underline": "size 15 19\nline M 3 2 L 3 8.4 C 3 14.6 12 14.6 12 8.4 L 12 2 M 2.4 17 L 12.6 17",
    ]
}
