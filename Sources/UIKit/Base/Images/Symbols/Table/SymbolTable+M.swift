// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let m: [String: String] = [
        "macwindow.on.rectangle": "size 26 21\noutline R 6.4 6.6 17.6 12.6 2.4\ndetail M 7 10.4 L 23.4 10.4\nline2 M 3.6 13.8 C 2.4 13.6 2 12.9 2 11.8 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 17 2 C 18.2 2 19 2.6 19.2 3.8",
        "macwindow": "size 23 18\noutline R 1.8 1.8 19.4 14.4 2.6\ndetail M 2.4 6.2 L 20.6 6.2\ndots O 5 4 0.8 O 7.6 4 0.8 O 10.2 4 0.8",
        "magnifyingglass": "size 19 19\nline O 8 8 5.9 M 12.4 12.4 L 17 17",
        "map": "size 22 18\noutline M 2 4.6 L 8 2.2 L 14 4.6 L 20 2.2 L 20 13.4 L 14 15.8 L 8 13.4 L 2 15.8 Z\ndetail M 8 2.6 L 8 13 M 14 5 L 14 15.4",
        "mappin.and.ellipse": "size 18 20\noutline O 9 4.8 2.9\nline M 9 7.8 L 9 14.4\nline2 M 6.2 11.4 C 0.4 12.2 0.6 17.8 9 17.8 C 17.4 17.8 17.6 12.2 11.8 11.4",
        "mappin": "size 10 20\noutline O 5 5 3.2\nline M 5 8.4 L 5 18",
        "medal": "size 18 21\noutline O 9 13.4 5.6\ndetail O 9 13.4 2\nline M 6.4 8.4 L 3.2 2 M 11.6 8.4 L 14.8 2 M 9 7.6 L 6.4 2 M 9 7.6 L 11.6 2",
        "megaphone": "size 24 19\noutline M 2 7.4 C 2 6.6 2.4 6.2 3.2 6 L 18.4 2 C 19.4 1.8 20 2.2 20 3.2 L 20 14 C 20 15 19.4 15.4 18.4 15.2 L 3.2 11.2 C 2.4 11 2 10.6 2 9.8 Z\nline M 6.2 12.2 C 6.2 16 8.4 17.2 10.2 17.2 C 12 17.2 13.2 16.2 13.6 14.4 M 22 7 L 22 10.2",
        "memories": "size 20 20\nline A 10 10 8.2 -60 240\nline2 M 9.4 1.8 L 10.6 1.8\nline M 10 5.4 L 10 10.2 13.2 12",
        "menubar.arrow.up.rectangle": "size 23 18\noutline R 1.8 1.8 19.4 14.4 2.6\ndetail M 2.4 5.6 L 20.6 5.6 M 11.5 13.4 L 11.5 8.6 M 9 10.6 L 11.5 8.2 14 10.6",
        "metronome": "size 19 20\noutline M 6.6 2 L 10.4 2 C 11.1 2 11.5 2.3 11.7 3 L 15 16 C 15.3 17.2 14.7 18 13.5 18 L 3.5 18 C 2.3 18 1.7 17.2 2 16 L 5.3 3 C 5.5 2.3 5.9 2 6.6 2 Z\ndetail M 3.4 13.4 L 13.6 13.4\nline M 8.5 13.2 L 16.4 5",
        "mic": "size 17 20\noutline R 5.93 2.24 5.09 9.59 2.54\nline M 3.57 9.14 L 3.57 9.72 C 3.57 15.85 13.37 15.85 13.37 9.72 L 13.37 9.14 M 8.47 14.51 L 8.47 17.96 M 5.64 17.96 L 11.3 17.96",
        "minus.arrow.trianglehead.counterclockwise": "size 18 20\nwith2 arrow.counterclockwise 0 0 1\nline M 6.4 11 L 11.6 11",
        "minus.magnifyingglass": "size 19 19\nwith magnifyingglass 0 0 1\nline M 5.4 8 L 10.6 8",
        "minus.plus.batteryblock": "size 23 19\noutline R 1.8 4.6 19.4 12.6 2.2\nline M 4.6 4.4 L 4.6 3 C 4.6 2.3 5 2 5.6 2 L 7 2 C 7.6 2 8 2.3 8 3 L 8 4.4 M 15 4.4 L 15 3 C 15 2.3 15.4 2 16 2 L 17.4 2 C 18 2 18.4 2.3 18.4 3 L 18.4 4.4\ndetail M 4.8 11 L 9 11 M 14 11 L 18.2 11 M 16.1 8.9 L 16.1 13.1",
        "minus": "size 18 4\nline M 2.1 2 L 15.9 2",
        "moon.haze": "size 22 19\noutline M 15.4 8.6 C 14.4 11.4 12 12.6 9.4 12.6 C 6 12.6 3.8 10.4 3.8 7.4 C 3.8 4.8 5.2 2.8 7.6 1.8 C 6.6 6.4 10 9.8 15.4 8.6 Z\nline2 M 2 15.4 L 4.4 15.4 M 7.4 15.4 L 20 15.4 M 4.4 17.8 L 15 17.8 M 18 17.8 L 18.6 17.8",
        "moon.stars": "size 21 20\nwith moon 0 1.4 1\nsolid2 S 13.4 5.2 3.4 1.1 4 S 17.6 9.6 2.2 0.8 4",
        "moon": "size 18 18\noutline M 16 11.6 C 14.8 14.6 12 16.4 9 16.4 C 4.8 16.4 1.8 13.2 1.8 9.2 C 1.8 6 3.6 3.2 6.6 2 C 5.2 7.8 9.4 13 16 11.6 Z",
        "moon.zzz": "size 22 19\nwith moon 0 1 1\nline2 M 11.4 2 L 15 2 11.4 6.4 15.2 6.4 M 17.4 7.6 L 20 7.6 17.4 10.6 20 10.6",
        "mountain.2": "size 27 18\noutline M 2.6 15.8 C 1.8 15.8 1.5 15.2 1.9 14.5 L 8.4 3 C 8.9 2.2 9.7 2.2 10.2 3 L 13.8 9.3 L 16 5.8 C 16.5 5 17.3 5 17.8 5.8 L 24.9 14.5 C 25.4 15.2 25.1 15.8 24.3 15.8 Z\ndetail M 6.4 7.4 L 8 8.6 9.4 7.4 10.8 8.6 12.2 7.4 M 13.8 9.4 L 16.8 14.6",
        "mug": "size 20 20\noutline R 2 2.4 11.4 15.4 2.2\nline M 13.6 5.8 L 15.4 5.8 C 18.8 5.8 18.8 13 15.4 13 L 13.6 13",
        "music.mic": "size 20 20\noutline O 13.6 6.4 4.6\nline M 9.6 8.6 L 2.8 15.8 C 2.2 16.5 2.2 17 2.6 17.4 C 3 17.8 3.5 17.8 4.2 17.2 L 11.4 10.4\ndetail M 9.2 5.2 C 10 8 12 10 14.8 10.8",
        "music.note.list": "size 21 19\nline M 2 2.6 L 10 2.6 M 2 7 L 9 7 M 2 11.4 L 7 11.4 M 13 14.6 L 13 3.6 L 18.4 2.4 L 18.4 5.6 L 13 6.8\nsolid O 10.9 15 2.6",
        "music.note": "size 17 19\nline M 6.4 14.8 L 6.4 4.4 L 14.4 2.4 L 14.4 12.8 M 6.4 7.4 L 14.4 5.4\nsolid O 4.4 15 2.5 O 12.4 13 2.5",
        "music.quarternote.3": "size 22 20\nline M 6 14 L 6 6.4 M 12.4 14 L 12.4 4.4 M 18.8 14 L 18.8 2.4\nsolid O 4 14.4 2.5 O 10.4 14.4 2.5 O 16.8 14.4 2.5",
    ]
}
