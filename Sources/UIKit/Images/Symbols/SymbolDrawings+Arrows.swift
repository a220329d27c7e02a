extension SymbolDrawings {
    static let arrows: [String: Drawing] = [
        "chevron.right": Drawing(12, 17, line: "M 3.2 2.4 L 9.2 8.5 3.2 14.6"),
        "chevron.left": Drawing(12, 17, line: "M 8.8 2.4 L 2.8 8.5 8.8 14.6"),
        "chevron.down": Drawing(19, 11, line: "M 2.4 2.6 L 9.5 8.8 16.6 2.6"),
        "chevron.up": Drawing(19, 11, line: "M 2.4 8.6 L 9.5 2.4 16.6 8.6"),
        "chevron.up.chevron.down": Drawing(14, 19, line: "M 2.6 7 L 7 2.6 11.4 7 M 2.6 12 L 7 16.4 11.4 12"),
        "arrow.right": Drawing(19, 16, line: "M 2 8 L 16.6 8 M 10.8 2 L 16.8 8 10.8 14"),
        "arrow.left": Drawing(19, 16, line: "M 17 8 L 2.4 8 M 8.2 2 L 2.2 8 8.2 14"),
        "arrow.up": Drawing(16, 19, line: "M 8 17 L 8 2.4 M 2 8.2 L 8 2.2 14 8.2"),
        "arrow.down": Drawing(16, 19, line: "M 8 2 L 8 16.6 M 2 10.8 L 8 16.8 14 10.8"),
        "arrow.up.right": Drawing(16, 16, line: "M 2.6 13.4 L 13 3 M 4.6 2.6 L 13.4 2.6 13.4 11.4"),
        "arrow.up.left": Drawing(16, 16, line: "M 13.4 13.4 L 3 3 M 11.4 2.6 L 2.6 2.6 2.6 11.4"),
        "arrow.down.right": Drawing(16, 16, line: "M 2.6 2.6 L 13 13 M 4.6 13.4 L 13.4 13.4 13.4 4.6"),
        "arrow.down.left": Drawing(16, 16, line: "M 13.4 2.6 L 3 13 M 11.4 13.4 L 2.6 13.4 2.6 4.6"),
        "arrow.left.arrow.right": Drawing(
            22, 16,
            line:
                "M 3.4 4.6 L 19.4 4.6 M 16.2 1.6 L 19.6 4.6 16.2 7.6 M 18.6 11.4 L 2.6 11.4 M 5.8 8.4 L 2.4 11.4 5.8 14.4"
        ),
        "arrow.up.arrow.down": Drawing(
            22, 18, line: "M 6 16 L 6 2.4 M 2 6.4 L 6 2.2 10 6.4 M 16 2 L 16 15.6 M 12 11.6 L 16 15.8 20 11.6"),
        "arrow.up.left.and.arrow.down.right": Drawing(
            18, 18,
            line: "M 7.8 7.8 L 2.6 2.6 M 2.2 7 L 2.2 2.2 7 2.2 M 10.2 10.2 L 15.4 15.4 M 11 15.8 L 15.8 15.8 15.8 11"),
        "arrow.down.right.and.arrow.up.left": Drawing(
            18, 18,
            line:
                "M 2.2 2.2 L 7.2 7.2 M 2.8 7.6 L 7.6 7.6 7.6 2.8 M 15.8 15.8 L 10.8 10.8 M 15.2 10.4 L 10.4 10.4 10.4 15.2"
        ),
        "arrow.clockwise": Drawing(
            18, 20,
            line:
                "M 14.4 6.5 C 12.5 4.25 9.4 3.4 6.6 4.4 C 3.8 5.4 2 8.1 2 11 C 2 13.9 3.8 16.6 6.6 17.6 C 10.6 19 15.4 16.2 15.9 11.6 M 14.9 2.4 L 14.9 6.9 10.4 6.9"
        ),
        "arrow.counterclockwise": Drawing(
            18, 20,
            line:
                "M 3.6 6.5 C 5.5 4.25 8.6 3.4 11.4 4.4 C 14.2 5.4 16 8.1 16 11 C 16 13.9 14.2 16.6 11.4 17.6 C 7.4 19 2.6 16.2 2.1 11.6 M 3.1 2.4 L 3.1 6.9 7.6 6.9"
        ),
        "arrow.triangle.2.circlepath": Drawing(
            22, 18,
            line:
                "M 4.2 7.2 C 4.9 4.6 7.1 2.6 9.8 2.1 C 12.5 1.6 15.2 2.8 16.7 5 M 17.8 10.8 C 17.1 13.4 14.9 15.4 12.2 15.9 C 9.5 16.4 6.8 15.2 5.3 13",
            solid: "M 1.2 7 L 7.6 7 4.4 11.2 Z M 20.8 11 L 14.4 11 17.6 6.8 Z"),
        "arrow.uturn.backward": Drawing(
            20, 17,
            line:
                "M 2.6 5.8 L 12.4 5.8 C 15.8 5.8 17.6 7.8 17.6 10.2 C 17.6 12.6 15.8 14.6 12.4 14.6 L 8.6 14.6 M 6.4 2 L 2.4 5.8 6.4 9.6"
        ),
        "arrow.uturn.forward": Drawing(
            20, 17,
            line:
                "M 17.4 5.8 L 7.6 5.8 C 4.2 5.8 2.4 7.8 2.4 10.2 C 2.4 12.6 4.2 14.6 7.6 14.6 L 11.4 14.6 M 13.6 2 L 17.6 5.8 13.6 9.6"
        ),
        "arrow.down.to.line": Drawing(16, 20, line: "M 8 2 L 8 13.4 M 3.4 9.2 L 8 13.8 12.6 9.2 M 2 18 L 14 18"),
        "arrow.up.to.line": Drawing(16, 20, line: "M 8 18 L 8 6.6 M 3.4 10.8 L 8 6.2 12.6 10.8 M 2 2 L 14 2"),
        "arrowshape.turn.up.left": Drawing(
            23, 18, outline: "M 2.4 7.8 L 9 2 L 9 5 C 16.4 5 20.4 8.8 20.8 15.8 C 18.4 12.2 14.8 10.8 9 10.8 L 9 13.8 Z"
        ),
        "arrowshape.turn.up.right": Drawing(
            23, 18, outline: "M 20.6 7.8 L 14 2 L 14 5 C 6.6 5 2.6 8.8 2.2 15.8 C 4.6 12.2 8.2 10.8 14 10.8 L 14 13.8 Z"
        ),
        "square.and.arrow.up": Drawing(
            18, 22,
            line:
                "M 5.4 8 L 4.2 8 C 2.9 8 2.2 8.7 2.2 10 L 2.2 18.2 C 2.2 19.5 2.9 20.2 4.2 20.2 L 13.8 20.2 C 15.1 20.2 15.8 19.5 15.8 18.2 L 15.8 10 C 15.8 8.7 15.1 8 13.8 8 L 12.6 8 M 9 14 L 9 2.2 M 5.8 5.2 L 9 2 12.2 5.2"
        ),
        "square.and.arrow.up.fill": Drawing(
            18, 22, line: "M 9 8 L 9 2.2 M 5.8 5.2 L 9 2 12.2 5.2",
            solid:
                "M 8.2 7.2 L 3.8 7.2 C 2.2 7.2 1.4 8 1.4 9.6 L 1.4 18.6 C 1.4 20.2 2.2 21 3.8 21 L 14.2 21 C 15.8 21 16.6 20.2 16.6 18.6 L 16.6 9.6 C 16.6 8 15.8 7.2 14.2 7.2 L 9.8 7.2 9.8 8 11 8 11 14.4 C 11 16.6 7 16.6 7 14.4 L 7 8 8.2 8 Z"
        ),
        "square.and.arrow.down": Drawing(
            18, 22,
            line:
                "M 5.4 8 L 4.2 8 C 2.9 8 2.2 8.7 2.2 10 L 2.2 18.2 C 2.2 19.5 2.9 20.2 4.2 20.2 L 13.8 20.2 C 15.1 20.2 15.8 19.5 15.8 18.2 L 15.8 10 C 15.8 8.7 15.1 8 13.8 8 L 12.6 8 M 9 2 L 9 14 M 5.8 11 L 9 14.2 12.2 11"
        ),
        "rectangle.portrait.and.arrow.right": Drawing(
            23, 20,
            line:
                "M 12.6 6 L 12.6 4.2 C 12.6 2.9 11.9 2.2 10.6 2.2 L 4.2 2.2 C 2.9 2.2 2.2 2.9 2.2 4.2 L 2.2 15.8 C 2.2 17.1 2.9 17.8 4.2 17.8 L 10.6 17.8 C 11.9 17.8 12.6 17.1 12.6 15.8 L 12.6 14 M 8 10 L 20.2 10 M 17 6.6 L 20.4 10 17 13.4"
        ),
        "clock.arrow.circlepath": Drawing(
            22, 19,
            line:
                "M 4.4 6.6 C 7 1.4 14 0.6 17.8 4.6 C 21.4 8.4 20.2 14.6 15.6 16.8 C 11.8 18.4 7.6 17 5.6 13.8 M 2.2 3.6 L 4 7.6 8.2 6.4 M 12.2 5.4 L 12.2 9.8 15.4 11.4"
        ),
        "power": Drawing(
            18, 19,
            line:
                "M 9 2 L 9 9 M 12.6 3.8 C 15.4 5.4 16.8 8.7 16 11.9 C 15.1 15 12.3 17.2 9 17.2 C 5.7 17.2 2.9 15 2 11.9 C 1.2 8.7 2.6 5.4 5.4 3.8"
        ),
    ]
}
