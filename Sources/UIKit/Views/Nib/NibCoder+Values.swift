import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// Decodes the insets, colours, fonts and images of a XIB element.
@MainActor extension NibCoder {
    /// Returns the insets of an `<edgeInsets key="…" top= left= bottom= right=>` or `<inset key="…" minX= minY= maxX=
    /// maxY=>` element, in points.
    public func insets(_ key: String) -> UIEdgeInsets? {
        guard let nib = coder(forKeyed: key) else { return nil }
        if nib.elementName == "inset" {
            return UIEdgeInsets(
                top: nib.cgFloat("minY") ?? 0, left: nib.cgFloat("minX") ?? 0, bottom: nib.cgFloat("maxY") ?? 0,
                right: nib.cgFloat("maxX") ?? 0)
        }
        return UIEdgeInsets(
            top: nib.cgFloat("top") ?? 0, left: nib.cgFloat("left") ?? nib.cgFloat("leading") ?? 0,
            bottom: nib.cgFloat("bottom") ?? 0, right: nib.cgFloat("right") ?? nib.cgFloat("trailing") ?? 0)
    }

    /// Returns the insets of a `<directionalEdgeInsets key="…" top= leading= bottom= trailing=>` element, in points.
    public func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let nib = coder(forKeyed: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: nib.cgFloat("top") ?? 0, leading: nib.cgFloat("leading") ?? nib.cgFloat("left") ?? 0,
            bottom: nib.cgFloat("bottom") ?? 0, trailing: nib.cgFloat("trailing") ?? nib.cgFloat("right") ?? 0)
    }

    /// Returns the colour of the child with a key. Returns nil if there is none, and for `<nil key="…"/>`.
    public func color(_ key: String) -> UIColor? {
        guard let child = keyedChild(key), child.name != "nil" else { return nil }
        return color(of: child)
    }

    /// Returns the colour of a `<color>` element.
    public func color(of child: IBElement) -> UIColor? {
        if let cached = session.sharedData.colors[child.index] { return cached }
        session.readTracker?.markAllRead(of: child)
        let resources = session.template.document.resources
        let color = UIColor(interfaceBuilder: { child[$0] }) { name in
            if child["name"] == name, session.validateFileName(name, "name", at: child),
                let color = session.color(named: name)
            {
                return color
            }
            let recordedResource = resources.namedColors[name] ?? resources.systemColors[name]
            return recordedResource.flatMap { resource in
                UIColor(interfaceBuilder: { resource.color[$0] }, resource: { _ in nil })
            }
        }
        guard let color else {
            session.report(
                .warning, at: child, key: child.key, value: child["name"] ?? child["systemColor"],
                message: "describes an unknown colour", remedy: "using the default", rule: .resource,
                lack: .color)
            return nil
        }
        session.sharedData.colors[child.index] = color
        return color
    }

    /// Returns the font of the child with a key. If the font isn't installed, returns a substitute and reports it.
    ///
    /// - Parameters:
    ///   - key: The key of the child.
    ///   - defaultSize: The default size in points, which is used if the document's size is missing or 0.
    public func font(_ key: String, defaultSize: CGFloat = UIFont.labelFontSize) -> UIFont? {
        guard let child = keyedChild(key), child.name != "nil" else { return nil }
        return font(of: child, defaultSize: defaultSize)
    }

    /// Returns the font of a `<fontDescription>` or `<font>` element.
    public func font(of child: IBElement, defaultSize: CGFloat = UIFont.labelFontSize) -> UIFont? {
        if let cached = session.sharedData.fonts[child.index] { return cached }
        let element = child.varied(for: session.options.variationTraits)
        session.readTracker?.markAllRead(of: child)
        guard
            let result = UIFont.interfaceBuilder(
                { element[$0] }, defaultSize: defaultSize, traits: session.options.traits)
        else {
            session.report(
                .warning, at: child, key: child.key, message: "does not describe a font", remedy: "using the default")
            return nil
        }
        for key in ["pointSize", "size"] {
            let text = element[key] ?? ""
            guard let size = IBValue.number(text), !IBLimits.fontSizes.contains(size) else { continue }
            let limitMessage = IBLimits.rangeMessage(IBLimits.fontSizes)
            session.report(
                .error, at: child, key: key, value: text, message: limitMessage.message, remedy: limitMessage.remedy,
                rule: .limit)
        }
        if let style = element["style"], !UIFont.TextStyle.allSupported.contains(UIFont.TextStyle(rawValue: style)) {
            session.report(
                .warning, at: child, key: "style", value: style, message: "is not a text style",
                remedy: "using the body style")
        }
        if let name = result.missingName {
            // The element `<customFonts>` lists the fonts in the app's bundle.
            session.report(
                containsFont(name) ? .note : .warning, at: child, key: "name", value: name,
                message: "is a font that is not installed",
                remedy: "using a substitute", rule: .resource, lack: .font)
        }
        session.sharedData.fonts[child.index] = result.font
        return result.font
    }

    private func containsFont(_ name: String) -> Bool {
        let fontFiles = session.template.document.root.child(key: "customFonts")?.children ?? []
        return fontFiles.contains { file in file.children.contains { $0.text == name } }
    }

    /// Returns the image that an attribute or an `<imageReference key="…">` element refers to. If the image is missing,
    /// returns an empty image of the size in the document, which the command line draws as a crossed box.
    public func image(_ key: String) -> UIImage? {
        if let name = attribute(key) { return image(named: name, catalog: attribute("catalog")) }
        guard let child = keyedChild(key), child.name == "imageReference" else { return nil }
        return coder(for: child).referencedImage
    }

    /// The image of this `<imageReference>` element, with its symbol scale and rendering mode. Palette colours aren't
    /// decoded: such symbols are drawn in a single colour.
    private var referencedImage: UIImage? {
        guard let name = attribute("image"), var image = image(named: name, catalog: attribute("catalog")) else {
            return nil
        }
        if let scale: UIImage.SymbolScale = enumeration("symbolScale", UIImage.SymbolConfiguration.scalesByName) {
            image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
        }
        let modes: [String: UIImage.RenderingMode] = [
            "original": .alwaysOriginal, "alwaysOriginal": .alwaysOriginal, "template": .alwaysTemplate,
            "alwaysTemplate": .alwaysTemplate, "automatic": .automatic, "monochrome": .automatic,
        ]
        if element["renderingMode"] == "hierarchical", attribute("renderingMode") != nil {
            let configuration = UIImage.SymbolConfiguration(textStyle: nil, coloring: .hierarchical(nil))
            return image.applyingSymbolConfiguration(configuration) ?? image
        }
        if let modeName = element["renderingMode"], modes[modeName] != nil,
            let mode = enumeration("renderingMode", modes)
        {
            image = image.withRenderingMode(mode)
        }
        return image
    }

    /// Returns the image with a name.
    public func image(named name: String, catalog: String?) -> UIImage? {
        if let cached = session.sharedData.images[name] { return cached }
        let resource = session.template.document.resources.images[name]
        let previousCount = session.diagnostics.count
        if session.validateFileName(name, "image", at: element), let image = session.image(named: name) {
            session.sharedData.images[name] = image
            return image
        }
        if (catalog ?? resource?.catalog) == "system" {
            // The size in the document is that of the symbol's canvas, not of the symbol next to text.
            let canvas = CGSize(width: resource?.width ?? 0, height: resource?.height ?? 0)
            let symbolGlyph = SymbolGlyph.named(name, canvas: canvas)
            if !symbolGlyph.hasDrawing {
                report(
                    .warning, "refers to a symbol that CellSim does not draw", key: "image", value: name,
                    remedy: "drawn as an empty box with its proportions; the nearest symbols are "
                        + UnknownSymbols.nearestText(to: name)
                        + "; to draw your own image, add one with this name to the image folder",
                    rule: .resource, lack: .symbol, supports: SupportName.symbol(name))
            }
            let image = UIImage(symbol: symbolGlyph, configuration: nil, traits: session.options.traits)
            session.sharedData.images[name] = image
            return image
        }
        var values = UIImage.Values()
        values.size = CGSize(width: resource?.width ?? 0, height: resource?.height ?? 0)
        values.name = name
        values.isPlaceholder = session.options.policy == .commandLine
        // If the document contains the image's size, the image existed when it was saved. Without image folders, the
        // image is probably in a folder that CellSim doesn't know, so this is only a note.
        let severity: Diagnostic.Severity = resource != nil && session.options.imageFolders.isEmpty ? .note : .warning
        // If diagnostics were added, the image's file exists and its problems were reported.
        let hasFileDiagnostics = session.diagnostics.count > previousCount
        report(
            severity,
            hasFileDiagnostics ? "refers to an image that cannot be drawn" : "refers to an image that does not exist",
            key: "image",
            value: name, remedy: "using an empty image of the recorded size", rule: .resource, lack: .image)
        let image = UIImage(values: values)
        session.sharedData.images[name] = image
        return image
    }

    /// Returns the child elements with a name.
    public func children(_ name: String) -> [IBElement] { element.children.filter { $0.name == name } }

    /// Registers an object as the one that this element describes.
    public func register(_ object: AnyObject) { session.register(object, for: element) }
}
