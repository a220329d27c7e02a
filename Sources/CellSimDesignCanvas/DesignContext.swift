import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The context in which the rules of the design canvas are applied: a document, and the screen for which it was designed.
@MainActor public struct DesignContext {
    let document: IBDocument
    /// The document's `toolsVersion`, such as 14490. Documents without one have the current version.
    let version: Int
    /// The screen size in points, in the orientation of the document.
    let screenSize: CGSize
    /// The safe area insets of the screen, in points.
    let screenSafeArea: UIEdgeInsets
    let scale: CGFloat
    let deviceID: String
    let navigation: NavigationScenes
    let freeWidths: FreeWidths
    /// The ids of constraints to a safe area with a symbolic constant.
    let symbolicToSafeArea: Set<String>
    /// The ids of rules that are not applied. `Tools/canvas-evidence` excludes rules to count the evidence for them.
    let excludedRules: Set<String>

    /// Creates a context.
    /// - Parameters:
    ///   - screenSize: The screen size of the document's device in points, in the orientation of the document.
    ///   - scale: The number of pixels per point.
    ///   - safeArea: The safe area insets of the device's screen.
    ///   - excludedRules: The ids of rules to ignore.
    public init(
        document: IBDocument, screenSize: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
        excludedRules: Set<String> = []
    ) {
        self.document = document
        self.excludedRules = excludedRules
        version = Self.version(of: document)
        (self.screenSize, screenSafeArea) = (screenSize, safeArea)
        deviceID = document.device?.id ?? ""
        navigation = NavigationScenes(document)
        freeWidths = FreeWidths(document)
        let safeAreaIDs = Set(
            document.elements.filter { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }.map(\.id))
        let symbolicConstraints = document.elements.filter { element in
            element.name == "constraint" && element["symbolic"] == "YES" && safeAreaIDs.contains(element["secondItem"])
        }
        symbolicToSafeArea = Set(symbolicConstraints.compactMap(\.id))
        self.scale = scale
    }

    func applies(_ rule: some AnyCanvasRule) -> Bool {
        rule.versions.contains(version) && !excludedRules.contains(rule.id)
    }

    /// Returns the element that defines a view.
    func element(of view: UIView?) -> IBElement? { view?.nibIdentity.flatMap { document.element(withID: $0.objectID) } }

    /// A Boolean value that indicates whether the screen has a notch, and therefore a home indicator.
    var hasNotch: Bool { screenSafeArea.bottom > 0 }

    /// Returns the version of a document. Beta versions of Xcode write 32700. In this case, returns the version of the plug-in.
    private static func version(of document: IBDocument) -> Int {
        var version = document.toolsVersion
        let plugIn = document.elements.first { $0.name == "plugIn" }?["version"].flatMap { Double($0) }
        if version >= 30000, let plugIn, plugIn.isFinite {
            version = Int(min(max(plugIn, 0), 99999))
        }
        return version > 0 ? version : 99999
    }

    /// Returns whether a root view has the height of a sheet, which doesn't cover the status bar. On screens with a notch, a
    /// sheet is 54 points shorter than the screen. On other screens, it is 20 points shorter.
    func isSheet(_ root: UIView) -> Bool { root.bounds.height == screenSize.height - (hasNotch ? 54 : 20) }
}

/// Finds root views.
extension UIView {
    /// The root view of the hierarchy that contains the view.
    var rootView: UIView {
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }
}
