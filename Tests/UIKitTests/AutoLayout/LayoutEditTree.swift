import Foundation

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view with a settable intrinsic content size.
final class ContentBox: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ content: CGSize) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
}

/// A small view tree that is edited at random, and can be copied in its current state.
@MainActor final class LayoutEditTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var log: [String] = []
    private var state: UInt64
    private static let texts = [
        "Lorem", "ipsum dolor", "sit amet, consectetur", "", "adipiscing elit sed do eiusmod tempor",
    ]

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<4 { addView() }
    }

    private func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private func pick<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : list[next(list.count)] }

    /// Returns all views in a tree, with the root first.
    static func views(of view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { $0 is UILabel ? [$0] : views(of: $0) }
    }

    private var allViews: [UIView] { Self.views(of: root) }
    private var nonRootViews: [UIView] { Array(allViews.dropFirst()) }
    private var constraints: [NSLayoutConstraint] { allViews.flatMap(\.constraints) }

    // MARK: Edits

    /// Makes a random change and records its description.
    func edit() {
        switch next(17) {
        case 0, 1: addView()
        case 2: removeView()
        case 3, 4: addConstraint()
        case 5, 6: toggleConstraint()
        case 7: setConstant()
        case 8: setPriority()
        case 9: setContent()
        case 10: setContentPriority()
        case 11: toggleHidden()
        case 12: changeStack()
        case 13: resize()
        case 14: setMargins()
        case 15: swapConstraints()
        default: moveView()
        }
    }

    private func record(_ text: String) { log.append(text) }

    private func makeView() -> UIView {
        switch next(5) {
        case 0:
            let label = UILabel()
            label.text = pick(Self.texts)
            label.numberOfLines = next(2)
            return label
        case 1:
            let stack = UIStackView(arrangedSubviews: (0..<next(4)).map { _ in makeBox() })
            stack.axis = next(2) == 0 ? .vertical : .horizontal
            return stack
        case 2: return UIView()
        default: return makeBox()
        }
    }

    private func makeBox() -> UIView { ContentBox(CGSize(width: next(80), height: next(50))) }

    private func addView() {
        guard allViews.count < 12, let parent = pick(allViews.filter { !($0 is UILabel) && !($0 is ContentBox) }) else {
            return
        }
        let view = makeView()
        record("add \(type(of: view)) to \(type(of: parent))")
        if let stack = parent as? UIStackView, next(4) > 0 {
            return stack.insertArrangedSubview(view, at: next(stack.arrangedSubviews.count + 1))
        }
        if next(6) == 0 {
            view.frame = CGRect(x: next(100), y: next(100), width: next(100), height: next(100))
            return parent.addSubview(view)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        let previous = parent.subviews.last
        parent.addSubview(view)
        place(view, in: parent, below: previous)
    }

    private func place(_ view: UIView, in parent: UIView, below previous: UIView?) {
        let inset = CGFloat(next(20))
        var newConstraints = [
            view.leadingAnchor.constraint(
                equalTo: next(3) == 0 ? parent.layoutMarginsGuide.leadingAnchor : parent.leadingAnchor, constant: inset)
        ]
        if let previous {
            newConstraints.append(view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 4))
        } else {
            newConstraints.append(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset))
        }
        switch next(3) {
        case 0: newConstraints.append(view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset))
        case 1:
            newConstraints.append(
                view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -inset))
        default: newConstraints.append(view.widthAnchor.constraint(equalToConstant: CGFloat(40 + next(90))))
        }
        if next(2) == 0 { newConstraints.append(view.heightAnchor.constraint(equalToConstant: CGFloat(10 + next(60)))) }
        NSLayoutConstraint.activate(newConstraints)
    }

    private func removeView() {
        guard allViews.count > 4, let view = pick(nonRootViews) else { return }
        record("remove \(type(of: view))")
        view.removeFromSuperview()
    }

    private func moveView() {
        guard let view = pick(nonRootViews),
            let parent = pick(allViews.filter { !$0.isDescendant(of: view) && !($0 is UILabel) })
        else { return }
        record("move \(type(of: view)) to \(type(of: parent))")
        parent.addSubview(view)
        if !view.translatesAutoresizingMaskIntoConstraints { place(view, in: parent, below: nil) }
    }

    private func addConstraint() {
        guard let first = pick(nonRootViews), constraints.count < 40 else { return }
        let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width, .left]
        let vertical: [NSLayoutConstraint.Attribute] = [
            .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline,
        ]
        let isSize = next(3) == 0
        let attributes = next(2) == 0 ? horizontal : vertical
        let firstAttribute: NSLayoutConstraint.Attribute =
            isSize ? attributes[3] : attributes[[0, 1, 2].randomElement(next)]
        let secondAttribute = isSize ? firstAttribute : attributes[[0, 1, 2].randomElement(next)]
        let second = isSize && next(2) == 0 ? nil : pick(allViews.filter { $0 !== first })
        let relation: NSLayoutConstraint.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][next(3)]
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : secondAttribute, multiplier: 1,
            constant: CGFloat(next(120) - 20))
        constraint.priority = UILayoutPriority([1000, 999, 750, 500, 251, 250, 100][next(7)])
        record("constrain \(constraint.equationText) @\(constraint.priority.rawValue)")
        constraint.isActive = true
    }

    private var inactiveConstraints: [NSLayoutConstraint] = []

    private func toggleConstraint() {
        if next(2) == 0, !inactiveConstraints.isEmpty {
            let constraint = inactiveConstraints.remove(at: next(inactiveConstraints.count))
            let views = [constraint.firstTarget, constraint.secondTarget].compactMap { $0 }.map(\.owningView)
            guard !constraint.isActive, views.allSatisfy({ $0?.isDescendant(of: root) ?? false }) else { return }
            record("on \(constraint.equationText)")
            constraint.isActive = true
        } else if let constraint = pick(constraints) {
            record("off \(constraint.equationText)")
            constraint.isActive = false
            inactiveConstraints.append(constraint)
        }
    }

    private func swapConstraints() {
        guard let constraint = pick(constraints) else { return }
        record("off and on \(constraint.equationText)")
        constraint.isActive = false
        constraint.isActive = true
    }

    private func setConstant() {
        guard let constraint = pick(constraints) else { return }
        constraint.constant = CGFloat(next(100) - 10)
        record("constant \(constraint.equationText)")
    }

    private func setPriority() {
        guard let constraint = pick(constraints.filter { $0.priority != .required }) else { return }
        constraint.priority = UILayoutPriority([999, 750, 500, 251, 250, 100][next(6)])
        record("priority \(constraint.equationText) @\(constraint.priority.rawValue)")
    }

    private func setContent() {
        let contents = nonRootViews.filter { $0 is UILabel || $0 is ContentBox }
        guard let view = pick(contents) else { return }
        if let label = view as? UILabel { label.text = pick(Self.texts) }
        if let box = view as? ContentBox {
            box.content = next(5) == 0 ? CGSize(width: -1, height: 20) : CGSize(width: next(90), height: next(60))
        }
        record("content of \(type(of: view)) \(view.intrinsicContentSize)")
    }

    private func setContentPriority() {
        guard let view = pick(nonRootViews) else { return }
        let axis: NSLayoutConstraint.Axis = next(2) == 0 ? .horizontal : .vertical
        let priority = UILayoutPriority([1000, 750, 500, 251, 250, 240][next(6)])
        record("content priority of \(type(of: view)) \(priority.rawValue)")
        if next(2) == 0 {
            view.setContentHuggingPriority(priority, for: axis)
        } else {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
    }

    private func toggleHidden() {
        guard let view = pick(nonRootViews) else { return }
        view.isHidden.toggle()
        record("hidden \(type(of: view)) \(view.isHidden)")
    }

    private func changeStack() {
        guard let stack = pick(nonRootViews.compactMap { $0 as? UIStackView }) else { return }
        record("arrange")
        switch next(6) {
        case 0: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        case 1: stack.distribution = UIStackView.Distribution(rawValue: next(5)) ?? .fill
        case 2: stack.alignment = UIStackView.Alignment(rawValue: next(6)) ?? .fill
        case 3: if let view = pick(stack.arrangedSubviews) { stack.removeArrangedSubview(view) }
        case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
        default: stack.spacing = CGFloat(next(16))
        }
    }

    private func resize() {
        root.frame.size = CGSize(width: 200 + next(200), height: 300 + next(300))
        record("resize \(root.frame.size)")
    }

    private func setMargins() {
        guard let view = pick(allViews) else { return }
        record("margins of \(type(of: view))")
        let side = CGFloat(next(20))
        view.layoutMargins = UIEdgeInsets(top: side, left: side + 1, bottom: side, right: side + 2)
    }
}

extension Array {
    fileprivate func randomElement(_ next: (Int) -> Int) -> Element { self[next(count)] }
}
