/// Who comes to the party, for want of a keyboard.
enum Guests {
    private static let all = [("Ada", 36), ("Blaise", 39), ("Charles", 79), ("Dorothy", 98)]

    /// The guest to add when there are `count` already.
    static func next(after count: Int) -> (String, Int) { all[count % all.count] }
}
