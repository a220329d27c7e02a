/// The part of `StubWriter` that writes initialisers.
extension StubWriter {
    /// The designated initialisers of UIKit's classes, which a subclass with its own initialisers must override, and a call of the first
    /// one, keyed by class.
    private static let designatedInitializers: [String: (declarations: [String], call: String)] = {
        let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
        let frame = (["override init(frame: CGRect) { super.init(frame: frame) }", coder], "super.init(frame: .zero)")
        var initializers: [String: (declarations: [String], call: String)] = [
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
        ] { initializers[name] = frame }
        return initializers
    }()

    /// Writes a class's own initialisers. Inherited initialisers stay available, as in Objective-C.
    mutating func writeInitializers(_ entity: HeaderEntity, _ root: String) {
        let all = (entity.members ?? []).filter { $0.isOwn && $0.kind == "function.constructor" }
        let inherited = [
            "init()", "init(frame:)", "init(coder:)", "init(style:reuseIdentifier:)", "init(nibName:bundle:)",
        ]
        let inheritedMembers = inheritedNames(of: entity)
        let newInitializers = all.filter {
            !inherited.contains($0.name ?? "") && !inheritedMembers.contains($0.name ?? "")
        }
        let base = entity.inherits?.first?.name ?? "NSObject"
        // A class with a superclass in the headers inherits the initialisers that were written there.
        let designated = types[base] == nil ? Self.designatedInitializers[root] : nil
        let accessModifier = isPublic ? "public " : ""
        let overridesDesignated =
            designated != nil && newInitializers.contains { !interface.text(of: $0).hasPrefix("convenience") }
        if let designated, overridesDesignated {
            for line in designated.declarations { add(accessModifier + line, indent: 1) }
        }
        for initializer in newInitializers where registerIfValid(initializer, in: entity.name ?? "") {
            let declaration = rewritten(initializer)
            let signature =
                declaration.hasPrefix("convenience ")
                ? String(declaration.dropFirst("convenience ".count)) : declaration
            if let designated, overridesDesignated, signature == declaration {
                add("\(accessModifier)\(signature) { \(designated.call); \(reportStatement(initializer)) }", indent: 1)
            } else {
                add(
                    "\(accessModifier)convenience \(signature) { self.init(); \(reportStatement(initializer)) }",
                    indent: 1)
            }
        }
    }
}
