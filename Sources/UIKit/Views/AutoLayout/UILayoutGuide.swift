import CellSimAutoLayout
import Foundation

/// A rectangle that is part of the layout and draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The view whose coordinates the guide uses; nil before `addLayoutGuide`. Not retained.
    public internal(set) var owningView: UIView? {
        get { guideState.owner?.uiView }
        set {
            if guideState.owner != nil { Self.ownerChanges += 1 }
            guideState.owner = newValue?.nodeState
        }
    }
    /// The number of times that a guide was removed from a view.
    static var ownerChanges = 0
    /// The state through which constraints refer to this guide.
    private(set) var guideState = LayoutGuideState()
    /// A name for messages about contradictions. Empty at first; the guides of views have one.
    open var identifier = ""

    /// Creates a guide, which constraints position.
    public override init() {
        super.init()
        guideState.begin(self)
    }

    deinit { guideState.end() }

    /// Makes a new guide a system guide of a view.
    func follow(_ role: LayoutGuideState.Role) {
        guideState = LayoutGuideState(role)
        guideState.begin(self)
    }

    var role: LayoutGuideState.Role { guideState.role ?? .free }

    /// The guide's rectangle in its owner's coordinates (points), after the last layout.
    public var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }
}

extension UIView {
    /// Makes the view the owner of the guide, and removes the guide from its former owner.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutState.guides.append(guide)
        layoutDidChange(.members)
    }

    /// Removes the guide from the layout; constraints that refer to it no longer find their view. Ignores another
    /// view's guide.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        layoutState.guides.removeAll { $0 === guide }
        guide.owningView = nil
        structureDidChange()
    }

    /// The added guides, in that order, without the view's own ones (safe area, margins and similar).
    public var layoutGuides: [UILayoutGuide] { layoutState.guides.filter { !($0 is OffsetGuide) } }
    /// The bounds less `safeAreaInsets`. Created on first use, like the three below.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
    /// The bounds less `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
    /// The bounds less the margins, centred and limited to a readable width: 672 points at the default text size.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }
    /// The frame of the keyboard, which is never shown: constraints see a line at the lower edge of the safe area.
    public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") }

    /// Returns the guide of a role, created on first use.
    func systemGuide(_ role: LayoutGuideState.Role, _ identifier: String) -> UILayoutGuide {
        if let guide = layoutState.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = UILayoutGuide()
        guide.follow(role)
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
