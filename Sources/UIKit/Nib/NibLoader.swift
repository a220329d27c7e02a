import CellSimInterfaceBuilder
import Foundation

/// Makes objects of templates: instantiate, connect, set attributes, awake. Throws where UIKit's own façade raises.
@MainActor public enum NibLoader {
    /// Makes all objects of an XIB, or those of one storyboard scene.
    ///
    /// - Parameters:
    ///   - template: What to make.
    ///   - owner: File's Owner.
    ///   - externalObjects: Objects for placeholders by identifier.
    ///   - scene: A storyboard's `<scene>`; all scenes when left out.
    ///   - options: For what and how strictly.
    ///   - bundle: Where images and colours are looked for; the document's own folder when left out.
    /// - Throws: `UIKitException` for what UIKit raises, under the policy `library` only.
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
        return try KeptMembers.during(session) {
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

    /// Makes one object of a document with all that is inside it, as a table does with its prototype cells.
    ///
    /// - Throws: `UIKitException` for what UIKit raises, under the policy `library` only.
    static func instantiate(
        part element: IBElement, of template: NibTemplate, options: NibOptions, bundle: Bundle?
    ) throws -> NibInstance {
        let session = NibSession(template, owner: nil, externalObjects: [:], options: options)
        session.bundle = bundle
        session.isWhole = false
        return try KeptMembers.during(session) {
            let object = session.object(for: element)
            try session.finish()
            session.vary(object.map { [$0] } ?? [])
            return NibInstance(session, topLevelObjects: object.map { [$0] } ?? [])
        }
    }
}

extension NibSession {
    /// Lets the objects that were made know of each other, and awakes them.
    fileprivate func finish() throws {
        makeConstraints()
        try connect()
        setRuntimeAttributes()
        awaken()
    }
}
