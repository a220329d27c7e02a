/// Keeps the windows that a test shows until the test ends.
///
/// On iOS, showing a window autoreleases it, and tests run in an autorelease pool. Windows of helper functions therefore
/// exist until the test ends, together with their views' safe areas.
@preconcurrency @MainActor package enum ShownWindows {
    private static var retainedWindows: [UIWindow]?

    /// Starts to keep windows, for a test.
    package static func startRetaining() { retainedWindows = [] }

    /// Releases all windows, and stops to keep others.
    package static func releaseAll() { retainedWindows = nil }

    static func retainUntilTestEnds(_ window: UIWindow) {
        guard let retainedWindows, retainedWindows.count < 64, !retainedWindows.contains(where: { $0 === window })
        else { return }
        self.retainedWindows?.append(window)
    }
}
