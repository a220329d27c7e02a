import Foundation

/// A scroll with animation that has not ended.
///
/// As on iOS, content stays at its old offset until the main thread's run loop runs, so a snapshot taken immediately
/// after the call shows the old offset. Unlike on iOS, there are no offsets in between: the content moves once, when the
/// animation ends.
@preconcurrency @MainActor package final class ScrollAnimation {
    /// The duration of UIKit's scrolling animations, in seconds.
    static let duration = 0.3
    private static var running: [ScrollAnimation] = []
    private var end: (() -> Void)?

    /// Starts an animation.
    /// - Parameter end: moves the content and notifies the delegate. It is called once, or not at all if the animation
    ///   is cancelled.
    init(end: @escaping () -> Void) {
        self.end = end
        Self.running.append(self)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.duration) {
            MainActor.assumeIsolated { self.finish() }
        }
    }

    /// Ends the animation without moving the content.
    func cancel() {
        end = nil
        Self.running.removeAll { $0 === self }
    }

    private func finish() {
        guard let end else { return }
        cancel()
        end()
    }

    /// Ends all animations at once, including those that others start when they end, up to a limit.
    package static func finishAll() {
        for _ in 0..<64 {
            guard let first = running.first else { return }
            first.finish()
        }
    }
}

extension UIScrollView {
    /// Keeps the content where it is if a scroll with animation has not ended.
    package func cancelScrollAnimation() {
        scrollAnimation?.cancel()
        scrollAnimation = nil
    }

    /// Scrolls after the duration of an animation, or immediately if animations are disabled.
    /// - Parameter scroll: moves the content.
    package func animateScroll(_ scroll: @escaping () -> Void) {
        guard UIView.areAnimationsEnabled else {
            scroll()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        scrollAnimation = ScrollAnimation { [weak self] in
            guard let self else { return }
            scrollAnimation = nil
            scroll()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}
