/// Counts layout passes that a data source or delegate interrupted by reloading. If every pass of a view is
/// interrupted, it raises instead of leaving the view empty or running endlessly.
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
