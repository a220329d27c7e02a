/// Keeps the windows that a test shows until the test ends.
///
/// On iOS, showing a window autoreleases it, and tests run in an autorelease pool. Windows of helper functions therefore
/// exist until the test ends, together with their views' safe areas.
@preconcurrency @MainActor package enum ShownWindows {
    private static var kept: [UIWindow]?

    /// Starts to keep windows, for a test.
    package static func startKeeping() { kept = [] }

    /// Releases all windows, and stops to keep others.
    package static func releaseAll() { kept = nil }

    static func keep(_ window: UIWindow) {
        guard let kept, kept.count < 64, !kept.contains(where: { $0 === window }) else { return }
        self.kept?.append(window)
    }
}
