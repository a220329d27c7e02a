import CellSimInterfaceBuilder
import Foundation

/// Creates the constraints of a nib.
extension NibSession {
    /// Creates all constraints, and activates the installed ones in batches of constraints with the same container.
    func makeConstraints() {
        makeBarLayoutGuides()
        markConstraintsAsRead()
        var batch: [NSLayoutConstraint] = []
        var container: UIView?
        for nibConstraint in sharedData.constraints {
            guard let constraint = makeConstraintIfPossible(nibConstraint) else { continue }
            register(constraint, for: nibConstraint.element)
            guard nibConstraint.isInstalled else { continue }
            guard let view = nibConstraint.commonAncestor.flatMap({ objects[$0.index] as? UIView }) else {
                if canActivate(constraint) { constraint.isActive = true }
                continue
            }
            if container !== view {
                container?.installConstraints(batch[...])
                batch.removeAll(keepingCapacity: true)
                container = view
            }
            batch.append(constraint)
        }
        container?.installConstraints(batch[...])
    }

    /// Marks all constraint elements as read. Errors in them were already reported.
    private func markConstraintsAsRead() {
        guard readTracker != nil else { return }
        for owner in template.constraintOwners {
            for element in owner.child(named: "constraints")?.children ?? [] { readTracker?.markAllRead(of: element) }
        }
    }

    /// Returns the constraint; nil if an item was not created, for example because of a variation or an unknown type.
    private func makeConstraintIfPossible(_ nibConstraint: NibConstraint) -> NSLayoutConstraint? {
        guard let first = objects[nibConstraint.firstItemElement.index], isValidItem(first, nibConstraint) else {
            return nil
        }
        let second = nibConstraint.secondItemElement.map { objects[$0.index] } ?? nil
        if nibConstraint.secondItemElement != nil {
            guard let second, isValidItem(second, nibConstraint) else { return nil }
        }
        let constraint = makeConstraint(nibConstraint, first, second)
        if nibConstraint.priority != 1000 { constraint.priority = UILayoutPriority(nibConstraint.priority) }
        constraint.identifier = nibConstraint.identifier
        constraint.nibID = nibConstraint.element.id
        constraint.nibLine = nibConstraint.element.line
        return constraint
    }

    private func makeConstraint(_ nibConstraint: NibConstraint, _ first: AnyObject, _ second: AnyObject?)
        -> NSLayoutConstraint
    {
        if nibConstraint.hasCustomClass,
            let type = customClass(of: nibConstraint.element, base: NSLayoutConstraint.self) as? NSLayoutConstraint.Type
        {
            return ConstraintInitializerThunk.make(type, first, second, nibConstraint)
        }
        return NSLayoutConstraint(
            first, nibConstraint.firstAttribute, nibConstraint.relation, second, nibConstraint.secondAttribute,
            multiplier: nibConstraint.multiplier,
            constant: nibConstraint.constant)
    }

    private func isValidItem(_ object: AnyObject, _ nibConstraint: NibConstraint) -> Bool {
        if object is UIView || object is UILayoutGuide { return true }
        report(
            .error, at: nibConstraint.element, key: "firstItem", message: "refers to an object that is not a view",
            remedy: "skipped")
        return false
    }

    /// Returns whether the items of a constraint have a common ancestor. They have none if a variation removed one of them.
    private func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstItem.flatMap(NSLayoutConstraint.view(of:)) else { return false }
        guard let item = constraint.secondItem else { return true }
        guard let second = NSLayoutConstraint.view(of: item) else { return false }
        return first.commonAncestor(with: second) != nil
    }

    /// Creates the top and bottom layout guides of controllers, in documents from before safe areas.
    private func makeBarLayoutGuides() {
        for element in template.barLayoutGuides {
            guard objects[element.index] == nil, let guides = template.document.parent(of: element),
                let controller = template.document.parent(of: guides),
                let viewElement = controller.child(key: "view"), let view = objects[viewElement.index] as? UIView
            else { continue }
            readTracker?.markAllRead(of: element)
            readTracker?.markRead(guides)
            let isTop = element["type"] == "top"
            register(
                view.systemGuide(isTop ? .topBar : .bottomBar, isTop ? "topLayoutGuide" : "bottomLayoutGuide"),
                for: element)
        }
    }
}
