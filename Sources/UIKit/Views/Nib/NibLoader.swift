import CellSimInterfaceBuilder
import Foundation

/// Instantiates nibs: creates the objects, connects and configures them, and calls `awakeFromNib()`. Throws the errors
/// that UIKit raises as exceptions.
@MainActor public enum NibLoader {
    /// Creates all objects of a XIB, or the objects of one storyboard scene.
    ///
    /// - Parameters:
    ///   - template: The document to instantiate.
    ///   - owner: File's Owner.
    ///   - externalObjects: The objects for placeholders, by identifier.
    ///   - scene: The `<scene>` element of a storyboard; nil for all objects.
    ///   - options: The options for instantiating the nib.
    ///   - bundle: The bundle with the images and colours; nil for the document's folder.
    /// - Throws: `UIKitException` for errors that UIKit raises, only under the policy `library`.
    public static func instantiate(
        _ template: NibTemplate, owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:],
        scene: IBElement? = nil,
        options: NibOptions = .library, bundle: Bundle? = nil
    ) throws -> NibInstance {
        let session = NibSession(template, owner: owner, externalObjects: externalObjects, options: options)
        session.bundle = bundle
        session.isFullDocument = scene == nil
        try template.beginNesting(owner)
        defer { template.endNesting() }
        let elements = scene.map { $0.child(named: "objects")?.children ?? [] } ?? template.document.objects
        return try NoOpMemberReporter.withSession(session) {
            var topLevel: [AnyObject] = []
            for element in elements {
                let object = session.object(for: element)
                if element.name != "placeholder", let object { topLevel.append(object) }
            }
            try session.finish()
            session.reportUnread()
            session.installVariations(topLevel)
            return NibInstance(session, topLevelObjects: topLevel)
        }
    }

    /// Creates a single object of a document with its descendants, for example a prototype cell.
    ///
    /// - Throws: `UIKitException` for errors that UIKit raises, only under the policy `library`.
    package static func instantiate(
        part element: IBElement, of template: NibTemplate, options: NibOptions, bundle: Bundle?
    ) throws -> NibInstance {
        let session = NibSession(template, owner: nil, externalObjects: [:], options: options)
        session.bundle = bundle
        session.isFullDocument = false
        return try NoOpMemberReporter.withSession(session) {
            let object = session.object(for: element)
            try session.finish()
            session.installVariations(object.map { [$0] } ?? [])
            return NibInstance(session, topLevelObjects: object.map { [$0] } ?? [])
        }
    }
}

extension NibSession {
    /// Connects and awakens the created objects.
    fileprivate func finish() throws {
        makeConstraints()
        try makeConnections()
        setRuntimeAttributes()
        awaken()
    }
}
