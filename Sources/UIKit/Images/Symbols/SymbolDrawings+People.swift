extension SymbolDrawings {
    private static let bust = "O 10 7.8 3 M 4.3 16 C 5.4 11.6 14.6 11.6 15.7 16 C 12.4 18.9 7.6 18.9 4.3 16 Z"
    private static let bustLines = "O 10 8 2.7 M 4.8 15.8 C 6 11.6 14 11.6 15.2 15.8"

    static let people: [String: Drawing] = [
        "person": Drawing(
            18, 18,
            outline:
                "O 9 5.4 3.6 M 2 15.6 C 2.2 9.4 15.8 9.4 16 15.6 C 16 16.4 15.6 16.6 15 16.6 L 3 16.6 C 2.4 16.6 2 16.4 2 15.6 Z"
        ),
        "person.2": Drawing(
            27, 18,
            outline:
                "O 9 6 3.5 M 2 15.8 C 2.2 9.8 15.8 9.8 16 15.8 C 16 16.4 15.6 16.6 15 16.6 L 3 16.6 C 2.4 16.6 2 16.4 2 15.8 Z",
            line:
                "M 16 3.4 C 20.8 1.8 21.6 9 17.2 9 M 18.6 11 C 22.6 11 25 13.2 25 15.6 C 25 16.4 24.6 16.6 24 16.6 L 19.6 16.6"
        ),
        "person.circle": Drawing(20, 20, outline: "O 10 10 8.2", line: bustLines),
        "person.circle.fill": Drawing(20, 20, solid: "O 10 10 9 \(bust)"),
        "person.crop.circle": Drawing(20, 20, outline: "O 10 10 8.2", line: bustLines),
        "person.crop.circle.fill": Drawing(20, 20, solid: "O 10 10 9 \(bust)"),
        "face.smiling": Drawing(
            20, 20, outline: "O 10 10 8.2", detail: "M 6 11.8 C 7.4 14.8 12.6 14.8 14 11.8",
            dots: "O 7.2 7.6 1.2 O 12.8 7.6 1.2"),
        "eye": Drawing(
            24, 16,
            outline:
                "M 2 8 C 5.4 3.4 8.6 1.8 12 1.8 C 15.4 1.8 18.6 3.4 22 8 C 18.6 12.6 15.4 14.2 12 14.2 C 8.6 14.2 5.4 12.6 2 8 Z",
            detail: "O 12 8 3.1"),
        "hand.thumbsup": Drawing(
            20, 19,
            outline:
                "M 6.4 8.6 L 9.4 2.8 C 10 1.4 12.6 1.8 12.4 4 L 12 7.4 L 16.2 7.4 C 17.8 7.4 18.4 8.6 18 10 L 16.6 15 C 16.2 16.6 15.4 17.2 14 17.2 L 9.8 17.2 C 8.4 17.2 7.4 16.8 6.4 16.2 Z",
            line: "M 2.6 9 L 2.6 16.2"),
        "hand.thumbsdown": Drawing(
            20, 19,
            outline:
                "M 13.6 10.4 L 10.6 16.2 C 10 17.6 7.4 17.2 7.6 15 L 8 11.6 L 3.8 11.6 C 2.2 11.6 1.6 10.4 2 9 L 3.4 4 C 3.8 2.4 4.6 1.8 6 1.8 L 10.2 1.8 C 11.6 1.8 12.6 2.2 13.6 2.8 Z",
            line: "M 17.4 10 L 17.4 2.8"),
        "bubble.left": Drawing(
            22, 19,
            outline:
                "M 11 2 C 16 2 20 5 20 9.2 C 20 13.4 16 16.4 11 16.4 C 9.6 16.4 8.4 16.2 7.2 15.8 C 6 16.8 4.6 17.4 3 17.6 C 3.8 16.6 4.2 15.6 4.2 14.4 C 2.8 13 2 11.2 2 9.2 C 2 5 6 2 11 2 Z"
        ),
        "bubble.right": Drawing(
            22, 19,
            outline:
                "M 11 2 C 6 2 2 5 2 9.2 C 2 13.4 6 16.4 11 16.4 C 12.4 16.4 13.6 16.2 14.8 15.8 C 16 16.8 17.4 17.4 19 17.6 C 18.2 16.6 17.8 15.6 17.8 14.4 C 19.2 13 20 11.2 20 9.2 C 20 5 16 2 11 2 Z"
        ),
        "text.bubble": Drawing(
            22, 19,
            outline:
                "M 11 2 C 16 2 20 5 20 9.2 C 20 13.4 16 16.4 11 16.4 C 9.6 16.4 8.4 16.2 7.2 15.8 C 6 16.8 4.6 17.4 3 17.6 C 3.8 16.6 4.2 15.6 4.2 14.4 C 2.8 13 2 11.2 2 9.2 C 2 5 6 2 11 2 Z",
            detail: "M 6.6 7.4 L 15.4 7.4 M 6.6 11 L 13 11"),
    ]
}
