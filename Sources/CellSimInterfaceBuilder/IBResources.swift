/// A colour defined in a document's resources.
public struct IBNamedColor: Sendable {
    /// The name of the asset or system colour.
    public let name: String
    /// The `<color>` element with the value at the time of saving.
    public let color: IBElement
}

/// The images and colours that a document records.
public struct IBResources: Sendable {
    /// An image's size in points when the document was saved.
    public struct Image: Sendable, Hashable {
        /// The image's name.
        public let name: String
        /// The name of its asset catalogue; `system` for symbols.
        public let catalog: String?
        /// Width in points.
        public let width: Double
        /// Height in points.
        public let height: Double
        /// The line of the `<image>` element.
        public let line: Int
    }

    /// Images by name.
    public let images: [String: Image]
    /// Named colours of asset catalogues by name.
    public let namedColors: [String: IBNamedColor]
    /// System colours by name, with their light value when the document was saved.
    public let systemColors: [String: IBNamedColor]

    /// Reports invalid sizes.
    static func check(_ element: IBElement?, path: String, findings: inout [Diagnostic]) {
        for child in element?.children ?? [] where child.name == "image" {
            for key in ["width", "height"] {
                guard let text = child[key], let size = IBValue.number(text), !IBLimits.points.contains(size) else {
                    continue
                }
                let rangeMessage = IBLimits.rangeMessage(IBLimits.points)
                findings.append(
                    Diagnostic(
                        .error, file: path, line: child.line, element: child.name, key: key, value: text,
                        message: rangeMessage.message,
                        remedy: rangeMessage.remedy, rule: .limit))
            }
        }
    }

    /// Reads the `<resources>` element; without one, everything is empty.
    public init(_ element: IBElement?) {
        var images: [String: Image] = [:]
        var named: [String: IBNamedColor] = [:]
        var system: [String: IBNamedColor] = [:]
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            switch child.name {
            case "image":
                images[name] = Image(
                    name: name, catalog: child["catalog"], width: child["width"].flatMap(IBValue.points) ?? 0,
                    height: child["height"].flatMap(IBValue.points) ?? 0, line: child.line)
            case "namedColor":
                if let color = child.child(named: "color") { named[name] = IBNamedColor(name: name, color: color) }
            case "systemColor":
                if let color = child.child(named: "color") { system[name] = IBNamedColor(name: name, color: color) }
            default: continue
            }
        }
        self.images = images
        namedColors = named
        systemColors = system
    }
}
