import Foundation
import SnapshotTesting
import UIKit

/// Finds folders and draws the subjects of tests.
extension FBSnapshotTestCase {
    /// Returns the path of a folder in the resources.
    func resourcePath(_ name: String) -> String {
        let folder = bundleResourcePath ?? Bundle(for: type(of: self)).resourcePath ?? "."
        return (folder as NSString).appendingPathComponent(name)
    }

    /// Returns the default folder of references. Tests on Linux have no resource bundle, so it is the nearest folder
    /// `ReferenceImages_64` or `ReferenceImages` next to the test's source file or in a parent folder, within the package.
    func defaultDirectory(_ file: String) -> String? {
        guard bundleResourcePath == nil else { return nil }
        let source = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
        var folder = source
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("ReferenceImages").path
            for suffix in ["_64", ""] where FileManager.default.fileExists(atPath: candidate + suffix) {
                return candidate
            }
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { break }
            folder.deleteLastPathComponent()
        }
        return source.appendingPathComponent("ReferenceImages").path
    }

    /// Returns a picture of a view or layer at the screen's scale.
    func picture(of subject: Any) throws -> UIImage {
        try SubjectRenderer.makeImage(of: subject, drawsHierarchy: usesDrawViewHierarchyInRect)
    }
}

/// Draws views and layers for comparison.
enum SubjectRenderer {
    /// Returns a picture of a view or layer at the screen's scale.
    /// - Throws: An error of this module's domain if the subject has another type, or an empty size.
    static func makeImage(of subject: Any, drawsHierarchy: Bool) throws -> UIImage {
        if let view = subject as? UIView {
            let image = onMain { SubjectRenderer.picture(of: view, inWindow: drawsHierarchy) }
            return try validated(image, "\(type(of: view))")
        }
        if let layer = subject as? CALayer {
            let image = onMain {
                layer.layoutIfNeeded()
                return LayerPicture.make(layer, scale: UIScreen.main.scale)
            }
            return try validated(image, "\(type(of: layer))")
        }
        throw NSError.snapshot(
            .unknown, "Only UIView and CALayer classes can be snapshotted", reason: "\(type(of: subject))", path: "")
    }

    private static func validated(_ image: UIImage, _ type: String) throws -> UIImage {
        guard image.size.width > 0, image.size.height > 0 else {
            throw NSError.snapshot(.unknown, "Zero width or height", reason: "the \(type) has no size", path: "")
        }
        return image
    }

    @MainActor private static func picture(of view: UIView, inWindow: Bool) -> UIImage {
        view.layoutIfNeeded()
        guard inWindow, view.window == nil else { return picture(of: view, drawsHierarchy: inWindow) }
        let window = UIApplication.shared.keyWindow ?? UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
        window.addSubview(view)
        window.layoutIfNeeded()
        defer { view.removeFromSuperview() }
        return picture(of: view, drawsHierarchy: true)
    }

    @MainActor private static func picture(of view: UIView, drawsHierarchy: Bool) -> UIImage {
        ViewSnapshotHost.picture(
            of: view, traits: view.traitCollection, scale: UIScreen.main.scale, usesLayerRendering: !drawsHierarchy)
    }
}
