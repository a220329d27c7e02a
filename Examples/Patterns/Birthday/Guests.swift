/// The guests of the birthday example, in place of keyboard input.
enum Guests {
    private static let all = [("Ada", 36), ("Blaise", 39), ("Charles", 79), ("Dorothy", 98)]

    /// Returns the guest to add when there are already `count` guests.
    static func next(after count: Int) -> (String, Int) { all[count % all.count] }
}
