import CellSimAutoLayout
import Foundation

/// A rectangle for layout without drawing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view whose coordinates the guide uses; nil before `addLayoutGuide`. Not retained.
    public internal(set) var owningView: UIView? {
        get { guideState.owner?.uiView }
        set {
            if guideState.owner != nil { Self.ownerChangeCount += 1 }
            guideState.owner = newValue?.nodeState
        }
    }
    /// The number of guides that were removed from their views so far.
    static var ownerChangeCount = 0
    /// The state through which constraints refer to the guide.
    private(set) var guideState = LayoutGuideState()
    /// A name for messages about contradictions. Empty by default; views name their own guides.
    open var identifier = ""

    /// Creates a guide whose position constraints determine.
    public override init() {
        super.init()
        guideState.attach(self)
    }

    deinit { guideState.detach() }

    /// Turns a new guide into a system guide of a view.
    func becomeSystemGuide(_ role: LayoutGuideState.Role) {
        guideState = LayoutGuideState(role)
        guideState.attach(self)
    }

    var role: LayoutGuideState.Role { guideState.role ?? .free }

    /// The guide's rectangle in its owner's coordinates (points), after the last layout.
    public var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }
}

extension UIView {
    /// Adds a guide to the view and removes it from its former owner.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutState.guides.append(guide)
        layoutDidChange(.members)
    }

    /// Removes a guide from the view. Constraints that refer to the guide have no view afterwards. Ignores other views'
    /// guides.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        layoutState.guides.removeAll { $0 === guide }
        guide.owningView = nil
        structureDidChange()
    }

    /// The added guides in their order, without the view's own guides for the safe area, the margins and so on.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides.filter { !($0 is OffsetGuide) } }
    /// The bounds inset by `safeAreaInsets`. Created on first use, like the guides below.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The bounds inset by `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
    /// The bounds inset by the margins, centred and limited to a readable width (672 points at the default text size).
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }
    /// The frame of the keyboard. No keyboard appears, so it is a line at the lower edge of the safe area.
    public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") }

    /// Returns the guide for a role, created on first use.
    func systemGuide(_ role: LayoutGuideState.Role, _ identifier: String) -> UILayoutGuide {
        if let guide = layoutState.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = UILayoutGuide()
        guide.becomeSystemGuide(role)
        guide.identifier = identifier
        guide.owningView = self
        layoutState.systemGuides.append(guide)
        return guide
    }

    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        switch guide.role {
        case .safeArea: return bounds.inset(by: safeAreaInsets)
        case .margins: return bounds.inset(by: layoutMargins)
        case .readable: return bounds.inset(by: readableInsets)
        case .topBar:
            return CGRect(x: bounds.minX, y: bounds.minY + safeAreaInsets.top, width: bounds.width, height: 0)
        case .bottomBar, .keyboard:
            return CGRect(x: bounds.minX, y: bounds.maxY - safeAreaInsets.bottom, width: bounds.width, height: 0)
        case .scrollFrame: return bounds
        case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
        case .free: return guide.guideState.memberEngine?.solvedFrame(at: guide.guideState.memberIndex) ?? .zero
        }
    }
}
