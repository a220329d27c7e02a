import CellSimInterfaceBuilder

/// Generates the source that RSwift produces for a target's resources, such as `R.image.logo()` and `R.string.localizable.title()`.
struct ResourceNames {
    private let target: AppProject.Target
    private let classes: Set<String>
    private let notes: ProjectNotes
    private var files: [String]

    /// The generated groups of names.
    static let groups = [
        "image", "color", "string", "font", "nib", "reuseIdentifier", "storyboard", "segue", "file",
    ]

    /// Creates a generator for a target's resources.
    /// - Parameters:
    ///   - target: the target with the resources.
    ///   - classes: the names of the module's types, which XIBs and storyboards may use.
    ///   - notes: collects unreadable files.
    init(_ target: AppProject.Target, classes: Set<String>, notes: ProjectNotes) {
        (self.target, self.classes, self.notes) = (target, classes, notes)
        files = target.resources.flatMap { resource -> [String] in
            guard Paths.pathExtension(of: resource.path) == "lproj", Paths.isFolder(resource.path) else {
                return [resource.path]
            }
            return Paths.contents(of: resource.path).map { resource.path + "/" + $0 }
        }
    }

    /// Returns the Swift source and the number of names in each non-empty group.
    func text() -> (text: String, counts: [(group: String, count: Int)]) {
        var trees: [String: NameTree] = [:]
        addAssets(to: &trees)
        addStrings(to: &trees)
        addDocuments(to: &trees)
        for face in FontNames.faces(files, notes: notes) {
            add(
                face.name, to: &trees["font", default: NameTree()],
                "Font(name: \(Manifest.quoted(face.name)))")
        }
        for file in files where !Self.compiledExtensions.contains(Paths.pathExtension(of: file)) {
            let name = Paths.lastComponent(file)
            let stem = Paths.nameWithoutExtension(of: name)
            let suffix = Manifest.quoted(String(name.dropFirst(stem.count + 1)))
            add(
                name, to: &trees["file", default: NameTree()],
                "File(name: \(Manifest.quoted(stem)), pathExtension: \(suffix))")
        }
        let body = Self.groups.map { group in
            "    struct \(group) {\n" + (trees[group] ?? NameTree()).text("struct", indent: "        ") + "    }\n"
        }
        let counts = Self.groups.compactMap { group -> (group: String, count: Int)? in
            guard let tree = trees[group] else { return nil }
            return (group, group == "storyboard" ? tree.ownCount : tree.count)
        }
        return ("\(Self.header)struct R {\n\(body.joined())\(Self.types)}\n\(Self.extensions)", counts)
    }

    /// The extensions of files that the app bundle contains in another form.
    private static let compiledExtensions: Set<String> = [
        "xcassets", "strings", "stringsdict", "xcstrings", "xib", "storyboard", "lproj", "ttf", "otf", "ttc",
    ]

    private func add(
        _ name: String, to tree: inout NameTree, in path: [String] = [], _ value: String
    ) {
        let identifier = GeneratedName.rSwift(name)
        tree.add(identifier, in: path, "static let \(identifier) = \(value)")
    }

    private func addAssets(to trees: inout [String: NameTree]) {
        for path in files where Paths.pathExtension(of: path) == "xcassets" {
            for asset in AssetCatalog(path, notes: notes).assets {
                let (group, type) = asset.kind == .color ? ("color", "Color") : ("image", "Image")
                add(
                    asset.last, to: &trees[group, default: NameTree()], in: asset.folders.map(GeneratedName.rSwift),
                    "\(type)(name: \(Manifest.quoted(asset.name)))")
            }
        }
        for path in files where ["png", "jpg", "jpeg"].contains(Paths.pathExtension(of: path)) {
            let stem = Paths.nameWithoutExtension(of: path).replacing(/@[23]x$/, with: "").replacing(
                /~(ipad|iphone)$/, with: "")
            add(stem, to: &trees["image", default: NameTree()], "Image(name: \(Manifest.quoted(stem)))")
        }
    }

    private static let valueTypes: [TextTables.ArgumentType: String] = [
        .object: "String", .integer: "Int", .number: "Double", .character: "CChar", .string: "UnsafePointer<CChar>",
        .pointer: "UnsafeRawPointer",
    ]

    private func addStrings(to trees: inout [String: NameTree]) {
        for (table, texts) in TextTables(files, notes: notes).tables.sorted(by: { $0.key < $1.key }) {
            for (key, values) in texts.sorted(by: { $0.key < $1.key }) {
                let name = GeneratedName.rSwift(key)
                let parameters =
                    values.enumerated().map { "_ value\($0 + 1): \(Self.valueTypes[$1] ?? "String")" }
                    + ["preferredLanguages: [String]? = nil"]
                let arguments = values.enumerated().map { offset, value in
                    value == .pointer ? ", Int(bitPattern: value\(offset + 1))" : ", value\(offset + 1)"
                }
                trees["string", default: NameTree()].add(
                    name, in: [GeneratedName.rSwift(table)],
                    "static func \(name)(\(parameters.joined(separator: ", "))) -> String { "
                        + "R.text(\(Manifest.quoted(table)), \(Manifest.quoted(key))\(arguments.joined())) }")
            }
        }
    }

    private func addDocuments(to trees: inout [String: NameTree]) {
        var seenNames: Set<String> = []
        for path in files where ["xib", "storyboard"].contains(Paths.pathExtension(of: path)) {
            guard seenNames.insert(Paths.lastComponent(path)).inserted,
                let document = InterfaceNames.document(path, notes)
            else {
                continue
            }
            for element in document.elements {
                guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { continue }
                let type = InterfaceNames.className(of: element, classes)
                add(
                    identifier, to: &trees["reuseIdentifier", default: NameTree()],
                    "ReuseIdentifier<\(type)>(identifier: \(Manifest.quoted(identifier)))")
            }
            guard document.kind == .xib else { continue }
            let view = document.objects.first { $0["placeholderIdentifier"] == nil }
            let type = view.map { InterfaceNames.className(of: $0, classes) } ?? "UIView"
            let reuse = view?["reuseIdentifier"].map(Manifest.quoted) ?? "nil"
            let name = Paths.nameWithoutExtension(of: path)
            add(
                name, to: &trees["nib", default: NameTree()],
                "Nib<\(type)>(name: \(Manifest.quoted(name)), identifier: \(reuse))")
        }
        for board in StoryboardNames.all(files, classes: classes, notes: notes) {
            addScenes(of: board, to: &trees["storyboard", default: NameTree()])
            for segue in board.segues {
                add(
                    segue.identifier, to: &trees["segue", default: NameTree()],
                    in: [GeneratedName.rSwift(segue.source)],
                    "Segue(identifier: \(Manifest.quoted(segue.identifier)))")
            }
        }
    }

    /// Adds the scenes of a storyboard. `R.storyboard.main` has a property for each scene, and `R.storyboard.main()` returns the
    /// storyboard.
    private func addScenes(of board: StoryboardNames, to tree: inout NameTree) {
        let name = GeneratedName.rSwift(board.name)
        let (type, quoted) = ("\(name)_", Manifest.quoted(board.name))
        let initial = board.initialClass ?? "UIViewController"
        let storyboard = "UIStoryboard(name: \(quoted), bundle: .main)"
        tree.add(name, in: [], "static let \(name) = \(type)()")
        tree.add("name", in: [type], "let name = \(quoted)")
        tree.add(
            "callAsFunction", in: [type], "@MainActor func callAsFunction() -> UIStoryboard { \(storyboard) }")
        tree.add(
            "instantiateInitialViewController", in: [type],
            "@MainActor func instantiateInitialViewController() -> \(initial)? { "
                + "\(storyboard).instantiateInitialViewController() as? \(initial) }")
        for scene in board.scenes {
            let identifier = GeneratedName.rSwift(scene.identifier)
            tree.add(
                identifier, in: [type],
                "let \(identifier) = Scene<\(scene.className)>(storyboard: \(quoted), "
                    + "identifier: \(Manifest.quoted(scene.identifier)))")
        }
    }
}
