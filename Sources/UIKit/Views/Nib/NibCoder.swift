import CellSimInterfaceBuilder
import Foundation

/// Decodes the attributes and children of a XIB element, for a class's `init?(coder:)`. The keys are the XIB's own names.
///
/// A key is the name of an attribute, the attribute `key` of a child, or, for collections, the name of a child element.
/// The methods return nil for missing values, because XIBs omit default values. A value of the wrong type is reported
/// with its line and treated as missing.
public final class NibCoder: NSCoder {
    /// The element, with variations for the current traits applied.
    public let element: IBElement
    /// The session that instantiates the nib.
    let session: NibSession

    @MainActor init(_ element: IBElement, session: NibSession) {
        self.element = element.varied(for: session.options.variationTraits)
        self.session = session
    }

    /// The name of the element, such as `label`.
    public var elementName: String { element.name }
    /// The object ID in the document.
    public var objectID: String? { element.id }
    /// The character data of the element.
    public var text: String { element.text }

    /// The options for instantiating the nib.
    @MainActor public var options: NibOptions { session.options }
    /// A Boolean value that indicates whether objects appear as in Interface Builder instead of as in an app.
    @MainActor public var isDesignTime: Bool { session.options.purpose == .design }
    /// The document that contains the element.
    @MainActor public var document: IBDocument { session.template.document }
}

// MARK: - Attributes

@MainActor extension NibCoder {
    /// Returns the text of an attribute or a string child, and marks it as read.
    public func string(_ key: String) -> String? { attribute(key) ?? stringChildText(key) }

    /// Returns a user-visible text in the app's language.
    /// - Parameters:
    ///   - key: The attribute or child with the text.
    ///   - name: The name of the property in string tables; nil if it's the same as the key.
    package func localizedString(_ key: String, named name: String? = nil) -> String? {
        string(key).map { localized($0, named: name ?? key) }
    }

    /// Returns a text of this element in the app's language.
    /// - Parameters:
    ///   - text: The text in the document's language.
    ///   - name: The name of the property in string tables; nil if they don't contain it.
    ///   - owner: The object that the text belongs to; nil for this element or the nearest enclosing object.
    package func localized(_ text: String, named name: String?, of owner: IBElement? = nil) -> String {
        guard let localization = session.localization else { return text }
        var owner = owner ?? element
        while owner.id == nil, let parent = document.parent(of: owner) { owner = parent }
        return localization.text(text, of: owner.id, name)
    }

    /// Returns whether the element has an attribute or a child with a key.
    public func contains(_ key: String) -> Bool { attribute(key) != nil || keyedChild(key) != nil }

    /// Returns a Boolean value, which documents write as `YES` or `NO`.
    public func bool(_ key: String) -> Bool? {
        attribute(key).flatMap { validated(IBValue.bool($0), $0, key, "is neither YES nor NO") }
            ?? numberChildValue(key).map { $0 != 0 }
    }

    /// Returns an integer.
    public func int(_ key: String) -> Int? { integer(key) }

    /// Returns a number of items. Values out of range are reported and clamped.
    public func count(_ key: String, in range: ClosedRange<Int> = IBLimits.counts) -> Int? {
        integer(key).map { clamped($0, to: range, key) }
    }

    private func integer(_ key: String) -> Int? {
        attribute(key).flatMap { validated(IBValue.integer($0), $0, key, "is not an integer") }
            ?? numberChildValue(key).flatMap(Int.init(exactly:))
    }

    /// Returns a number. Values out of range are reported and clamped.
    public func double(_ key: String, in range: ClosedRange<Double> = IBLimits.values) -> Double? {
        number(key).map { clamped($0, to: range, key) }
    }

    private func number(_ key: String) -> Double? {
        attribute(key).flatMap { validated(IBValue.number($0), $0, key, "is not a number") } ?? numberChildValue(key)
    }

    /// Returns a number, usually in points. Values out of range are reported and clamped.
    public func cgFloat(_ key: String) -> CGFloat? { double(key, in: IBLimits.points).map { CGFloat($0) } }

    /// Returns a layout priority. Invalid values are reported and clamped.
    func priority(_ key: String) -> Float? { double(key, in: 0...1000).map { Float($0) } }

    private func clamped<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>, _ key: String) -> Value {
        if !range.contains(value) {
            let limitMessage = IBLimits.rangeMessage(range)
            report(
                .error, limitMessage.message, key: key, value: element[key] ?? "\(value)", remedy: limitMessage.remedy,
                rule: .limit)
        }
        return IBLimits.limited(value, to: range)
    }

    /// Returns the value for a name. Unknown names are reported.
    public func enumeration<Value>(_ key: String, _ valuesByName: [String: Value]) -> Value? {
        guard let text = attribute(key) else { return nil }
        // Newer versions of Interface Builder may write values that CellSim doesn't know. The default is used instead.
        if valuesByName[text] == nil { warn("has an unknown value", key: key, value: text, remedy: "ignored") }
        return valuesByName[text]
    }

    /// Marks keys that have no effect as read, so that they aren't reported.
    public func ignore(_ keys: String...) {
        for key in keys {
            _ = attribute(key)
            if let child = keyedChild(key) ?? element.child(named: key) { markTreeAsRead(child) }
        }
    }

    private func markTreeAsRead(_ element: IBElement) {
        session.readTracker?.markAllRead(of: element)
        for child in element.children { markTreeAsRead(child) }
    }

    /// Reports a problem with this element.
    public func warn(_ message: String, key: String? = nil, value: String? = nil, remedy: String? = nil) {
        report(.warning, message, key: key, value: value, remedy: remedy)
    }

    func report(
        _ severity: Diagnostic.Severity, _ message: String, key: String? = nil, value: String? = nil,
        remedy: String? = nil,
        rule: Diagnostic.Rule = .document, lack: Diagnostic.MissingResource? = nil, supports: String? = nil
    ) {
        session.report(
            severity, at: element, key: key, value: value, message: message, remedy: remedy, rule: rule, lack: lack,
            supports: supports)
    }

    func attribute(_ key: String) -> String? {
        let attributes = element.attributes
        for index in attributes.indices where attributes[index].key == key {
            session.readTracker?.markRead(element, attributeAt: index)
            return attributes[index].value
        }
        return nil
    }

    private func validated<Value>(_ value: Value?, _ text: String, _ key: String, _ message: String) -> Value? {
        if value == nil { report(.error, message, key: key, value: text, remedy: "ignored") }
        return value
    }

    /// Returns the text of a child such as `<string key="…">`.
    private func stringChildText(_ key: String) -> String? {
        guard let child = keyedChild(key) else { return nil }
        switch child.name {
        case "string", "mutableString", "localizedString":
            session.readTracker?.markAllRead(of: child)
            return child["base64-UTF8"] == "YES" ? decodedBase64(child) : child.text
        default: return nil
        }
    }

    private func decodedBase64(_ child: IBElement) -> String? {
        let base64Text = child.text.filter { !$0.isWhitespace }
        let paddedText = base64Text + String(repeating: "=", count: (4 - base64Text.count % 4) % 4)
        guard let data = Data(base64Encoded: paddedText), let text = String(data: data, encoding: .utf8) else {
            session.report(.error, at: child, key: child.key, message: "is not base64 of UTF-8 text")
            return nil
        }
        return text
    }

    /// Returns the value of a child such as `<integer key="…" value="…"/>`.
    private func numberChildValue(_ key: String) -> Double? {
        guard let child = keyedChild(key), child["value"] != nil else { return nil }
        switch child.name {
        case "integer", "real", "number", "float", "double": return coder(for: child).number("value")
        case "bool", "boolean": return coder(for: child).bool("value").map { $0 ? 1 : 0 }
        default: return nil
        }
    }

    func keyedChild(_ key: String) -> IBElement? {
        guard let child = element.child(key: key) else { return nil }
        session.readTracker?.markRead(child)
        return child
    }
}

// MARK: - Children

@MainActor extension NibCoder {
    /// Returns the child with a key, or otherwise the child with that name.
    public func element(_ key: String) -> IBElement? {
        if let child = keyedChild(key) { return child }
        guard let child = element.child(named: key) else { return nil }
        session.readTracker?.markRead(child)
        return child
    }

    /// Returns whether the child with a key is `<nil key="…"/>`.
    public func isNil(_ key: String) -> Bool { keyedChild(key)?.name == "nil" }

    /// Returns a coder for an element inside this one.
    public func coder(for element: IBElement) -> NibCoder { session.coder(for: element) }

    /// Returns a coder for the child with a key or name.
    public func coder(_ key: String) -> NibCoder? { element(key).map(coder(for:)) }

    /// Returns coders for the children of a collection element.
    public func coders(in key: String) -> [NibCoder] { element(key)?.children.map(coder(for:)) ?? [] }

    /// Returns the object of the child with a key. The object is created on first use.
    public func object(_ key: String) -> AnyObject? {
        guard let child = keyedChild(key), child.name != "nil" else { return nil }
        return session.object(for: child)
    }

    /// Returns the objects of the children of a collection element, except those that a variation excludes.
    public func objects(_ key: String) -> [AnyObject] {
        guard let collection = element(key) else { return [] }
        let excludedIDs = session.excludedIDs(from: key, of: element)
        return collection.children.compactMap { child in
            let object = session.object(for: child)
            if let id = child.id, excludedIDs.contains(id) { return nil }
            return object
        }
    }

    /// Returns the object whose ID is the value of an attribute, and creates it if necessary.
    public func reference(_ key: String) -> AnyObject? {
        guard let id = attribute(key), let target = session.template.document.element(withID: id) else { return nil }
        return session.object(for: target)
    }
}

// MARK: - Geometry

@MainActor extension NibCoder {
    /// Returns the point of a `<point key="…" x= y=>` element, in points.
    public func point(_ key: String) -> CGPoint? {
        guard let nib = coder(forKeyed: key) else { return nil }
        return CGPoint(x: nib.cgFloat("x") ?? 0, y: nib.cgFloat("y") ?? 0)
    }

    /// Returns the size of a `<size key="…" width= height=>` element, in points.
    public func size(_ key: String) -> CGSize? {
        guard let nib = coder(forKeyed: key) else { return nil }
        nib.ignore("type")
        return CGSize(width: nib.cgFloat("width") ?? 0, height: nib.cgFloat("height") ?? 0)
    }

    /// Returns the rectangle of a `<rect key="…" x= y= width= height=>` element, in points.
    public func rect(_ key: String) -> CGRect? {
        guard let nib = coder(forKeyed: key) else { return nil }
        return CGRect(
            x: nib.cgFloat("x") ?? 0, y: nib.cgFloat("y") ?? 0, width: nib.cgFloat("width") ?? 0,
            height: nib.cgFloat("height") ?? 0)
    }

    package func coder(forKeyed key: String) -> NibCoder? {
        guard let child = keyedChild(key), child.name != "nil" else { return nil }
        return coder(for: child)
    }
}
