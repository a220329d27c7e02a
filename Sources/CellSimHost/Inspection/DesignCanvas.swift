import CellSimDesignCanvas
import CellSimInterfaceBuilder
import CellSimSystem
import Foundation
import UIKit

/// A document's objects, laid out as Interface Builder's canvas shows them.
@preconcurrency @MainActor public struct DesignCanvas {
    /// The document's objects with their layout.
    public let instance: NibInstance

    /// Creates a document's objects and lays them out according to the rules of the canvas.
    /// - Parameters:
    ///   - document: The document.
    ///   - imageFolders: The folders with images and asset catalogues.
    ///   - excludedRules: The identifiers of rules to ignore, for counting the evidence for them.
    /// - Throws: `UIKitException` for objects that can't be instantiated.
    public init(_ document: IBDocument, imageFolders: [ImageFolder] = [], excludedRules: Set<String> = []) throws {
        var device = document.device.flatMap { Device.named($0.id) } ?? DesignCanvas.defaultDevice
        if document.device?.orientation == "landscape" { device = device.rotated(.landscape) }
        let host = ViewHost(Appearance(device: device, style: document.device?.appearance == "dark" ? .dark : .light))
        var options = NibOptions.design
        options.traits = CanvasLayout.traits(host.traits, for: document, excludedRules: excludedRules)
        options.imageFolders = imageFolders
        instance = try NibLoader.instantiate(NibTemplate(document), options: options)
        let area = device.safeArea
        let context = DesignContext(
            document: document, screenSize: device.size, scale: device.scale,
            safeArea: UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right),
            excludedRules: excludedRules)
        try UIKitException.catching { CanvasLayout(context).layOut(instance) }
    }

    /// Runs a closure that creates and reads a canvas with the metrics of iOS 17, regardless of the selected iOS version. The
    /// canvas rules adapt the metrics for documents of later tools.
    static func withDesignMetrics<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        try SystemVersion.simulating(.iOS17, body)
    }

    /// The top-level views, and the root views of controllers, in document order.
    public var roots: [UIView] {
        instance.topLevelObjects.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
    }

    /// Returns the views whose constraints are ambiguous without the sizes that only exist on the canvas. The call may change
    /// frames.
    public func findAmbiguities() -> [LayoutIssue] {
        CanvasLayout.removeLibrarySizes(of: roots)
        return roots.flatMap { $0.layoutAmbiguities() }
    }

    /// The canvas device for documents that don't specify one.
    private static let defaultDevice = Device(size: CGSize(width: 600, height: 600))
}
