// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let d: [String: String] = [
        "decrease.indent": "size 21 17\nline M 2 2 L 19 2 M 10 6.3 L 19 6.3 M 10 10.7 L 19 10.7 M 2 15 L 19 15 M 5.4 5.8 L 2.4 8.5 5.4 11.2",
        "delete.left": "size 24 18\noutline M 8.6 2 L 19.6 2 C 21.2 2 22 2.8 22 4.4 L 22 13.6 C 22 15.2 21.2 16 19.6 16 L 8.6 16 C 7.8 16 7.3 15.8 6.8 15.2 L 2.4 10.2 C 1.8 9.4 1.8 8.6 2.4 7.8 L 6.8 2.8 C 7.3 2.2 7.8 2 8.6 2 Z\ndetail M 11 5.8 L 17.4 12.2 M 17.4 5.8 L 11 12.2",
        "delete.right": "size 24 18\nwith delete.left 0 0 -1",
        "deskclock": "size 20 20\noutline O 10 9.4 7.6\ndetail M 10 5 L 10 9.6 13 11.2\nline M 5.4 15.6 L 3.8 18.2 M 14.6 15.6 L 16.2 18.2",
        "dial.min": "size 20 20\noutline O 10 10 6\ndetail M 10 10 L 6.8 12.4\nline2 M 3 16.4 L 2.8 16.6 M 1.6 10 L 1.4 10 M 4 4 L 3.9 3.9 M 10 1.5 L 10 1.4 M 16 4 L 16.1 3.9 M 18.4 10 L 18.6 10 M 17 16.4 L 17.2 16.6",
        "diamond": "size 20 20\noutline M 8.8 2.4 C 9.6 1.6 10.4 1.6 11.2 2.4 L 17.6 8.8 C 18.4 9.6 18.4 10.4 17.6 11.2 L 11.2 17.6 C 10.4 18.4 9.6 18.4 8.8 17.6 L 2.4 11.2 C 1.6 10.4 1.6 9.6 2.4 8.8 Z\nroom 5.6 5.6 8.8 8.8",
        "die.face.1": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 10 10 1.6",
        "die.face.2": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 6.4 6.4 1.5 O 13.6 13.6 1.5",
        "die.face.3": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 6 6 1.5 O 10 10 1.5 O 14 14 1.5",
        "die.face.4": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 6.4 6.4 1.5 O 13.6 6.4 1.5 O 6.4 13.6 1.5 O 13.6 13.6 1.5",
        "die.face.5": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 6 6 1.5 O 14 6 1.5 O 10 10 1.5 O 6 14 1.5 O 14 14 1.5",
        "die.face.6": "size 20 20\noutline R 1.8 1.8 16.4 16.4 4\ndots O 6.4 5.6 1.4 O 13.6 5.6 1.4 O 6.4 10 1.4 O 13.6 10 1.4 O 6.4 14.4 1.4 O 13.6 14.4 1.4",
        "display": "size 24 20\noutline R 1.8 1.8 20.4 12.8 2.4\nline M 12 14.6 L 12 18 M 8 18.2 L 16 18.2\nroom 4 4 16 8.4",
        "divide": "size 18 16\nline M 2.1 8 L 15.9 8\nsolid O 9 3 1.7 O 9 13 1.7",
        "doc.on.clipboard": "size 21 23\nwith2 clipboard 0 0 1\nover doc 8 7.4 0.78",
        "doc.on.doc": "size 20 22\noutline R 7 6.6 11 13.6 2\nline M 4.4 15.6 L 4 15.6 C 2.7 15.6 2 14.9 2 13.6 L 2 4 C 2 2.7 2.7 2 4 2 L 11 2 C 12.3 2 13 2.7 13 4",
        "doc.plaintext": "size 16 20\noutline M 2 4 C 2 2.7 2.7 2 4 2 L 12 2 C 13.3 2 14 2.7 14 4 L 14 16 C 14 17.3 13.3 18 12 18 L 4 18 C 2.7 18 2 17.3 2 16 Z\ndetail M 5 6 L 11 6 M 5 9.2 L 11 9.2 M 5 12.4 L 9 12.4",
        "doc.richtext": "size 16 20\noutline M 2 4 C 2 2.7 2.7 2 4 2 L 12 2 C 13.3 2 14 2.7 14 4 L 14 16 C 14 17.3 13.3 18 12 18 L 4 18 C 2.7 18 2 17.3 2 16 Z\ndetail M 5 11.6 L 11 11.6 M 5 14.6 L 9 14.6\ndots R 4.8 4.8 6.4 4.2 0.8",
        "doc": "size 16 20\noutline M 2 4 C 2 2.7 2.7 2 4 2 L 8.6 2 L 14 7.4 L 14 16 C 14 17.3 13.3 18 12 18 L 4 18 C 2.7 18 2 17.3 2 16 Z\ndetail M 8.6 2.4 L 8.6 6 C 8.6 6.9 9.1 7.4 10 7.4 L 13.6 7.4",
        "doc.text.magnifyingglass": "size 19 21\nwith doc.text 0 0 1\ngap O 12.2 13.4 5.6\nline O 12 13 3.3 M 14.4 15.4 L 17.2 18.6",
        "doc.text": "size 16 20\noutline M 2 4 C 2 2.7 2.7 2 4 2 L 8.6 2 L 14 7.4 L 14 16 C 14 17.3 13.3 18 12 18 L 4 18 C 2.7 18 2 17.3 2 16 Z\ndetail M 8.6 2.4 L 8.6 6 C 8.6 6.9 9.1 7.4 10 7.4 L 13.6 7.4 M 5 11 L 11 11 M 5 14.4 L 11 14.4",
        "doc.zipper": "size 16 20\nwith doc 0 0 1\ndetail M 6 4 L 6 5 M 6 7.4 L 6 8.4 M 6 10.8 L 6 11.8\ndots R 4.8 13.4 2.4 3 0.8",
        "dollarsign": "size 13 20\nline M 10.8 5.8 C 10 2.8 2.6 2.8 2.4 6.4 C 2.2 11 11 8.6 10.9 13.4 C 10.8 17.2 3 17.4 2 14 M 6.5 1.8 L 6.5 18.2",
        "dot.circle": "size 20 20\noutline2 O 10 10 8.2\ndots O 10 10 2.4",
        "dot.radiowaves.forward": "size 17 20\nline A 2.4 10 5 -50 50 A 2.4 10 8.8 -50 50 A 2.4 10 12.6 -50 50\nsolid O 3.4 10 1.9",
        "dot.radiowaves.left.and.right": "size 26 18\nline A 13 9 4.7 128 232 A 13 9 4.7 -52 52\nline2 A 13 9 8.4 132 228 A 13 9 8.4 -48 48\nsolid O 13 9 1.9",
        "dot.scope": "size 20 20\nwith scope 0 0 1\nsolid O 10 10 1.6",
        "dpad": "size 20 20\noutline M 6.8 4 C 6.8 2.6 7.5 1.9 8.8 1.9 L 11.2 1.9 C 12.5 1.9 13.2 2.6 13.2 4 L 13.2 6.8 L 16 6.8 C 17.4 6.8 18.1 7.5 18.1 8.8 L 18.1 11.2 C 18.1 12.5 17.4 13.2 16 13.2 L 13.2 13.2 L 13.2 16 C 13.2 17.4 12.5 18.1 11.2 18.1 L 8.8 18.1 C 7.5 18.1 6.8 17.4 6.8 16 L 6.8 13.2 L 4 13.2 C 2.6 13.2 1.9 12.5 1.9 11.2 L 1.9 8.8 C 1.9 7.5 2.6 6.8 4 6.8 L 6.8 6.8 Z\ndots M 10 3.4 L 11.2 5.2 8.8 5.2 Z M 10 16.6 L 11.2 14.8 8.8 14.8 Z M 3.4 10 L 5.2 8.8 5.2 11.2 Z M 16.6 10 L 14.8 8.8 14.8 11.2 Z",
        "drop": "size 14 20\noutline M 7 1.8 C 8.4 3.6 12.2 8.8 12.2 12.6 C 12.2 16 10 18.2 7 18.2 C 4 18.2 1.8 16 1.8 12.6 C 1.8 8.8 5.6 3.6 7 1.8 Z",
        "dumbbell": "size 25 16\noutline R 4.4 2 3.8 12 1.4 R 16.8 2 3.8 12 1.4\nline M 8.4 8 L 16.6 8 M 1.9 5.8 L 1.9 10.2 M 23.1 5.8 L 23.1 10.2",
    ]
}
