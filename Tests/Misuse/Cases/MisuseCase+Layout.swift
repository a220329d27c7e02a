import UIKit

/// Layouts that change while they are computed.
extension MisuseCase {
    static var layout: [MisuseCase] {
        [
            MisuseCase("layoutIfNeeded inside layoutSubviews", .passes) {
                let view = HookedView()
                view.addSubview(UIView())
                view.onLayout = { $0.layoutIfNeeded() }
                MisuseHost.show(view)
            },
            MisuseCase(
                "setNeedsLayout and layoutIfNeeded inside layoutSubviews",
                .notes("Layout feedback loop detected in subtree of <HookedView")
            ) {
                let view = HookedView()
                view.onLayout = {
                    $0.setNeedsLayout()
                    $0.layoutIfNeeded()
                }
                MisuseHost.show(view)
            },
            MisuseCase("the superview's layoutIfNeeded inside layoutSubviews", .passes) {
                let (outer, view) = (UIView(), HookedView())
                outer.addSubview(view)
                view.onLayout = {
                    $0.superview?.setNeedsLayout()
                    $0.superview?.layoutIfNeeded()
                }
                MisuseHost.show(outer)
            },
            MisuseCase("two views that trigger each other's layout", .notes("Layout feedback loop detected")) {
                let (outer, first, second) = (UIView(), HookedView(), HookedView())
                outer.addSubview(first)
                outer.addSubview(second)
                @MainActor func follow(_ other: HookedView) -> @MainActor (HookedView) -> Void {
                    { [weak other] _ in
                        other?.setNeedsLayout()
                        other?.layoutIfNeeded()
                    }
                }
                (first.onLayout, second.onLayout) = (follow(second), follow(first))
                MisuseHost.show(outer)
            },
            MisuseCase("layout that never ends", .notes("Layout feedback loop detected in subtree of <HookedView")) {
                let view = HookedView()
                view.onLayout = { $0.setNeedsLayout() }
                MisuseHost.show(view)
            },
            MisuseCase(
                "size that never becomes stable", .notes("Layout feedback loop detected in subtree of <HookedView")
            ) {
                let view = HookedView()
                view.onLayout = { $0.frame.size.height += 1 }
                MisuseHost.show(view)
            },
            MisuseCase("controller whose layout never ends", .notes("Layout feedback loop detected in subtree of")) {
                final class Controller: UIViewController {
                    override func viewWillLayoutSubviews() { view.layoutIfNeeded() }
                    override func viewDidLayoutSubviews() { view.setNeedsLayout() }
                }
                MisuseHost.show(Controller())
            },
            MisuseCase("constraints updated inside updateConstraints", .passes) {
                let view = HookedView()
                view.onUpdate = {
                    $0.setNeedsUpdateConstraints()
                    $0.updateConstraintsIfNeeded()
                }
                MisuseHost.show(view)
            },
            MisuseCase("layout inside updateConstraints", .passes) {
                let (outer, view) = (UIView(), HookedView())
                outer.addSubview(view)
                view.onUpdate = {
                    $0.superview?.setNeedsLayout()
                    $0.superview?.layoutIfNeeded()
                    $0.setNeedsUpdateConstraints()
                    $0.layoutIfNeeded()
                }
                MisuseHost.show(outer)
            },
            MisuseCase("intrinsicContentSize that invalidates itself", .passes) {
                let (outer, view) = (UIView(), HookedView())
                view.translatesAutoresizingMaskIntoConstraints = false
                view.onSize = { $0.invalidateIntrinsicContentSize() }
                outer.addSubview(view)
                view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase("intrinsicContentSize that triggers layout", .passes) {
                let (outer, view) = (UIView(), HookedView())
                view.translatesAutoresizingMaskIntoConstraints = false
                view.onSize = {
                    $0.superview?.layoutIfNeeded()
                    _ = $0.superview?.systemLayoutSizeFitting(.zero)
                }
                outer.addSubview(view)
                view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase("constraints that change inside layoutSubviews", .passes) {
                let (outer, inner) = (HookedView(), UIView())
                inner.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(inner)
                let (first, second) = (
                    inner.widthAnchor.constraint(equalToConstant: 5), inner.widthAnchor.constraint(equalToConstant: 9)
                )
                first.isActive = true
                outer.onLayout = { _ in
                    first.isActive = false
                    second.isActive = true
                }
                MisuseHost.show(outer)
            },
            MisuseCase(
                "traits that change in the trait change handler", .raisesInconsistency("changes its traits every time")
            ) {
                let view = HookedView()
                view.onTraits = {
                    $0.overrideUserInterfaceStyle = $0.overrideUserInterfaceStyle == .dark ? .light : .dark
                }
                MisuseHost.show(view)
                view.overrideUserInterfaceStyle = .dark
            },
            MisuseCase(
                "margins that change in layoutMarginsDidChange",
                .raisesInconsistency("changes its layout margins every time")
            ) {
                let view = HookedView()
                view.onMargins = { $0.layoutMargins.left += 1 }
                MisuseHost.show(view)
                view.layoutMargins.left = 3
            },
            MisuseCase("fitting inside layoutSubviews", .passes) {
                let view = HookedView()
                view.addSubview(UILabel())
                view.onLayout = { _ = $0.systemLayoutSizeFitting(.zero) }
                MisuseHost.show(view)
            },
            MisuseCase(
                "table that reloads inside layoutSubviews", .notes("Layout feedback loop detected in subtree of <Table")
            ) {
                final class Table: UITableView {
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        reloadData()
                        layoutIfNeeded()
                    }
                }
                MisuseHost.show(Table(frame: .zero, style: .plain))
            },
        ]
    }
}
