// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let e: [String: String] = [
        "ear": "size 15 20\nline M 2.4 7.6 C 2.4 4 4.8 1.9 7.6 1.9 C 10.6 1.9 13 4 13 7.2 C 13 11.4 9 12 9 15.4 C 9 17.2 7.8 18.2 6.2 18.2 C 4.6 18.2 3.6 17.4 3.2 16 M 5.2 8 C 5.2 4 10.2 4 10.2 7.4 C 10.2 9.4 8 9.6 6.6 11.4",
        "eject": "size 20 18\noutline M 10.9 2.6 L 17.2 9.2 C 18 10.2 17.6 11 16.4 11 L 3.6 11 C 2.4 11 2 10.2 2.8 9.2 L 9.1 2.6 C 9.7 1.9 10.3 1.9 10.9 2.6 Z\nline M 2.6 15.6 L 17.4 15.6",
        "ellipsis": "size 20 6\ndots O 3.4 3 1.7 O 10 3 1.7 O 16.6 3 1.7",
        "envelope.open": "size 22 20\noutline M 2 8.4 C 2 7.6 2.3 7.1 3 6.7 L 9.6 2.6 C 10.6 2 11.4 2 12.4 2.6 L 19 6.7 C 19.7 7.1 20 7.6 20 8.4 L 20 15.8 C 20 17.3 19.2 18.1 17.7 18.1 L 4.3 18.1 C 2.8 18.1 2 17.3 2 15.8 Z\ndetail M 2.8 8 L 9.6 12.2 C 10.6 12.8 11.4 12.8 12.4 12.2 L 19.2 8",
        "envelope": "size 22 17\noutline R 1.9 1.9 18.2 13.2 2.2\ndetail M 2.8 3.4 L 9.6 9.2 C 10.6 10 11.4 10 12.4 9.2 L 19.2 3.4",
        "equal": "size 18 10\nline M 2.1 2.2 L 15.9 2.2 M 2.1 7.8 L 15.9 7.8",
        "eraser": "size 22 19\noutline M 11.6 3.2 C 12.6 2.2 13.6 2.2 14.6 3.2 L 18.8 7.4 C 19.8 8.4 19.8 9.4 18.8 10.4 L 12 17 L 7.6 17 L 3.2 12.8 C 2.2 11.8 2.2 10.8 3.2 9.8 Z\ndetail M 7.2 7.4 L 14.4 14.6\nline M 7.6 17 L 18.6 17",
        "eurosign": "size 16 18\nline A 9.6 9 6.8 308 52 M 1.8 7.4 L 10.4 7.4 M 1.8 10.6 L 10 10.6",
        "exclamationmark.arrow.triangle.2.circlepath": "size 22 18\nwith2 arrow.triangle.2.circlepath 0 0 1\nline M 11 5.6 L 11 9.6\nsolid O 11 12.4 1.1",
        "exclamationmark.brakesignal": "size 26 20\nline O 13 10 6.4 A 13 10 10.4 135 225 A 13 10 10.4 -45 45 M 13 6.6 L 13 10.6\nsolid O 13 13.2 1.1",
        "exclamationmark.octagon": "size 20 20\noutline2 M 6.6 1.9 L 13.4 1.9 18.1 6.6 18.1 13.4 13.4 18.1 6.6 18.1 1.9 13.4 1.9 6.6 Z\ndetail M 10 5.8 L 10 10.8\ndots O 10 14 1.1",
        "exclamationmark": "size 7 17\nline M 3.5 2 L 3.5 10.4\nsolid O 3.5 14.8 1.5",
        "exclamationmark.triangle": "size 21 19\noutline2 M 9.2 2.6 C 9.8 1.6 11.2 1.6 11.8 2.6 L 19.1 15 C 19.7 16.1 19.1 17.3 17.8 17.3 L 3.2 17.3 C 1.9 17.3 1.3 16.1 1.9 15 Z\ndetail M 10.5 6.8 L 10.5 11.2\ndots O 10.5 14 1.1",
        "externaldrive.connected.to.line.below": "size 22 21\nwith externaldrive 1.6 0 0.86\nline2 M 11 14.4 L 11 18.6 M 2 18.8 L 20 18.8",
        "externaldrive": "size 22 18\noutline M 4.6 3.4 C 4.9 2.5 5.5 2 6.5 2 L 15.5 2 C 16.5 2 17.1 2.5 17.4 3.4 L 20 11 L 20 13.6 C 20 15.2 19.2 16 17.6 16 L 4.4 16 C 2.8 16 2 15.2 2 13.6 L 2 11 Z\ndetail M 2.4 10.6 L 19.6 10.6\ndots O 16.2 13.3 0.9",
        "eye": "size 24 16\noutline M 2 8 C 5.4 3.4 8.6 1.8 12 1.8 C 15.4 1.8 18.6 3.4 22 8 C 18.6 12.6 15.4 14.2 12 14.2 C 8.6 14.2 5.4 12.6 2 8 Z\ndetail O 12 8 3.1",
        "eyeglasses": "size 28 14\nline M 2 6.4 L 4.4 3 M 26 6.4 L 23.6 3 M 11.4 6.4 C 12.6 5.4 15.4 5.4 16.6 6.4\noutline O 7 8 4.4 O 21 8 4.4",
        "eyes": "size 22 18\noutline E 6 9 4.2 6.8 E 16 9 4.2 6.8\ndots E 7.6 10.4 1.6 2.4 E 17.6 10.4 1.6 2.4",
    ]
}
