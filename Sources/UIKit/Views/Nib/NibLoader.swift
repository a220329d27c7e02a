import CellSimInterfaceBuilder
import Foundation

/// Creates objects from templates: instantiates, connects, sets attributes, and awakes them. It throws errors that
/// UIKit's own API raises.
@MainActor public enum NibLoader {
    /// Creates all objects of a XIB, or those of one storyboard scene.
    ///
    /// - Parameters:
    ///   - template: The document to instantiate.
    ///   - owner: File's Owner.
    ///   - externalObjects: Objects for placeholders by identifier.
    ///   - scene: A storyboard's `<scene>`; all scenes by default.
    ///   - options: The purpose and strictness.
    ///   - bundle: The source of images and colours; the document's own folder by default.
    /// - Throws: `UIKitException` for errors that UIKit raises, only under the policy `library`.
    public static func instantiate(
        _ template: NibTemplate, owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:],
        scene: IBElement? = nil,
        options: NibOptions = .library, bundle: Bundle? = nil
    ) throws -> NibInstance {
        let session = NibSession(template, owner: owner, externalObjects: externalObjects, options: options)
        session.bundle = bundle
        session.isWhole = scene == nil
        try template.beginNesting(owner)
        defer { template.endNesting() }
        let elements = scene.map { $0.child(named: "objects")?.children ?? [] } ?? template.document.objects
        return try NoOpMemberNotes.during(session) {
            var topLevel: [AnyObject] = []
            for element in elements {
                let object = session.object(for: element)
                if element.name != "placeholder", let object { topLevel.append(object) }
            }
            try session.finish()
            session.reportUnread()
            session.vary(topLevel)
            return NibInstance(session, topLevelObjects: topLevel)
        }
    }

    /// Creates one object of a document with its contents, as a table does with its prototype cells.
    ///
    /// - Throws: `UIKitException` for errors that UIKit raises, only under the policy `library`.
    package static func instantiate(
        part element: IBElement, of template: NibTemplate, options: NibOptions, bundle: Bundle?
    ) throws -> NibInstance {
        let session = NibSession(template, owner: nil, externalObjects: [:], options: options)
        session.bundle = bundle
        session.isWhole = false
        return try NoOpMemberNotes.during(session) {
            let object = session.object(for: element)
            try session.finish()
            session.vary(object.map { [$0] } ?? [])
            return NibInstance(session, topLevelObjects: object.map { [$0] } ?? [])
        }
    }
}

extension NibSession {
    /// Connects the created objects, and awakes them.
    fileprivate func finish() throws {
        makeConstraints()
        try connect()
        setRuntimeAttributes()
        awaken()
    }
}
