// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let i: [String: String] = [
        "icloud.and.arrow.down": "size 24 20\nline M 8 13.6 L 6.2 13.6 C 3.8 13.6 2 12 2 9.8 C 2 7.8 3.4 6.4 5.4 6 C 5.8 3.4 8 1.8 11 1.8 C 13.8 1.8 15.8 3.2 16.6 5.4 C 19.6 5.4 22 7.2 22 9.6 C 22 12 20 13.6 17.4 13.6 L 16 13.6 M 12 9 L 12 17.8 M 8.8 14.8 L 12 18 15.2 14.8",
        "icloud.and.arrow.up": "size 24 20\nline M 8 13.6 L 6.2 13.6 C 3.8 13.6 2 12 2 9.8 C 2 7.8 3.4 6.4 5.4 6 C 5.8 3.4 8 1.8 11 1.8 C 13.8 1.8 15.8 3.2 16.6 5.4 C 19.6 5.4 22 7.2 22 9.6 C 22 12 20 13.6 17.4 13.6 L 16 13.6 M 12 18.2 L 12 9.2 M 8.8 12.2 L 12 9 15.2 12.2",
        "increase.indent": "size 21 17\nline M 2 2 L 19 2 M 10 6.3 L 19 6.3 M 10 10.7 L 19 10.7 M 2 15 L 19 15 M 2.2 5.8 L 5.2 8.5 2.2 11.2",
        "indianrupeesign": "size 14 18\nline M 2.4 2.2 L 12 2.2 M 2.4 6.4 L 12 6.4 M 2.4 2.2 L 5 2.2 C 11 2.2 11 10.6 5 10.6 L 2.4 10.6 L 10 16.2",
        "infinity": "size 25 14\nline M 12.5 7 C 10.4 4 8.8 2.2 6.2 2.2 C 3.6 2.2 2 4.4 2 7 C 2 9.6 3.6 11.8 6.2 11.8 C 8.8 11.8 10.4 10 12.5 7 C 14.6 4 16.2 2.2 18.8 2.2 C 21.4 2.2 23 4.4 23 7 C 23 9.6 21.4 11.8 18.8 11.8 C 16.2 11.8 14.6 10 12.5 7 Z",
        "info": "size 10 17\nline M 2.8 8 L 5.2 8 5.2 14.8 M 2.2 14.8 L 8.2 14.8\nsolid O 4.9 2.9 1.6",
        "inset.filled.rectangle": "size 23 17\noutline R 1.8 1.8 19.4 13.4 2.6\ndots R 4.6 4.6 13.8 7.8 1",
        "internaldrive": "size 23 18\noutline R 1.8 5.4 19.4 9.2 2.2\ndots O 17.4 10 1\ndetail M 5.4 10 L 12 10",
        "ipad": "size 17 21\noutline R 1.9 1.8 13.2 17.4 2.4\ndetail M 6.6 16.8 L 10.4 16.8",
        "iphone.homebutton": "size 13 20\noutline R 1.9 1.8 9.2 16.4 2.2\ndetail M 2.4 14 L 10.6 14\ndots O 6.5 16.2 0.9",
        "iphone.radiowaves.left.and.right": "size 26 20\nwith iphone 6.5 0 1\nline2 M 6.4 6.4 C 5.2 8.2 5.2 11.8 6.4 13.6 M 19.6 6.4 C 20.8 8.2 20.8 11.8 19.6 13.6 M 3.6 4.4 C 1.6 7.4 1.6 12.6 3.6 15.6 M 22.4 4.4 C 24.4 7.4 24.4 12.6 22.4 15.6",
        "iphone": "size 13 20\noutline R 1.9 1.8 9.2 16.4 2.2\ndetail M 5.2 4.2 L 7.8 4.2",
        "italic": "size 14 17\nline M 9 2 L 5 15 M 6 2 L 12 2 M 2 15 L 8 15",
    ]
}
