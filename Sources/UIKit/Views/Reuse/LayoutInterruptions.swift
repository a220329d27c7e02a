/// Counts consecutive layout passes that a data source or delegate interrupted by reloading. Raises after 8 of them,
/// because the layout would never finish.
@MainActor package struct LayoutInterruptionCounter {
    private static let maximumCount = 8
    private var count = 0

    package init() {}

    package mutating func recordPass(isDone: Bool, of view: UIView) {
        count = isDone ? 0 : count + 1
        guard count == Self.maximumCount else { return }
        count = 0
        ReuseException.raise(
            "\(type(of: view)) (\(view.shortDescription)) cannot finish its layout: its data source or delegate reloads or changes it"
                + " during every layout")
    }
}
