import Foundation

/// Generates the source that SwiftGen's stock templates produce for an output's inputs.
struct SwiftGenSource {
    let output: SwiftGenConfiguration.Output
    let classes: Set<String>
    let notes: ProjectNotes
    var access: String { output.isOn("publicAccess") ? "public " : "" }

    /// Creates a generator for an output.
    /// - Parameters:
    ///   - output: an output of the configuration.
    ///   - classes: the names of the module's types, which storyboard scenes may use.
    ///   - notes: collects problems.
    init(_ output: SwiftGenConfiguration.Output, classes: Set<String>, notes: ProjectNotes) {
        (self.output, self.classes, self.notes) = (output, classes, notes)
    }

    /// The default type name for each parser.
    static let defaultNames = [
        "xcassets": "Asset", "strings": "L10n", "ib": "StoryboardScene", "colors": "ColorName",
        "fonts": "FontFamily",
    ]

    /// Returns the name of the type that the output declares.
    static func typeName(of output: SwiftGenConfiguration.Output) -> String {
        let isSegues = output.template?.hasPrefix("segues") ?? false
        let defaultName = isSegues ? "StoryboardSegue" : defaultNames[output.parser] ?? ""
        return output.parameter("enumName") ?? output.parameter("sceneEnumName") ?? defaultName
    }

    var name: String { Self.typeName(of: output) }

    /// Returns the Swift source and the number of names in it, or nil if the template isn't one of SwiftGen's own Swift templates.
    func text() -> (text: String, count: Int)? {
        guard let template = output.template, template.contains("swift"), !template.contains("swiftui") else {
            return nil
        }
        let body: (text: String, count: Int)
        switch output.parser {
        case "xcassets": body = assets()
        case "strings": body = texts(isFlat: template.hasPrefix("flat"))
        case "ib": body = template.hasPrefix("segues") ? segues() : scenes()
        case "colors": body = colors()
        case "fonts": body = fonts()
        default: return nil
        }
        let head = "// Written by 'cellsim app' in the place of SwiftGen, template '\(template)'.\n"
        return (head + ["Foundation", "UIKit"].map { "import \($0)\n" }.joined() + "\n" + body.text, body.count)
    }

    /// Returns the source of the outer type with the members of a tree.
    func declaration(_ tree: NameTree, _ name: String) -> String {
        "\(access)enum \(name) {\n\(tree.text("\(access)enum"))}\n"
    }

    // MARK: Asset catalogues

    private func assets() -> (String, Int) {
        let catalogues = output.inputs.filter { Paths.pathExtension(of: $0) == "xcassets" }
        let usesFileNames = catalogues.count > 1 || output.isOn("forceFileNameEnum")
        let types: [AssetCatalog.Asset.Kind: String] = [
            .color: output.parameter("colorTypeName") ?? "ColorAsset",
            .image: output.parameter("imageTypeName") ?? "ImageAsset",
        ]
        var tree = NameTree()
        for path in catalogues {
            let outer = usesFileNames ? [GeneratedName.swiftGenType(Paths.nameWithoutExtension(of: path))] : []
            for asset in AssetCatalog(path, notes: notes).assets {
                let name = GeneratedName.swiftGen(asset.last)
                let value = "\(types[asset.kind] ?? "")(name: \(Manifest.quoted(asset.name)))"
                tree.add(
                    name, in: outer + asset.folders.map(GeneratedName.swiftGenType),
                    "\(access)static let \(name) = \(value)")
            }
        }
        let (color, image) = (types[.color] ?? "", types[.image] ?? "")
        let text = """
            \(declaration(tree, name))
            \(access)struct \(color): Sendable {
                \(access)let name: String
                \(access)typealias Color = UIColor
                \(access)var color: UIColor { UIColor(asset: self) ?? .clear }
                \(access)func color(compatibleWith traits: UITraitCollection) -> UIColor {
                    UIColor(named: name, in: .main, compatibleWith: traits) ?? .clear
                }
            }

            extension UIColor {
                \(access)convenience init?(asset: \(color)) { self.init(named: asset.name, in: .main, compatibleWith: nil) }
            }

            \(access)struct \(image): Sendable {
                \(access)let name: String
                \(access)typealias Image = UIImage
                \(access)var image: UIImage { UIImage(asset: self) ?? UIImage() }
                \(access)func image(compatibleWith traits: UITraitCollection) -> UIImage {
                    UIImage(named: name, in: .main, compatibleWith: traits) ?? UIImage()
                }
            }

            extension UIImage {
                \(access)convenience init?(asset: \(image)) { self.init(named: asset.name, in: .main, compatibleWith: nil) }
            }

            """
        return (text, tree.count)
    }

    // MARK: Strings

    private static let types: [TextTables.ArgumentType: String] = [
        .object: "Any", .integer: "Int", .number: "Float", .character: "CChar", .string: "UnsafePointer<CChar>",
        .pointer: "UnsafeRawPointer",
    ]

    private static func argument(_ value: TextTables.ArgumentType, _ name: String) -> String {
        switch value {
        case .object: "String(describing: \(name))"
        case .pointer: "Int(bitPattern: \(name))"
        default: name
        }
    }

    private func texts(isFlat: Bool) -> (String, Int) {
        let tables = TextTables(output.inputs, notes: notes).tables
        let usesFileNames = tables.count > 1 || output.isOn("forceFileNameEnum")
        let separator = output.option("separator") ?? "."
        var tree = NameTree()
        for (table, texts) in tables.sorted(by: { $0.key < $1.key }) {
            let outer = usesFileNames ? [GeneratedName.swiftGenType(table)] : []
            for (key, values) in texts.sorted(by: { $0.key < $1.key }) {
                let parts = isFlat ? [key] : key.components(separatedBy: separator)
                let name = GeneratedName.swiftGen(parts.last ?? key)
                let call = "tr(\(Manifest.quoted(table)), \(Manifest.quoted(key))"
                let arguments = values.enumerated().map { ", " + Self.argument($1, "p\($0 + 1)") }.joined()
                let parameters = values.enumerated().map { "_ p\($0 + 1): \(Self.types[$1] ?? "Any")" }
                let signature = values.isEmpty ? "var \(name)" : "func \(name)(\(parameters.joined(separator: ", ")))"
                tree.add(
                    name, in: outer + parts.dropLast().map(GeneratedName.swiftGenType),
                    "\(access)static \(signature)\(values.isEmpty ? ":" : " ->") String { \(self.name).\(call)\(arguments)) }"
                )
            }
        }
        let format =
            output.parameter("lookupFunction").map { "\($0)(key, table)" }
            ?? "Bundle.main.localizedString(forKey: key, value: nil, table: table)"
        let text = """
            \(declaration(tree, name))
            extension \(name) {
                private static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
                    let format = \(format)
                    return arguments.isEmpty ? format : String(format: format, locale: .current, arguments: arguments)
                }
            }

            """
        return (text, tree.count)
    }

    // MARK: Colours

    private func colors() -> (String, Int) {
        var tree = NameTree()
        for path in output.inputs {
            for (name, value) in ColorList(path, notes: notes).colors {
                let identifier = GeneratedName.swiftGen(name)
                tree.add(identifier, in: [], "\(access)static let \(identifier) = \(self.name)(rgbaValue: \(value))")
            }
        }
        let text = """
            \(access)struct \(name): Sendable {
                \(access)let rgbaValue: UInt32
                \(access)typealias Color = UIColor
                \(access)var color: UIColor { UIColor(named: self) }
            \(tree.text("enum"))}

            extension UIColor {
                \(access)convenience init(named color: \(name)) {
                    let parts = [24, 16, 8, 0].map { CGFloat((color.rgbaValue >> $0) & 0xFF) / 255 }
                    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
                }
            }

            """
        return (text, tree.count)
    }
}
