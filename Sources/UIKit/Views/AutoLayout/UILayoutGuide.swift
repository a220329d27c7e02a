import CellSimAutoLayout
import Foundation

/// A rectangular area for layout that isn't drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view that the guide was added to, or nil. Not retained.
    public internal(set) var owningView: UIView? {
        get { guideState.owner?.uiView }
        set {
            if guideState.owner != nil { Self.ownerChangeCount += 1 }
            guideState.owner = newValue?.nodeState
        }
    }
    /// The number of times that a guide's owner changed. It invalidates constraint indices.
    static var ownerChangeCount = 0
    /// The guide's state in the layout engine. Constraints use it to refer to the guide.
    private(set) var guideState = LayoutGuideState()
    /// The name of the guide in messages. Empty by default.
    open var identifier = ""

    /// Creates a guide, whose frame is determined by constraints.
    public override init() {
        super.init()
        guideState.attach(self)
    }

    deinit { guideState.detach() }

    /// Turns a new guide into a system guide, such as a view's safe area layout guide.
    func becomeSystemGuide(_ role: LayoutGuideState.Role) {
        guideState = LayoutGuideState(role)
        guideState.attach(self)
    }

    var role: LayoutGuideState.Role { guideState.role ?? .free }

    /// The frame of the guide in its owner's coordinates (points), from the last layout.
    public var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }
}

extension UIView {
    /// Adds a layout guide to the view. If it has another owner, it is removed from it.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutState.guides.append(guide)
        layoutDidChange(.members)
    }

    /// Removes a layout guide from the view. Constraints that refer to it lose their effect. Guides of other views are
    /// ignored.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        layoutState.guides.removeAll { $0 === guide }
        guide.owningView = nil
        structureDidChange()
    }

    /// The layout guides that were added to the view, in order. System guides such as `safeAreaLayoutGuide` aren't included.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides.filter { !($0 is OffsetGuide) } }
    /// The bounds inset by `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The bounds inset by `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
    /// The bounds inset by the margins, centred and limited to a readable width (672 points at the default text size).
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }
    /// The area that the keyboard covers. It has zero height at the lower edge of the safe area, because the keyboard is not
    /// simulated.
    public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") }

    /// Returns the system guide for a role, which is created on first use.
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
