import UIKit

/// A random view tree for law checks: labels, buttons, images, stacks and boxes, with constraints that determine
/// every frame.
@MainActor struct GeneratedTree {
    let seed: UInt64
    /// The prefix of the tree's document name, before the seed.
    nonisolated static let documentPrefix = "tree "

    init(seed: UInt64) { self.seed = seed }

    var subject: Subject {
        let seed = seed
        return Subject(
            document: "\(Self.documentPrefix)\(seed)", name: "root", isCell: seed % 4 == 3,
            size: CGSize(width: 375, height: 200)
        ) {
            var random = SplitMix(state: seed)
            let root: UIView
            if seed % 4 == 3 {
                let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.frame.size = CGSize(width: 375, height: 200)
                Self.fill(cell.contentView, depth: 3, &random)
                root = cell
            } else {
                root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
                Self.fill(root, depth: 3, &random)
            }
            return (root, [])
        }
    }

    private static let texts = [
        "Title", "A longer line of text", "", "Text that needs two lines or more in a narrow box, at any text size",
        "Two\nlines", "Größe 12",
    ]

    /// Adds a column of views from top to bottom, constrained to the margins or the edges.
    private static func fill(_ parent: UIView, depth: Int, _ random: inout SplitMix) {
        let usesMargins = random.chance(50)
        var top = usesMargins ? parent.layoutMarginsGuide.topAnchor : parent.topAnchor
        let leading = usesMargins ? parent.layoutMarginsGuide.leadingAnchor : parent.leadingAnchor
        let trailing = usesMargins ? parent.layoutMarginsGuide.trailingAnchor : parent.trailingAnchor
        if random.chance(30) { parent.preservesSuperviewLayoutMargins = true }
        let count = Int.random(in: 1...3, using: &random)
        for index in 0..<count {
            let view = makeView(depth: depth, &random)
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            let gap = CGFloat(Int.random(in: 0...12, using: &random))
            view.topAnchor.constraint(equalTo: top, constant: gap).isActive = true
            if random.chance(50) {
                view.leadingAnchor.constraint(equalTo: leading, constant: gap).isActive = true
                let kind = Int.random(in: 0..<3, using: &random)
                if kind == 0 || needsWidthConstraint(view) {
                    trailing.constraint(equalTo: view.trailingAnchor, constant: gap).isActive = true
                } else if kind == 1 {
                    trailing.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: gap).isActive = true
                } else {
                    view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5).isActive = true
                }
            } else {
                view.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
                let width = view.widthAnchor.constraint(
                    equalToConstant: CGFloat(Int.random(in: 20...240, using: &random)))
                width.priority = random.chance(50) ? .required : UILayoutPriority(999)
                width.isActive = true
            }
            if view is UIImageView || random.chance(20) {
                let height = view.heightAnchor.constraint(
                    equalToConstant: CGFloat(Int.random(in: 10...70, using: &random)))
                height.priority = UILayoutPriority(999)
                height.isActive = true
            }
            // Only the first view may take the remaining height.
            view.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: .vertical)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(750 - index)), for: .vertical)
            top = view.bottomAnchor
        }
        let bottom = usesMargins ? parent.layoutMarginsGuide.bottomAnchor : parent.bottomAnchor
        let end = bottom.constraint(equalTo: top)
        end.priority = random.chance(70) ? UILayoutPriority(999) : UILayoutPriority(260)
        end.isActive = true
    }

    private static func addSizeConstraint(_ dimension: NSLayoutDimension) {
        let size = dimension.constraint(equalToConstant: 30)
        size.priority = UILayoutPriority(998)
        size.isActive = true
    }

    /// Whether only constraints determine the view's width.
    private static func needsWidthConstraint(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || view is UIStackView || view is UIImageView
    }

    private static func makeView(depth: Int, _ random: inout SplitMix) -> UIView {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
        case 0, 1:
            let label = UILabel()
            label.text = random.pick(texts)
            label.numberOfLines = Int.random(in: 0...2, using: &random)
            label.font =
                random.chance(50)
                ? .preferredFont(forTextStyle: .body)
                : .systemFont(ofSize: CGFloat(Int.random(in: 9...28, using: &random)))
            label.adjustsFontForContentSizeCategory = random.chance(50)
            return label
        case 2:
            let button = UIButton(type: .system)
            button.setTitle(random.pick(texts), for: .normal)
            return button
        case 3: return UIImageView()
        case 4:
            let field = UITextField()
            field.text = random.pick(texts)
            field.borderStyle = random.chance(50) ? .roundedRect : .none
            return field
        case 5, 6:
            let stack = UIStackView()
            stack.axis = random.chance(50) ? .vertical : .horizontal
            stack.alignment = random.pick([.fill, .center, .leading]) ?? .fill
            stack.spacing = CGFloat(Int.random(in: 0...9, using: &random))
            for index in 0..<Int.random(in: 1...3, using: &random) {
                let view = makeView(depth: 0, &random)
                view.setContentHuggingPriority(UILayoutPriority(Float(251 + index)), for: stack.axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(750 - index)), for: stack.axis)
                if view is UIImageView {
                    addSizeConstraint(view.widthAnchor)
                    addSizeConstraint(view.heightAnchor)
                }
                stack.addArrangedSubview(view)
            }
            return stack
        default:
            let container = UIView()
            fill(container, depth: depth - 1, &random)
            return container
        }
    }
}
