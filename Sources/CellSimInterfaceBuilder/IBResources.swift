/// A named colour in the resources of a document.
public struct IBNamedColor: Sendable {
    /// The name of the colour in the asset catalogue or system.
    public let name: String
    /// The `<color>` element, which contains the colour at the time when the document was saved.
    public let color: IBElement
}

/// The images and colours that a document records.
public struct IBResources: Sendable {
    /// The size of an image at the time when the document was saved.
    public struct Image: Sendable, Hashable {
        /// The name of the image.
        public let name: String
        /// The name of the asset catalogue; `system` for symbols.
        public let catalog: String?
        /// The width in points.
        public let width: Double
        /// The height in points.
        public let height: Double
        /// The line number of the `<image>` element.
        public let line: Int
    }

    /// The images by name.
    public let images: [String: Image]
    /// The colours of asset catalogues by name.
    public let namedColors: [String: IBNamedColor]
    /// The system colours by name, with the light colour at the time when the document was saved.
    public let systemColors: [String: IBNamedColor]

    /// Reports image sizes that are out of range.
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

    /// Reads a `<resources>` element. Without one, the resources are empty.
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
