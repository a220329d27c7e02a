// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let k: [String: String] = [
        "key.horizontal": "size 24 14\noutline O 6.6 7 4.8\nline M 11.4 7 L 22 7 M 21.4 7 L 21.4 10.4 M 17 7 L 17 9.8\ndots O 5 7 1",
        "key": "size 12 20\noutline O 6 5.6 3.8\nline M 6 9.4 L 6 18 M 6 17.6 L 9 15.8 M 6 13.6 L 8.6 12.2",
        "keyboard.chevron.compact.down": "size 26 22\nwith keyboard 0 0 1\nline M 9.4 18.2 L 13 19.8 16.6 18.2",
        "keyboard": "size 26 17\noutline R 1.8 1.8 22.4 13.4 2.4\ndots O 5.4 5.4 0.9 O 9.2 5.4 0.9 O 13 5.4 0.9 O 16.8 5.4 0.9 O 20.6 5.4 0.9 O 5.4 8.4 0.9 O 9.2 8.4 0.9 O 13 8.4 0.9 O 16.8 8.4 0.9 O 20.6 8.4 0.9\ndetail M 8.6 11.8 L 17.4 11.8",
    ]
}
