import CellSimInterfaceBuilder
import Foundation

/// Decodes view controllers from nibs and storyboards.
extension UIViewController {
    /// Decodes the attributes of a controller. At design time, also creates its view, which is otherwise created on first
    /// access.
    func decodeController(from nib: NibCoder) {
        nibIdentity = nib.identity
        title = nib.localizedString("title")
        storyboardIdentifier = nib.string("storyboardIdentifier")
        restorationIdentifier = nib.string("restorationIdentifier")
        nibName = nib.string("nibName").flatMap {
            nib.session.validateFileName($0, "nibName", at: nib.element) ? $0 : nil
        }
        hidesBottomBarWhenPushed = nib.bool("hidesBottomBarWhenPushed") ?? false
        extendedLayoutIncludesOpaqueBars = nib.bool("extendedLayoutIncludesOpaqueBars") ?? false
        definesPresentationContext = nib.bool("definesPresentationContext") ?? false
        providesPresentationContextTransitionStyle = nib.bool("providesPresentationContextTransitionStyle") ?? false
        viewRespectsSystemMinimumLayoutMargins = nib.bool("viewRespectsSystemMinimumLayoutMargins") ?? true
        modalPresentationStyle = nib.enumeration("modalPresentationStyle", Self.presentationStyles) ?? .automatic
        modalTransitionStyle = nib.enumeration("modalTransitionStyle", Self.transitionStyles) ?? .coverVertical
        if let size = nib.size("preferredContentSize") ?? nib.size("contentSizeForViewInPopover") {
            preferredContentSize = size
        }
        if let edges = nib.element("extendedEdge") { edgesForExtendedLayout = UIRectEdge(nib.coder(for: edges)) }
        storedNavigationItem = nib.object("navigationItem") as? UINavigationItem
        storedTabBarItem = nib.object("tabBarItem") as? UITabBarItem
        let items = nib.objects("toolbarItems").compactMap { $0 as? UIBarButtonItem }
        if !items.isEmpty { toolbarItems = items }
        let commands = nib.objects("keyCommands").compactMap { $0 as? UIKeyCommand }
        if !commands.isEmpty { storedKeyCommands = commands }
        nib.ignore(
            "automaticallyAdjustsScrollViewInsets", "wantsFullScreenLayout",
            "useStoryboardIdentifierAsRestorationIdentifier",
            "modalInPopover")
        resizesViewToScreen = nib.bool("autoresizesArchivedViewToFullSize") ?? true
        if nib.isDesignTime {
            if let view = nib.object("view") as? UIView { setView(view) }
        } else if nib.document.kind == .xib {
            nibView = nib.object("view") as? UIView
        }
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover,
        "automatic": .automatic, "none": .none,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}

extension NibCoder {
    /// The identity of the element in its document.
    @MainActor var identity: NibIdentity { session.identity(of: element) }

    /// Whether the element is a top-level object or the view of a controller. Its frame is then the one in the document.
    @MainActor var isTopLevel: Bool {
        guard let parent = session.template.document.parent(of: element) else { return true }
        return parent.name == "objects" || (element.key == "view" && parent.isController)
    }
}
