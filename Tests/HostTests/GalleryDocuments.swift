import CellSimInterfaceBuilder
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Writes gallery documents to a temporary folder, and declares the classes in them.
@MainActor final class GalleryDocuments {
    let folder: String
    private let renderer: AppGalleryRenderer

    init(_ files: [String: String], samples: [GallerySample] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellsim-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        renderer = try AppGalleryRenderer(bundle: XCTUnwrap(Bundle(path: folder)), samples: samples)
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: folder) }

    func parts(_ name: String) throws -> [GalleryParts.Part] {
        try GalleryParts(IBDocument(contentsOfFile: folder + "/" + name)).parts
    }

    /// Draws the parts of a document, or those of one kind, and returns the results.
    func draw(
        _ name: String, only kind: GalleryItem.Kind? = nil, samples: Bool = false, isDecoded: Bool = false
    ) throws -> [GalleryResult] {
        try parts(name).filter { kind == nil || $0.kind == kind }.enumerated().map { index, part in
            var item = GalleryItem(
                document: folder + "/" + name, object: part.object, kind: part.kind, title: part.title,
                isRow: part.isRow, picture: "\(folder)/\(index).png")
            item.samples = samples
            item.isDecoded = isDecoded
            item.hasNavigationItem = part.hasNavigationItem
            return renderer.draw(item, index: index)
        }
    }

    // MARK: Document templates

    static func xib(owner: String = "", _ objects: String) -> String {
        Fixture.text("gallery/document.xib", replacing: ["objects": objects, "owner": owner])
    }

    static func owner(_ type: String, _ outlets: (String, String)...) -> String {
        let outletText = outlets.enumerated().map {
            #"<outlet property="\#($1.0)" destination="\#($1.1)" id="o\#($0)"/>"#
        }
        return "customClass=\"\(type)\"><connections>\(outletText.joined())</connections>"
    }

    static let noOwner = ">"

    static func view(_ id: String, _ attributes: String = "", key: String = "", _ content: String = "") -> String {
        Fixture.text("gallery/view.xml", replacing: ["attributes": attributes, "id": id, "inner": content, "key": key])
    }

    /// Returns a cell of 320 × 70 points with an image view of 50 × 50 points, 10 points below the top.
    static func cell(_ id: String, _ attributes: String = "", constraints: String = "") -> String {
        Fixture.text("gallery/cell.xml", replacing: ["attributes": attributes, "constraints": constraints, "id": id])
    }

    static func storyboard(_ scenes: String...) -> String {
        let sceneTexts = scenes.enumerated().map {
            Fixture.text("gallery/scene.xml", replacing: ["index": $0, "objects": $1])
        }
        return Fixture.text("gallery/scenes.storyboard", replacing: ["scenes": sceneTexts.joined()])
    }
}

/// An empty cell class for documents.
class GalleryCell: UITableViewCell {}

/// A controller that is used in a XIB and in a scene.
class GalleryController: UIViewController {
    var label: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
    }
}

/// A controller whose XIB may have another File's Owner class, and whose animation takes two seconds.
final class GalleryClock: UIViewController, ActionListing {
    static var actions: [ActionMethod] { [ActionMethod("tick:", GalleryClock.tick)] }
    static var frames = 0
    var label: UILabel?
    private var end = 0.0
    private var displayLink: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        end = CACurrentMediaTime() + 2
        displayLink = CADisplayLink(target: self, selector: "tick:")
        displayLink?.add(to: .main, forMode: .common)
    }

    private func tick(_ sender: Any) {
        GalleryClock.frames += 1
        guard CACurrentMediaTime() >= end else { return }
        displayLink?.invalidate()
    }
}

/// A view that loads its XIB.
class GalleryBadge: UIView {
    var text: UILabel?

    override init(frame: CGRect) {
        super.init(frame: frame)
        let folder = Self.folder.flatMap { Bundle(path: $0) } ?? .main
        guard let inner = folder.loadNibNamed("Badge", owner: self)?.first as? UIView else { return }
        inner.frame = bounds
        addSubview(inner)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    static var folder: String?
}

/// A view that counts the calls of `init(coder:)`.
class GalleryTile: UIView {
    static var codedCount = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        GalleryTile.codedCount += 1
    }
}

/// A view that does not load its XIB.
class GalleryPlate: UIView {}

/// A controller that requires a navigation controller.
class GalleryPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        if navigationController == nil { setValue(0, forKey: "bar") }
    }
}

/// A controller that requires data from the app.
class GalleryDetail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setValue(0, forKey: "record")
    }
}

/// An object class that is not a view.
class GalleryModel: NSObject {}
