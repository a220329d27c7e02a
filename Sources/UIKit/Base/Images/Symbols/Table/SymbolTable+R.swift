// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let r: [String: String] = [
        "radio": "size 22 19\noutline R 1.9 6 18.2 11.2 2.2\ndetail O 7 11.6 2.6 M 12.6 9.8 L 17 9.8 M 12.6 13.4 L 17 13.4\nline M 5.6 5.8 L 16.4 1.9",
        "rays": "size 20 20\nline M 10 1.8 L 10 5.4 M 10 14.6 L 10 18.2 M 1.8 10 L 5.4 10 M 14.6 10 L 18.2 10 M 4.2 4.2 L 6.8 6.8 M 13.2 13.2 L 15.8 15.8 M 4.2 15.8 L 6.8 13.2 M 13.2 6.8 L 15.8 4.2",
        "record.circle": "size 20 20\noutline2 O 10 10 8.2\ndots O 10 10 3.8",
        "rectangle.3.group": "size 23 18\noutline R 1.8 1.8 9.6 14.4 1.8 R 14.6 1.8 6.6 5.8 1.6 R 14.6 10.4 6.6 5.8 1.6",
        "rectangle.arrowtriangle.2.inward": "size 25 17\noutline2 R 7.2 1.8 10.6 13.4 2\nsolid M 5.2 8.5 L 1.4 5.6 1.4 11.4 Z M 19.8 8.5 L 23.6 5.6 23.6 11.4 Z",
        "rectangle.compress.vertical": "size 20 20\nline M 2 10 L 18 10 M 10 1.8 L 10 6.8 M 7.4 4.4 L 10 7 12.6 4.4 M 10 18.2 L 10 13.2 M 7.4 15.6 L 10 13 12.6 15.6",
        "rectangle.dashed": "size 23 17\nline M 2 6 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 5.6 2 M 9 2 L 14 2 M 17.4 2 L 18.6 2 C 20.2 2 21 2.8 21 4.4 L 21 6 M 21 9.4 L 21 12.6 C 21 14.2 20.2 15 18.6 15 L 17.4 15 M 14 15 L 9 15 M 5.6 15 L 4.4 15 C 2.8 15 2 14.2 2 12.6 L 2 9.4\nroom 4 4 15 9",
        "rectangle.grid.1x2": "size 21 20\noutline R 1.8 1.9 17.4 6.6 1.6 R 1.8 11.5 17.4 6.6 1.6",
        "rectangle.grid.2x2": "size 23 18\noutline R 1.8 1.8 8.2 5.8 1.4 R 13 1.8 8.2 5.8 1.4 R 1.8 10.4 8.2 5.8 1.4 R 13 10.4 8.2 5.8 1.4",
        "rectangle.grid.3x2": "size 26 18\noutline R 1.8 1.8 5.6 5.8 1.2 R 10.2 1.8 5.6 5.8 1.2 R 18.6 1.8 5.6 5.8 1.2 R 1.8 10.4 5.6 5.8 1.2 R 10.2 10.4 5.6 5.8 1.2 R 18.6 10.4 5.6 5.8 1.2",
        "rectangle.inset.filled.on.rectangle": "size 25 21\noutline R 6.4 6.8 16.8 12.2 2.4\nsolid R 9.2 9.6 11.2 6.6 0.8\nline2 M 3.6 13.8 C 2.4 13.6 2 12.9 2 11.8 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 16.4 2 C 17.6 2 18.4 2.6 18.6 3.8",
        "rectangle.lefthalf.filled": "size 23 17\noutline R 1.8 1.8 19.4 13.4 2.6\nsolid M 4.4 1.8 L 11.5 1.8 11.5 15.2 4.4 15.2 C 2.7 15.2 1.8 14.3 1.8 12.6 L 1.8 4.4 C 1.8 2.7 2.7 1.8 4.4 1.8 Z",
        "rectangle.on.rectangle.angled": "size 26 22\noutline2 M 3.5 13.6 L 2.1 5.6 C 1.8 4.2 2.5 3.3 3.9 3 L 15 1.4 C 16.4 1.2 17.3 1.8 17.6 3.2 L 18.2 7.4 L 3.5 13.6 Z\nover rectangle 4.4 5 0.87 9",
        "rectangle.on.rectangle": "size 25 21\noutline R 6.4 6.8 16.8 12.2 2.4\nline2 M 3.6 13.8 C 2.4 13.6 2 12.9 2 11.8 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 16.4 2 C 17.6 2 18.4 2.6 18.6 3.8",
        "rectangle.portrait.and.arrow.right": "size 23 20\nline M 12.6 6 L 12.6 4.2 C 12.6 2.9 11.9 2.2 10.6 2.2 L 4.2 2.2 C 2.9 2.2 2.2 2.9 2.2 4.2 L 2.2 15.8 C 2.2 17.1 2.9 17.8 4.2 17.8 L 10.6 17.8 C 11.9 17.8 12.6 17.1 12.6 15.8 L 12.6 14 M 8 10 L 20.2 10 M 17 6.6 L 20.4 10 17 13.4",
        "rectangle.portrait.arrowtriangle.2.outward": "size 25 20\noutline2 R 7.8 1.8 9.4 16.4 2\nsolid M 1.2 10 L 5 7.1 5 12.9 Z M 23.8 10 L 20 7.1 20 12.9 Z",
        "rectangle.portrait.on.rectangle.portrait": "size 21 22\noutline R 6.8 5.4 12.2 14.8 2.4\nline2 M 4.2 15.6 C 2.8 15.4 2 14.6 2 13.2 L 2 4.4 C 2 2.8 2.8 2 4.4 2 L 11.6 2 C 12.6 2 13.4 2.4 13.8 3.2",
        "rectangle.portrait": "size 17 22\noutline R 1.8 1.8 13.4 18.4 2.6\nroom 3.9 4 9.2 14",
        "rectangle.righthalf.filled": "size 23 17\nwith rectangle.lefthalf.filled 0 0 -1",
        "rectangle.split.1x2": "size 23 18\noutline R 1.8 1.8 19.4 14.4 2.4\ndetail M 2.2 9 L 20.8 9",
        "rectangle.split.2x1": "size 23 17\noutline R 1.8 1.8 19.4 13.4 2.4\ndetail M 11.5 2.2 L 11.5 14.8",
        "rectangle.split.3x1": "size 25 17\noutline R 1.8 1.8 21.4 13.4 2.4\ndetail M 8.9 2.2 L 8.9 14.8 M 16.1 2.2 L 16.1 14.8",
        "rectangle.stack": "size 23 20\noutline R 1.8 7.4 19.4 10.8 2.4\nline2 M 4.4 4.6 L 18.6 4.6\nline3 M 6.8 1.8 L 16.2 1.8\nroom 5 8.8 13 8",
        "rectangle": "size 23 17\noutline R 1.8 1.8 19.4 13.4 2.6\nroom 3.8 3.9 15.4 9.2",
        "repeat": "size 23 20\nline M 3 8.8 L 3 8.2 C 3 6.2 4.4 4.8 6.4 4.8 L 19.4 4.8 M 16.4 1.8 L 19.6 4.8 16.4 7.8 M 20 11.2 L 20 11.8 C 20 13.8 18.6 15.2 16.6 15.2 L 3.6 15.2 M 6.6 12.2 L 3.4 15.2 6.6 18.2",
        "rosette": "size 21 21\noutline W 10.5 10.5 10 7.4 10\ndetail O 10.5 10.5 4",
        "ruler": "size 25 14\noutline R 1.9 2.4 21.2 9.2 1.6\ndetail M 5.6 2.8 L 5.6 6 M 9 2.8 L 9 7.4 M 12.5 2.8 L 12.5 6 M 16 2.8 L 16 7.4 M 19.4 2.8 L 19.4 6",
    ]
}
