import UIKit

/// Misuse of the view hierarchy, including very deep ones.
extension MisuseCase {
    static var hierarchy: [MisuseCase] {
        [
            MisuseCase("view in itself", .raisesInvalidArgument("Can't add self as subview")) {
                let view = UIView()
                view.addSubview(view)
            },
            MisuseCase("view above itself", .raisesInvalidArgument("Can't add self as subview")) {
                let view = UIView()
                view.insertSubview(view, aboveSubview: UIView())
            },
            MisuseCase("view in its subview", .raises("CALayerInvalid", "is a part of cycle in its layer tree")) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.addSubview(outer)
                MisuseHost.show(outer)
            },
            MisuseCase(
                "window's ancestor at an index", .raises("CALayerInvalid", "is a part of cycle in its layer tree")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                let host = MisuseHost.show(outer)
                inner.insertSubview(host.window, at: 0)
                host.layoutUntilStable()
            },
            MisuseCase("stack that arranges itself", .raisesInvalidArgument("Can't add self as subview")) {
                let stack = UIStackView()
                stack.addArrangedSubview(stack)
                MisuseHost.show(stack)
            },
            MisuseCase(
                "stack that arranges its superview", .raises("CALayerInvalid", "is a part of cycle in its layer tree")
            ) {
                let (outer, stack) = (UIView(), UIStackView())
                outer.addSubview(stack)
                stack.insertArrangedSubview(outer, at: 0)
                MisuseHost.show(outer)
            },
            MisuseCase(
                "stack view with an index out of bounds",
                .raisesInvalidArgument("index out of bounds for arranged subview: index = 9 expected")
            ) {
                let stack = UIStackView(arrangedSubviews: [UIView()])
                stack.insertArrangedSubview(UIView(), at: 9)
                MisuseHost.show(stack)
            },
            MisuseCase("layer in itself", .raises("CALayerInvalid", "is a part of cycle in its layer tree")) {
                let layer = CALayer()
                layer.addSublayer(layer)
            },
            MisuseCase("layer in its sublayer", .raises("CALayerInvalid", "is a part of cycle in its layer tree")) {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.insertSublayer(outer, below: nil)
            },
            MisuseCase("layer that masks itself", .raises("CALayerInvalid", "is a part of cycle in its layer tree")) {
                let view = UIView()
                view.layer.mask = view.layer
                MisuseHost.show(view)
            },
            MisuseCase(
                "layers that mask one another", .raises("CALayerInvalid", "is a part of cycle in its layer tree")
            ) {
                let (view, mask) = (UIView(), CAShapeLayer())
                view.layer.mask = mask
                mask.mask = view.layer
                MisuseHost.show(view)
            },
            MisuseCase(
                "subviews exchanged beyond the end", .raises("NSRangeException", "index 7 beyond bounds [0 .. 0]")
            ) {
                let (outer, _) = MisuseHost.makeViewPair()
                outer.exchangeSubview(at: 0, withSubviewAt: 7)
            },
            MisuseCase(
                "subviews exchanged before the start", .raises("NSRangeException", "beyond bounds for empty array")
            ) {
                UIView().exchangeSubview(at: -1, withSubviewAt: 0)
            },
            MisuseCase("subview inserted at an index out of bounds", .passes) {
                let (outer, _) = MisuseHost.makeViewPair()
                outer.insertSubview(UIView(), at: 99)
                outer.insertSubview(UIView(), at: Int.max)
                outer.insertSubview(UIView(), at: -5)
                MisuseHost.show(outer)
            },
            MisuseCase("view that is not a sibling", .passes) {
                let (outer, _) = MisuseHost.makeViewPair()
                outer.insertSubview(UIView(), aboveSubview: UIView())
                outer.insertSubview(UIView(), belowSubview: UIView())
                outer.bringSubviewToFront(UIView())
                outer.sendSubviewToBack(UIView())
                MisuseHost.show(outer)
            },
            MisuseCase("sublayer inserted at an index out of bounds", .passes) {
                let layer = CALayer()
                layer.insertSublayer(CALayer(), at: UInt32.max)
            },
            MisuseCase("subviews that are removed during layout", .passes) {
                let view = HookedView()
                for _ in 0..<5 { view.addSubview(UIView()) }
                view.onLayout = { view in view.subviews.last?.removeFromSuperview() }
                MisuseHost.show(view)
            },
            MisuseCase(
                "constraint added to an unrelated view",
                .raises("NSGenericException", "Unable to install constraint on view")
            ) {
                let (_, inner) = MisuseHost.makeViewPair()
                UIView().addConstraint(inner.widthAnchor.constraint(equalToConstant: 3))
            },
        ]
    }

    /// The depth of deep hierarchies. It is reduced in debug builds, which are slow.
    private static var levels: Int {
        #if DEBUG
            2_000
        #else
            20_000
        #endif
    }

    static var depth: [MisuseCase] {
        [
            MisuseCase("20,000 nested views, built from the outside", .raisesInconsistency("levels deep")) {
                let root = UIView()
                var last = root
                for _ in 0..<levels {
                    let next = UIView()
                    last.addSubview(next)
                    last = next
                }
                MisuseHost.show(root)
                _ = root.hitTest(.zero, with: nil)
            },
            MisuseCase("20,000 nested views, built from the inside", .raisesInconsistency("levels deep")) {
                var top = UIView()
                for _ in 0..<levels {
                    let next = UIView()
                    next.addSubview(top)
                    top = next
                }
                MisuseHost.show(top)
            },
            MisuseCase("20,000 nested stacks", .raisesInconsistency("levels deep")) {
                var top = UIStackView()
                for _ in 0..<levels { top = UIStackView(arrangedSubviews: [top]) }
                MisuseHost.show(top)
            },
            MisuseCase("20,000 nested layers", .raisesInconsistency("levels deep")) {
                let view = UIView()
                var last = view.layer
                for _ in 0..<levels {
                    let next = CALayer()
                    last.addSublayer(next)
                    last = next
                }
                MisuseHost.show(view)
            },
            MisuseCase("20,000 nested controllers", .raisesInconsistency("levels deep")) {
                let root = UIViewController()
                var last = root
                for _ in 0..<levels {
                    let next = UIViewController()
                    last.addChild(next)
                    last = next
                }
                _ = root.traitCollection
            },
            MisuseCase("20,000 presented controllers", .raisesInconsistency("levels deep")) {
                let root = UIViewController()
                var last = root
                for _ in 0..<levels {
                    let next = UIViewController()
                    last.present(next, animated: false)
                    last = next
                }
            },
            MisuseCase("500 views with constraints", .passes) {
                let root = UIView()
                var last = root
                for _ in 0..<500 {
                    let next = UIView()
                    next.translatesAutoresizingMaskIntoConstraints = false
                    last.addSubview(next)
                    NSLayoutConstraint.activate([
                        next.topAnchor.constraint(equalTo: last.topAnchor),
                        next.leadingAnchor.constraint(equalTo: last.leadingAnchor),
                    ])
                    last = next
                }
                MisuseHost.show(root)
                _ = root.hitTest(.zero, with: nil)
                _ = root.layoutIssues()
                root.overrideUserInterfaceStyle = .dark
                root.tintColor = .red
            },
        ]
    }
}
