// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let w: [String: String] = [
        "wallet.pass": "size 18 20\noutline R 1.9 1.8 14.2 16.4 2.4\ndetail M 2.2 6 L 15.8 6 M 2.2 10 L 5.8 10 C 6.2 13.4 11.8 13.4 12.2 10 L 15.8 10",
        "wand.and.rays": "size 21 21\noutline M 2.4 17 L 11.4 8 L 13.4 10 L 4.4 19 C 3 20.2 1.2 18.4 2.4 17 Z\nline2 M 13 2 L 13 4.4 M 17 3.6 L 15.4 5.4 M 19 8 L 16.6 8 M 17.4 12.4 L 16 11 M 9 3.8 L 10.2 5.2",
        "wand.and.stars": "size 21 21\noutline M 2.4 17 L 12 7.4 L 14 9.4 L 4.4 19 C 3 20.2 1.2 18.4 2.4 17 Z\nsolid2 M 16.4 1.2 Q 16.8 4.2 19.6 4.6 Q 16.8 5 16.4 8 Q 16 5 13.2 4.6 Q 16 4.2 16.4 1.2 Z M 8 1.6 Q 8.3 3.6 10.2 3.9 Q 8.3 4.2 8 6.2 Q 7.7 4.2 5.8 3.9 Q 7.7 3.6 8 1.6 Z M 17.4 11.6 Q 17.7 13.4 19.4 13.7 Q 17.7 14 17.4 15.8 Q 17.1 14 15.4 13.7 Q 17.1 13.4 17.4 11.6 Z",
        "wave.3.right": "size 15 20\nline A 0 10 4.6 -45 45 A 0 10 8.6 -45 45 A 0 10 12.6 -45 45",
        "waveform.path.ecg": "size 25 18\nline M 2 10 L 7 10 L 9 7.4 L 11 12 L 13.4 2 L 16 16 L 18 10 L 23 10",
        "waveform.path": "size 25 18\nline M 2 9 L 4 9 L 6 5.6 L 8.6 13.4 L 12 2 L 15 16 L 17.6 6.4 L 19.6 11 L 20.8 9 L 23 9",
        "waveform": "size 22 18\nline M 2 7.6 L 2 10.4 M 5.6 4.6 L 5.6 13.4 M 9.2 2 L 9.2 16 M 12.8 5.4 L 12.8 12.6 M 16.4 3.4 L 16.4 14.6 M 20 7.6 L 20 10.4",
        "wifi.exclamationmark": "size 22 17\nwith2 wifi 0 0 1\ngap R 14.6 5.4 6 14 3\nline M 17.6 7.6 L 17.6 11.6\nsolid O 17.6 14.8 1.2",
        "wifi.router": "size 22 19\noutline R 1.9 11 18.2 6.2 2\ndots O 6 14.1 1 O 9.6 14.1 1\nline M 15.6 10.8 L 15.6 7.4 M 12.4 5 C 14 3.2 17.2 3.2 18.8 5 M 10.2 2.6 C 13.2 -0.2 18 -0.2 21 2.6",
        "wifi": "size 22 16\nline M 2.1 6.5 C 4.3 3.9 7.6 2.4 11 2.4 C 14.4 2.4 17.7 3.9 19.9 6.5 M 5.8 9.6 C 7.1 8.1 9 7.2 11 7.2 C 13 7.2 14.9 8.1 16.2 9.6\nsolid O 11 13 1.7",
        "wind": "size 22 18\nline M 2 6.4 L 12.4 6.4 C 16 6.4 16 1.9 12.8 1.9 C 11.4 1.9 10.6 2.8 10.4 3.8 M 2 10 L 17 10 C 21 10 21 4.8 17.6 4.8 C 16.2 4.8 15.4 5.6 15.2 6.6 M 4.4 13.4 L 13 13.4 C 15.8 13.4 15.8 16.8 13.2 16.8 C 12.2 16.8 11.6 16.2 11.4 15.4",
        "wineglass": "size 14 20\noutline M 3 1.9 L 11 1.9 L 11.8 6.6 C 12.2 9.6 10 11.6 7 11.6 C 4 11.6 1.8 9.6 2.2 6.6 Z\ndetail M 2.6 6.4 L 11.4 6.4\nline M 7 11.8 L 7 18 M 3.8 18.1 L 10.2 18.1",
        "wrench.and.screwdriver": "size 21 20\nwith2 screwdriver 0.6 0 -1\nover wrench 0.6 0 1",
        "wrench": "size 20 20\noutline M 12.4 9.4 L 5.6 17 C 3.8 18.9 1.1 16.2 3 14.4 L 10.6 7.6 C 9.6 4.4 12 1.4 15.4 1.9 L 12.8 4.6 L 15.4 7.2 L 18.1 4.6 C 18.6 8 15.6 10.4 12.4 9.4 Z",
        "wrongwaysign": "size 20 20\noutline R 1.8 1.8 16.4 16.4 3.6\ndetail M 5.4 10 L 14.6 10 M 5.4 6.8 L 14.6 6.8 M 5.4 13.2 L 14.6 13.2",
    ]
}
