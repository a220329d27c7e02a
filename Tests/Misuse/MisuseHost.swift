import CellSimHost
import Dispatch
import Foundation
import UIKit

/// Helpers that misuse cases share.
@MainActor enum MisuseHost {
    static var appearance: Appearance { Appearance(device: Device.catalogue[2]) }

    /// Lays a view out in a window and draws it.
    @discardableResult static func show(_ view: UIView, width: CGFloat = 200, height: CGFloat = 100) -> ViewHost {
        let host = ViewHost(appearance)
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        host.show(view)
        _ = host.render(view)
        return host
    }

    /// Makes a controller a window's root view controller and draws it.
    @discardableResult static func show(_ controller: UIViewController) -> ViewHost {
        let host = ViewHost(appearance)
        host.show(controller)
        _ = host.render(host.window)
        return host
    }

    /// Returns a view with one subview.
    static func makeViewPair() -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        return (outer, inner)
    }

    /// Runs main actor code on another thread, as Swift 5 code can, and waits for it.
    static func onAnotherThread(_ body: @escaping @MainActor () -> Void) {
        let job = unsafe unsafeBitCast(body, to: (@Sendable () -> Void).self)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            job()
            done.signal()
        }
        done.wait()
    }
}

/// A view whose overrides call closures.
class HookedView: UIView {
    var onLayout: (HookedView) -> Void = { _ in }
    var onUpdate: (HookedView) -> Void = { _ in }
    var onTraits: (HookedView) -> Void = { _ in }
    var onMargins: (HookedView) -> Void = { _ in }
    var onSize: (HookedView) -> Void = { _ in }
    var contentHeight: CGFloat = 10

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout(self)
    }
    override func updateConstraints() {
        onUpdate(self)
        super.updateConstraints()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { onTraits(self) }
    override func layoutMarginsDidChange() { onMargins(self) }
    override var intrinsicContentSize: CGSize {
        onSize(self)
        return CGSize(width: 10, height: contentHeight)
    }
}
