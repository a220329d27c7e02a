/// The part of `StubWriter` that writes initialisers.
extension StubWriter {
    /// The designated initialisers of UIKit's classes, which a subclass with its own initialisers must override, and a call of the first
    /// one, keyed by class.
    private static let designated: [String: (declarations: [String], call: String)] = {
        let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        let frame = (["override init(frame: CGRect) { super.init(frame: frame) }", coder], "super.init(frame: .zero)")
        var known: [String: (declarations: [String], call: String)] = [
            "NSObject": (["override init() { super.init() }"], "super.init()"),
            "UITableViewCell": (
                [
                    "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
                        + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }", coder,
                ], "super.init(style: .default, reuseIdentifier: nil)"
            ),
            "UIViewController": (
                [
                    "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                    coder,
                ], "super.init(nibName: nil, bundle: nil)"
            ),
        ]
        for name in [
            "UIView", "UIControl", "UILabel", "UIImageView", "UIButton", "UITextField", "UIScrollView",
            "UICollectionViewCell",
            "UICollectionReusableView", "UISwitch", "UISlider",
        ] { known[name] = frame }
        return known
    }()

    /// Writes a class's own initialisers. Inherited initialisers stay available, as in Objective-C.
    mutating func writeInitializers(_ entity: HeaderEntity, _ root: String) {
        let all = (entity.members ?? []).filter { $0.isOwn && $0.kind == "function.constructor" }
        let inherited = [
            "init()", "init(frame:)", "init(coder:)", "init(style:reuseIdentifier:)", "init(nibName:bundle:)",
        ]
        let above = inheritedNames(of: entity)
        let own = all.filter { !inherited.contains($0.name ?? "") && !above.contains($0.name ?? "") }
        let base = entity.inherits?.first?.name ?? "NSObject"
        // A class whose superclass is in the headers inherits the initialisers that were written for the superclass.
        let known = types[base] == nil ? Self.designated[root] : nil
        let word = isPublic ? "public " : ""
        let isRepeated = known != nil && own.contains { !interface.text(of: $0).hasPrefix("convenience") }
        if let known, isRepeated { for line in known.declarations { add(word + line, indent: 1) } }
        for initializer in own where register(initializer, in: entity.name ?? "") {
            let words = rewritten(initializer)
            let plain = words.hasPrefix("convenience ") ? String(words.dropFirst("convenience ".count)) : words
            if let known, isRepeated, plain == words {
                add("\(word)\(plain) { \(known.call); \(report(initializer)) }", indent: 1)
            } else {
                add("\(word)convenience \(plain) { self.init(); \(report(initializer)) }", indent: 1)
            }
        }
    }
}
