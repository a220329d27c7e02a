import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The context for the rules of the design canvas: a document and the screen for which it was designed.
@MainActor public struct DesignContext {
    let document: IBDocument
    /// The document's `toolsVersion`, such as 14490; documents without one count as current.
    let version: Int
    /// The size of the screen in points, in the document's orientation.
    let screenSize: CGSize
    /// The safe area of the whole screen, in points.
    let screenSafeArea: UIEdgeInsets
    let scale: CGFloat
    let deviceID: String
    let navigation: NavigationScenes
    let freeWidths: FreeWidths
    /// The ids of constraints with a symbolic constant from a safe area.
    let symbolicToSafeArea: Set<String>
    /// The ids of rules that are not applied; used to count the evidence for them.
    let excludedRules: Set<String>

    /// Creates a context.
    /// - Parameters:
    ///   - screenSize: The size of the document's device, in points, in the document's orientation.
    ///   - scale: Pixels per point of the device.
    ///   - safeArea: The safe area of the device's full screen.
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

    /// Returns the element from which a view was created.
    func element(of view: UIView?) -> IBElement? { view?.nibIdentity.flatMap { document.element(withID: $0.objectID) } }

    /// Whether the screen has a notch, and therefore an area for the home indicator.
    var hasNotch: Bool { screenSafeArea.bottom > 0 }

    /// Returns the document's version. Beta versions of Xcode write 32700, so the version of their plug-in is used
    /// instead.
    private static func version(of document: IBDocument) -> Int {
        var version = document.toolsVersion
        let plugIn = document.elements.first { $0.name == "plugIn" }?["version"].flatMap { Double($0) }
        if version >= 30000, let plugIn, plugIn.isFinite {
            version = Int(min(max(plugIn, 0), 99999))
        }
        return version > 0 ? version : 99999
    }

    /// Returns whether a root view has the height of a sheet, which has no status bar: 54 points less than a screen
    /// with a notch, or 20 points less than another screen.
    func isSheet(_ root: UIView) -> Bool { root.bounds.height == screenSize.height - (hasNotch ? 54 : 20) }
}

extension UIView {
    /// The root of the view's hierarchy.
    var rootView: UIView {
        var root = self
        while let parent = root.superview { root = parent }
        return root
    }
}
