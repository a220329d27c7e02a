import UIKit

/// Misuse of layout constraints.
extension MisuseCase {
    private static func width(_ constant: CGFloat = 10, _ change: (NSLayoutConstraint) -> Void = { _ in }) {
        let (outer, inner) = MisuseHost.makeViewPair()
        let constraint = inner.widthAnchor.constraint(equalToConstant: constant)
        constraint.isActive = true
        change(constraint)
        MisuseHost.show(outer)
    }

    static var constraints: [MisuseCase] {
        [
            MisuseCase(
                "NaN as a constant",
                .raisesInconsistency("NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan")
            ) {
                width(.nan)
            },
            MisuseCase(
                "infinite constant",
                .raisesInconsistency("NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf")
            ) {
                width(.infinity)
            },
            MisuseCase(
                "constant changed to NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                width { $0.constant = .nan }
            },
            MisuseCase(
                "constant changed to negative infinity",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:-inf")
            ) {
                width { $0.constant = -.infinity }
            },
            MisuseCase(
                "NaN as a constant in the initialiser",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .left, multiplier: 1,
                    constant: .nan
                ).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase(
                "NaN as a multiplier",
                .raisesInconsistency("Multiplier is not finite!  That's illegal.  multiplier:nan")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: .nan).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase(
                "infinite multiplier",
                .raisesInconsistency("Multiplier is not finite!  That's illegal.  multiplier:inf")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: .infinity).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase(
                "system spacing multiplied by NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: .nan).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase("large constant", .passes) { width(1e300) },
            // Widths cannot be negative, so this constraint cannot be satisfied.
            MisuseCase(
                "large negative constant",
                .notes("UIView.width == -1.7976931348623157e+308   (active)")
            ) {
                width { $0.constant = -.greatestFiniteMagnitude }
            },
            MisuseCase(
                "priority above required",
                .raisesInconsistency("It's illegal to set priority:1001.  Priorities must be greater than 0")
            ) {
                width { $0.priority = UILayoutPriority(1001) }
            },
            MisuseCase(
                "priority of zero",
                .raisesInconsistency("It's illegal to set priority:0.  Priorities must be greater than 0")
            ) {
                let (_, inner) = MisuseHost.makeViewPair()
                inner.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
            },
            MisuseCase("NaN as a priority", .raisesInconsistency("It's illegal to set priority:nan.")) {
                width { $0.priority = UILayoutPriority(.nan) }
            },
            MisuseCase(
                "priority changed from required to optional",
                .raisesInconsistency("Mutating a priority from required to not on an installed constraint")
            ) {
                width { $0.priority = .defaultHigh }
            },
            MisuseCase(
                "priority changed from optional to required",
                .raisesInconsistency("You passed priority 1000 and the existing priority was 250.")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                let constraint = inner.widthAnchor.constraint(equalToConstant: 1)
                constraint.priority = .defaultLow
                constraint.isActive = true
                MisuseHost.show(outer)
                constraint.priority = .required
                MisuseHost.show(outer)
            },
            MisuseCase("priority changes that are allowed", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                let constraint = inner.widthAnchor.constraint(equalToConstant: 1)
                constraint.priority = .defaultLow
                constraint.priority = .required
                constraint.priority = .defaultLow
                constraint.isActive = true
                constraint.priority = .defaultHigh
                constraint.isActive = false
                constraint.priority = .required
                MisuseHost.show(outer)
            },
            MisuseCase("hugging priority above required", .raisesInconsistency("It's illegal to set priority:2000.")) {
                UIView().setContentHuggingPriority(UILayoutPriority(2000), for: .vertical)
            },
            MisuseCase("negative compression resistance", .raisesInconsistency("It's illegal to set priority:-1.")) {
                let label = UILabel()
                label.text = "a"
                label.setContentCompressionResistancePriority(UILayoutPriority(-1), for: .horizontal)
                MisuseHost.show(label)
            },
            MisuseCase("NaN as a hugging priority", .raisesInconsistency("It's illegal to set priority:nan.")) {
                let label = UILabel()
                label.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
                MisuseHost.show(label)
            },
            MisuseCase(
                "fitting with NaN as a priority", .raisesInconsistency("It's illegal to set priority:nan.")
            ) {
                let (outer, _) = MisuseHost.makeViewPair()
                _ = outer.systemLayoutSizeFitting(
                    .zero, withHorizontalFittingPriority: UILayoutPriority(.nan), verticalFittingPriority: .required)
            },
            MisuseCase(
                "fitting into a width of NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, _) = MisuseHost.makeViewPair()
                _ = outer.systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: .infinity))
            },
            MisuseCase("fitting into the largest number", .passes) {
                let (outer, _) = MisuseHost.makeViewPair()
                let maximum = CGFloat.greatestFiniteMagnitude
                _ = outer.systemLayoutSizeFitting(CGSize(width: maximum, height: maximum))
            },
            MisuseCase(
                "intrinsic content size with NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, view) = (UIView(), HookedView())
                view.contentHeight = .nan
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
                view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase(
                "NaN as a stack's spacing",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
                stack.spacing = .nan
                MisuseHost.show(stack)
            },
            MisuseCase(
                "infinite spacing in a stack",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:inf")
            ) {
                let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
                stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
                MisuseHost.show(stack)
            },
            MisuseCase(
                "layout margins with NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, inner) = MisuseHost.makeViewPair()
                outer.layoutMargins.left = .nan
                inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
                MisuseHost.show(outer)
            },
        ]
    }

    private static func makeConstraint(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, item: Any? = nil,
        multiplier: CGFloat = 1
    ) {
        let (outer, inner) = MisuseHost.makeViewPair()
        NSLayoutConstraint(
            item: inner, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : item ?? outer,
            attribute: second,
            multiplier: multiplier, constant: 1
        ).isActive = true
        MisuseHost.show(outer)
    }

    static var constraintPairs: [MisuseCase] {
        [
            MisuseCase(
                "horizontal and vertical attributes mixed",
                .raises(
                    "NSInvalidLayoutConstraintException",
                    "Constraint improperly relates anchors of incompatible types")
            ) { makeConstraint(.left, .top) },
            MisuseCase("horizontal and vertical anchors mixed outside a window", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                NSLayoutConstraint(
                    item: inner, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1,
                    constant: 1
                ).isActive = true
                precondition(outer.constraints.count == 1, "the constraint is active")
            },
            MisuseCase(
                "size and position attributes mixed", .raisesInvalidArgument("Invalid pairing of layout attributes")
            ) {
                makeConstraint(.width, .left)
            },
            MisuseCase(
                "left and leading mixed",
                .raisesInvalidArgument(
                    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute.")
            ) { makeConstraint(.left, .leading) },
            MisuseCase(
                "position without a second attribute",
                .raisesInvalidArgument("Location attributes must be specified in pairs")
            ) {
                makeConstraint(.left, .notAnAttribute)
            },
            MisuseCase(
                "position with a multiplier of zero",
                .raisesInvalidArgument("A multiplier of 0 or a nil second item together with a location")
            ) {
                makeConstraint(.left, .left, multiplier: 0)
            },
            MisuseCase(
                "constraint without an attribute", .raisesInvalidArgument("Invalid pairing of layout attributes")
            ) {
                makeConstraint(.notAnAttribute, .notAnAttribute)
            },
            MisuseCase(
                "item that is not a view",
                .raisesInvalidArgument("Constraint items must each be a view or layout guide.")
            ) {
                makeConstraint(.width, .width, item: "no view")
            },
            MisuseCase(
                "constraint between views without a common ancestor",
                .raises("NSGenericException", "because they have no common ancestor")
            ) {
                let (first, second) = (UIView(), UIView())
                first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
            },
            MisuseCase(
                "several constraints between views without a common ancestor",
                .raises("NSGenericException", "because they have no common ancestor")
            ) {
                let (first, second) = (UIView(), UIView())
                NSLayoutConstraint.activate([first.widthAnchor.constraint(equalTo: second.widthAnchor)])
            },
            MisuseCase("view constrained to itself", .passes) {
                let (outer, inner) = MisuseHost.makeViewPair()
                inner.widthAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 0).isActive = true
                inner.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase("anchor whose view is deallocated", .raisesInvalidArgument("the anchor's item no longer exists"))
            {
                var view: UIView? = UIView()
                let anchor = view?.widthAnchor
                view = nil
                anchor?.constraint(equalToConstant: 1).isActive = true
            },
            MisuseCase("invalid visual format", .raisesInvalidArgument("Unable to parse constraint format")) {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[[", metrics: nil, views: ["a": UIView()])
            },
            MisuseCase(
                "visual format with an unknown view name", .raisesInvalidArgument("Unable to parse constraint format")
            ) {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "|[b]|", metrics: nil, views: [:])
            },
        ]
    }
}
