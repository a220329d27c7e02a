import CellSimInterfaceBuilder
import Foundation
import UIKit

/// A document's objects, laid out as Interface Builder's canvas shows them.
@preconcurrency @MainActor public struct DesignCanvas {
    public let instance: NibInstance

    /// - Throws: `UIKitException` for what cannot be instantiated.
    public init(_ document: IBDocument, imageFolders: [ImageFolder] = []) throws {
        var device = document.device.flatMap { Device.named($0.id) } ?? DesignCanvas.anyDevice
        if document.device?.orientation == "landscape" { device = device.turned(.landscape) }
        let host = ViewHost(Appearance(device: device, style: document.device?.appearance == "dark" ? .dark : .light))
        var options = NibOptions.canvas
        options.traits = CanvasEra.traits(host.traits, for: document)
        options.imageFolders = imageFolders
        instance = try NibLoader.instantiate(NibTemplate(document), options: options)
        let area = device.safeArea
        let era = CanvasEra(
            document: document, deviceSize: device.size, scale: device.scale,
            safeArea: UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right))
        try UIKitException.catching { era.layOut(instance) }
    }

    /// The top-level views, and the root views of controllers, in document order.
    public var roots: [UIView] {
        instance.topLevelObjects.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
    }

    /// The canvas of documents that name no device.
    private static let anyDevice = Device(size: CGSize(width: 600, height: 600))
}
