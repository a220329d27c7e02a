// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

extension SymbolTable {
    static let l: [String: String] = [
        "ladybug": "size 21 21\noutline M 10.5 5.8 C 14.6 5.8 17 8.8 17 12.4 C 17 16.2 14.2 19.2 10.5 19.2 C 6.8 19.2 4 16.2 4 12.4 C 4 8.8 6.4 5.8 10.5 5.8 Z\ndetail M 10.5 6 L 10.5 19\ndots O 7.5 11 1.1 O 13.5 11 1.1 O 7.8 15 1.1 O 13.2 15 1.1\nline M 6.8 6.6 C 7 3 14 3 14.2 6.6 M 8 3.8 L 6.8 2 M 13 3.8 L 14.2 2 M 4 9.6 L 1.8 8.4 M 17 9.6 L 19.2 8.4 M 3.9 13 L 1.6 13 M 17.1 13 L 19.4 13 M 5 16.6 L 2.8 18 M 16 16.6 L 18.2 18",
        "lanyardcard": "size 19 22\noutline R 2 5.4 15 14.6 2.4\ndetail M 5.6 13 L 13.4 13 M 5.6 16.4 L 10.4 16.4 M 7.6 9.2 L 11.4 9.2\nline M 6 2 L 8.4 5.4 M 13 2 L 10.6 5.4",
        "laptopcomputer.and.iphone": "size 30 18\nwith2 laptopcomputer 0 0.4 0.95\nover iphone 20.4 3 0.72",
        "laptopcomputer": "size 27 18\noutline R 4.4 1.9 18.2 11.4 1.8\nline M 2 15.8 L 25 15.8",
        "largecircle.fill.circle": "size 20 20\nline2 O 10 10 8.2\nsolid O 10 10 5.2",
        "lasso": "size 22 19\nline E 11.4 7.4 8.8 5.4 M 5.6 11.4 C 3.6 11.6 3.2 14.2 5 14.6 C 7 15 7.6 12.6 6.2 11.8 M 4.8 14.6 C 4.8 16 4 16.8 2.8 17.2",
        "leaf": "size 21 19\noutline M 19 2.2 C 19.8 10.4 16.4 16 10.4 16 C 6.6 16 4 13.6 4 10.2 C 4 4.4 11 5 19 2.2 Z\ndetail M 5.6 13.4 C 8.4 10.4 11 9 14 8.2\nline M 2 17.4 C 3 15.8 4.2 14.6 5.6 13.4",
        "level": "size 25 12\noutline R 1.9 1.9 21.2 8.2 2.4\ndetail M 9.4 2.2 L 9.4 9.8 M 15.6 2.2 L 15.6 9.8\ndots O 12.5 6 1.6",
        "lightbulb": "size 14 21\noutline M 4.6 13.8 C 4.4 11.4 2 10.4 2 6.8 C 2 3.8 4.2 1.8 7 1.8 C 9.8 1.8 12 3.8 12 6.8 C 12 10.4 9.6 11.4 9.4 13.8 Z\nline M 4.8 16.6 L 9.2 16.6 M 5.8 19 L 8.2 19",
        "line.3.horizontal.decrease": "size 19 14\nline M 2 2 L 17 2 M 4.6 7 L 14.4 7 M 7.2 12 L 11.8 12",
        "line.3.horizontal": "size 19 14\nline M 2 2 L 17 2 M 2 7 L 17 7 M 2 12 L 17 12",
        "link": "size 20 20\nline M 8.6 11.4 C 7.2 10 7.2 8.2 8.6 6.8 L 11.4 4 C 12.8 2.6 14.6 2.6 16 4 C 17.4 5.4 17.4 7.2 16 8.6 L 14 10.6 M 11.4 8.6 C 12.8 10 12.8 11.8 11.4 13.2 L 8.6 16 C 7.2 17.4 5.4 17.4 4 16 C 2.6 14.6 2.6 12.8 4 11.4 L 6 9.4",
        "list.bullet.below.rectangle": "size 21 20\noutline R 2 2 17 5.4 1.6\nline M 7 11 L 19.2 11 M 7 14.4 L 19.2 14.4 M 7 17.8 L 19.2 17.8\nsolid O 3 11 1.1 O 3 14.4 1.1 O 3 17.8 1.1",
        "list.bullet.indent": "size 22 15\nline M 6.6 2 L 20.4 2 M 10.4 7.5 L 20.4 7.5 M 10.4 13 L 20.4 13\nsolid O 2.4 2 1.3 O 6.2 7.5 1.3 O 6.2 13 1.3",
        "list.bullet": "size 21 15\nline M 7 2 L 19.6 2 M 7 7.5 L 19.6 7.5 M 7 13 L 19.6 13\nsolid O 2.4 2 1.4 O 2.4 7.5 1.4 O 2.4 13 1.4",
        "list.clipboard": "size 17 22\nwith clipboard 0 0 1\ndetail M 7.6 10 L 12 10 M 7.6 13.2 L 12 13.2 M 7.6 16.4 L 12 16.4\ndots O 5.2 10 0.9 O 5.2 13.2 0.9 O 5.2 16.4 0.9",
        "list.dash": "size 21 15\nline M 7 2 L 19.6 2 M 7 7.5 L 19.6 7.5 M 7 13 L 19.6 13 M 1.8 2 L 3 2 M 1.8 7.5 L 3 7.5 M 1.8 13 L 3 13",
        "list.number": "size 22 17\nline M 8 2.6 L 20.4 2.6 M 8 8.5 L 20.4 8.5 M 8 14.4 L 20.4 14.4 M 1.8 1.8 L 3.2 1 3.2 4.4 M 1.6 7.4 C 2 6.4 4.2 6.4 4.2 7.8 C 4.2 8.6 2.4 9.2 1.8 10.4 L 4.4 10.4 M 1.8 12.8 C 4.6 11.8 4.8 14 2.8 14.2 C 5.2 14.4 4.6 16.8 1.6 16",
        "list.star": "size 22 17\nline M 8.4 3 L 20.4 3 M 8.4 8.5 L 20.4 8.5 M 8.4 14 L 20.4 14\nsolid S 3.4 3 2.9 1.25 5 S 3.4 8.5 2.9 1.25 5 S 3.4 14 2.9 1.25 5",
        "list.triangle": "size 21 15\nline M 8 2 L 19.6 2 M 8 7.5 L 19.6 7.5 M 8 13 L 19.6 13\nsolid M 1.6 0.2 L 5 2 1.6 3.8 Z M 1.6 5.7 L 5 7.5 1.6 9.3 Z M 1.6 11.2 L 5 13 1.6 14.8 Z",
        "location.north.line": "size 16 21\noutline M 8 2 L 13.4 14.6 C 13.7 15.3 13.2 15.7 12.5 15.4 L 8 13.2 L 3.5 15.4 C 2.8 15.7 2.3 15.3 2.6 14.6 Z\nline M 3 19 L 13 19",
        "location.north": "size 16 20\noutline M 8 2 L 14 17 C 14.3 17.8 13.8 18.2 13 17.8 L 8 15.2 L 3 17.8 C 2.2 18.2 1.7 17.8 2 17 Z",
        "location": "size 19 19\noutline M 17 2 L 11 17 L 9.4 9.6 L 2 8 Z",
        "lock.open": "size 19 20\noutline R 2 8.6 10 9.4 1.8\nline M 10.6 8.6 L 10.6 5.6 C 10.6 0.9 17 0.9 17 5.6 L 17 7.4",
        "lock.rotation.open": "size 18 20\nwith2 arrow.clockwise 0 0 1\nline M 7.2 10 L 7.2 8.6 C 7.2 6.9 9.8 6.5 10.6 8\nsolid R 5.6 10 6.8 5 1.1",
        "lock.rotation": "size 18 20\nwith2 arrow.clockwise 0 0 1\nline M 7.2 10 L 7.2 9 C 7.2 6.7 10.8 6.7 10.8 9 L 10.8 10\nsolid R 5.6 10 6.8 5 1.1",
        "lock": "size 19 18.5\noutline R 4.5 8 10 9.4 1.8\nline M 6.5 8 L 6.5 5 C 6.5 0.3 12.5 0.3 12.5 5 L 12.5 8",
    ]
}
