import CellSimProcess

/// Plans the Swift package that builds one app of a project, and runs its tests or its gallery.
public struct PackagePlanner {
    /// The project, including the targets of opened packages.
    package let project: AppProject
    private let app: AppProject.Target
    /// The modules that are available without a package.
    private let availableModules: Set<String>
    private let notes = ProjectNotes()

    /// Creates a planner for an app.
    /// - Parameter provided: the modules that are available without a package. Products with these names need no package.
    public init(_ project: AppProject, app: AppProject.Target, provided: Set<String> = []) {
        (self.project, self.app, self.availableModules) = (project, app, provided)
    }

    /// Returns the frameworks that the app and its tests need, followed by the app.
    public func targets(for purpose: PackagePlan.Purpose) -> [AppProject.Target] { parts(for: purpose).map(\.target) }

    private func parts(for purpose: PackagePlan.Purpose) -> [TargetPart] {
        TargetPart.all(project, app, tests: testTargets(for: purpose))
    }

    /// Returns the targets whose tests are run.
    private func testTargets(for purpose: PackagePlan.Purpose) -> [AppProject.Target] {
        guard case .tests(let names) = purpose else { return [] }
        return project.ownTargets.filter { names.contains($0.name) }
    }

    /// Returns the products that the app and its tests need, keyed by the index of their package.
    public func neededProducts(for purpose: PackagePlan.Purpose) -> [Int: [String]] {
        let targets = targets(for: purpose) + testTargets(for: purpose)
        var needed: [Int: Set<String>] = [:]
        for product in targets.flatMap(usedProducts) {
            if let holder = packageIndex(of: product) { needed[holder, default: []].insert(product.name) }
        }
        return needed.mapValues { $0.sorted() }
    }

    /// Returns a target's products without unused companions of snapshot libraries. Projects often link companions that no source imports,
    /// and their packages, such as swift-syntax, take minutes to build.
    ///
    /// Tests also get the products of pods and of Carthage's frameworks that they import. `TargetPart` adds these to other targets.
    private func usedProducts(of target: AppProject.Target) -> [AppProject.Product] {
        let linked = Set(target.products.map(\.name))
        let companions = SnapshotLibraryReplacement.unavailableProducts.intersection(linked)
        guard target.kind == .unitTests || !companions.isEmpty else { return target.products }
        let imports = target.sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(ofFile: $1.path)) }
        let unused = companions.subtracting(imports)
        var products = target.products.filter { !unused.contains($0.name) }
        guard target.kind == .unitTests else { return products }
        for module in imports.subtracting(linked).sorted()
        where !availableModules.contains(module) && !projectModules.contains(module) {
            guard let packageIndex = PackageScan.packageIndex(of: module, among: project.packages) else { continue }
            products.append(AppProject.Product(name: module, package: packageIndex))
        }
        return products
    }

    /// The modules that the targets of the project and of the projects that it refers to build.
    private var projectModules: Set<String> {
        Set(([project] + project.referencedProjects).flatMap(\.targets).map(\.module))
    }

    /// Returns the index of the package that contains a product, or nil if the product needs no package or its package is unknown.
    private func packageIndex(of product: AppProject.Product) -> Int? {
        if availableModules.contains(product.name) { return nil }
        return product.package ?? PackageScan.packageIndex(of: product.name, among: project.packages)
    }

    /// Plans the package.
    /// - Parameters:
    ///   - purpose: the tests or the gallery to build.
    ///   - packages: the sources of the available packages, keyed by package index.
    public func plan(
        for purpose: PackagePlan.Purpose, packages: [Int: AppProject.Package.Source] = [:]
    ) -> PackagePlan {
        var plan = PackagePlan(module: app.module)
        let parts = parts(for: purpose)
        plan.modules = parts.map(\.target.module)
        var targets: [String] = []
        for part in parts {
            let otherModules = Set(plan.modules).subtracting([part.target.module])
            plan.sourceCount += addLinks(part.target.sources, into: "Sources/" + part.target.module, &plan)
            if part.target.sources.isEmpty, part.target.module != app.module {
                // The declarations that are translated from headers are added to this file later. The file exists now because a module
                // needs at least one source.
                plan.files["Sources/\(part.target.module)/\(ObjectiveCTranslator.fileName)"] = .text([])
            }
            if part.target.settings.isOn(OpenedPackage.bundleModuleSetting) {
                let text = "import Foundation\n\nextension Bundle { static var module: Bundle { .main } }\n"
                plan.files["Sources/\(part.target.module)/resource_bundle_accessor.swift"] = .text(Array(text.utf8))
            }
            if let symbols = AssetSymbols(part.target, notes: notes) {
                plan.files["Sources/\(part.target.module)/\(AssetSymbols.fileName)"] = .text(symbols.text())
            }
            if let text = CatalogSymbols(part.target).text() {
                plan.files["Sources/\(part.target.module)/\(CatalogSymbols.fileName)"] = .text(text)
            }
            for classes in dataModelClasses(of: part.target) {
                guard let text = classes.text() else { continue }
                plan.files["Sources/\(part.target.module)/\(classes.fileName)"] = .text(text)
            }
            let generated = GeneratedSources(part.target, of: project, notes: notes)
            for (name, text) in generated.files {
                plan.files["Sources/\(part.target.module)/\(name)"] = .text(text)
            }
            targets.append(
                targetDeclaration(
                    "target", part.target, path: "Sources/" + part.target.module,
                    modules: part.imports.intersection(otherModules).sorted(),
                    products: products(of: part.target, packages)))
            report(part.target, without: generated.replacedPaths)
            reportTargetsWithSameModule(named: part.target)
        }
        var resources = ResourceFolder(notes: notes)
        for part in parts.reversed() {
            resources.add(part.target.resources)
            plan.documents += documents(of: part.target)
        }
        plan.files.merge(resources.files) { first, _ in first }
        let infoPropertyList = InfoPropertyList(app, root: app.settings["SRCROOT"] ?? project.root, notes: notes)
        plan.files[PackagePlan.resourcesFolder + "/Info.plist"] = .text(infoPropertyList.text(project))
        targets += runnableTargets(purpose, parts, packages, &plan)
        plan.files["Package.swift"] = .text(Array(manifest(targets, packages).utf8))
        plan.notes = notes.all
        return plan
    }

    /// Returns a target's XIBs and storyboards, without those of third-party packages and pods. A gallery shows only the team's own
    /// documents.
    public func documents(of target: AppProject.Target) -> [AppProject.File] {
        target.documents.filter { !isThirdParty($0.path) }
    }

    /// Returns whether a document belongs to a third-party package or pod.
    private func isThirdParty(_ path: String) -> Bool {
        if let folder = project.clonedPackagesFolder, path.hasPrefix(folder + "/") { return true }
        let isInside = path.hasPrefix(project.root + "/")
        return PackageScan.isThirdParty(isInside ? String(path.dropFirst(project.root.count + 1)) : path)
    }

    // MARK: Modules

    /// Links sources into a folder of the package under their own file names, which must be unique in a module.
    /// - Returns: the number of links.
    private func addLinks(_ sources: [AppProject.File], into folder: String, _ plan: inout PackagePlan) -> Int {
        var count = 0
        var locations: [String: AppProject.File] = [:]
        for source in sources {
            if folder.hasPrefix("Sources/"), source.name == "main.swift" {
                addDelegateRegistration(of: source, to: folder, &plan)
                continue
            }
            if let first = locations[source.name] {
                notes.add(
                    .warning, source.path, nil,
                    "has the same name as \(first.path), and a module cannot have two files with one name; skipped")
                continue
            }
            locations[source.name] = source
            plan.files[folder + "/" + source.name] = resolvingConflicts(source).map { .text($0) } ?? .link(source.path)
            count += 1
        }
        return count
    }

    /// Returns a source's text without merge conflict markers, or nil if it has no markers.
    private func resolvingConflicts(_ source: AppProject.File) -> [UInt8]? {
        guard let bytes = try? FileReader.read(source.path) else { return nil }
        let text = ConflictMarkers.resolvingToFirstSide(of: bytes, file: source.path, notes: notes)
        return text == bytes ? nil : text
    }

    /// Adds a source that registers the app delegate that an app's `main.swift` passes to `UIApplicationMain`.
    private func addDelegateRegistration(of source: AppProject.File, to folder: String, _ plan: inout PackagePlan) {
        guard let delegate = MainSwiftFile.delegate(inFile: source.path) else {
            return notes.add(
                .note, source.path, nil, "starts the app, and the class of its delegate is unknown; skipped")
        }
        notes.add(
            .note, source.path, nil, "starts the app; skipped: tests and the gallery launch it with '\(delegate)'")
        plan.files[folder + "/CellSimDelegate.swift"] = .text(
            Array(
                MainSwiftFile.registration(of: delegate, application: MainSwiftFile.application(inFile: source.path))
                    .utf8))
    }

    /// Returns generators for the classes of a target's data models. Unreadable models are skipped here; they are reported when the
    /// resources are processed.
    private func dataModelClasses(of target: AppProject.Target) -> [DataModelClasses] {
        target.resources.filter { ["xcdatamodeld", "xcdatamodel"].contains(Paths.pathExtension(of: $0.path)) }
            .compactMap { try? DataModel($0.path) }.map(DataModelClasses.init)
    }

    /// Reports the parts of a target that aren't built.
    /// - Parameter replaced: the paths of missing files that are replaced.
    private func report(_ target: AppProject.Target, without replaced: Set<String> = []) {
        for note in target.settingNotes { notes.add(note) }
        let missing = target.missingFiles.filter { !replaced.contains($0.path) }
        if let first = missing.first {
            let names = missing.prefix(8).map { Paths.relative($0.path, to: project.root) }.joined(
                separator: ", ")
            notes.add(
                .warning, first.referringFile, first.line,
                "\(missing.count) files of target '\(target.name)' do not exist; skipped: "
                    + names + (missing.count > 8 ? ", …" : "")
                    + ". If a tool generates them, run it; code that needs them fails or is left out")
        }
        if !target.otherLanguageSources.isEmpty {
            let names = target.otherLanguageSources.map(\.name).joined(separator: ", ")
            notes.add(
                .note, target.referringFile, target.line,
                "target '\(target.name)': \(target.otherLanguageSources.count) sources are not Swift; "
                    + "skipped: \(names)")
        }
        let unsupportedNames = target.unsupportedFiles.map(\.name)
        if !unsupportedNames.isEmpty {
            notes.add(
                .note, target.referringFile, target.line,
                "target '\(target.name)': skipped, because CellSim has no tool that reads them: "
                    + unsupportedNames.joined(separator: ", "))
        }
    }

    /// Reports the targets that aren't built because another target has the same module name.
    private func reportTargetsWithSameModule(named target: AppProject.Target) {
        for other in ([project] + project.referencedProjects).flatMap(\.targets) {
            guard other.kind == .framework, other.module == target.module, other.supportsIPhone, !other.sources.isEmpty,
                (other.referringFile, other.line, other.name) != (target.referringFile, target.line, target.name),
                Set(other.sources.map(\.path)) != Set(target.sources.map(\.path))
            else { continue }
            notes.add(
                .warning, other.referringFile, other.line,
                "target '\(other.name)' is not built: its module '\(other.module)' has the same name as that of target "
                    + "'\(target.name)' in \(Paths.relative(target.referringFile, to: project.root)). If the app needs this one, "
                    + "set another PRODUCT_MODULE_NAME")
        }
    }

    // MARK: Packages

    /// Returns the available products that a target links, as entries of a manifest.
    private func products(of target: AppProject.Target, _ packages: [Int: AppProject.Package.Source]) -> [String] {
        usedProducts(of: target).compactMap { product in
            guard let holder = packageIndex(of: product), let source = packages[holder] else { return nil }
            return ".product(name: \(Manifest.quoted(product.name)), package: \(Manifest.quoted(source.identity)))"
        }
    }

    // MARK: Tests and gallery

    /// The source of the program that draws the gallery, keyed by its path in the package.
    public var gallerySources: [String: PackagePlan.Content] {
        let text = "import CellSimHost\n\nGallery.main()\n"
        return ["Sources/\(PackagePlan.galleryProgram)/main.swift": .text(Array(text.utf8))]
    }

    private func runnableTargets(
        _ purpose: PackagePlan.Purpose, _ parts: [TargetPart], _ packages: [Int: AppProject.Package.Source],
        _ plan: inout PackagePlan
    ) -> [String] {
        switch purpose {
        case .gallery:
            plan.files.merge(gallerySources) { $1 }
            let names = Manifest.list([Manifest.quoted(app.module)], indent: 12)
            return [
                ".executableTarget(\n            name: \(Manifest.quoted(PackagePlan.galleryProgram)), dependencies: \(names),\n            swiftSettings: [.swiftLanguageMode(.v5)])"
            ]
        case .tests: return testTargets(for: purpose).map { addTestTarget($0, parts, packages, &plan) }
        case .testFolder(let folder):
            var target = AppProject.Target(name: Paths.lastComponent(folder), kind: .unitTests, referringFile: folder)
            if Paths.identifier(target.name) == app.module { target.name += "Tests" }
            target.settings = settings(ofTestsIn: folder)
            target.settings.add([("PRODUCT_NAME", target.name), ("PRODUCT_MODULE_NAME", Paths.identifier(target.name))])
            var files = TargetFiles(target: target.name, notes: notes, projectFile: folder)
            for relative in FolderWalk(notes: notes).files(in: folder) where !relative.contains("__Snapshots__/") {
                files.add(
                    AppProject.File(path: folder + "/" + relative, referringFile: folder, line: nil), isSourcePhase: nil
                )
            }
            (target.sources, target.resources) = (files.sources, files.resources)
            return [addTestTarget(target, parts, packages, &plan)]
        }
    }

    /// Returns the build settings for the tests in a folder: the settings of their test target, or otherwise the app's settings without
    /// default actor isolation, which Xcode doesn't apply to tests.
    private func settings(ofTestsIn folder: String) -> BuildSettings {
        let prefix = folder + "/"
        let owners = project.targets.filter { $0.kind == .unitTests }.map { target in
            (target, target.sources.count { $0.path.hasPrefix(prefix) })
        }
        if let owner = owners.max(by: { $0.1 < $1.1 }), owner.1 > 0 { return owner.0.settings }
        var settings = app.settings
        settings.add([("SWIFT_DEFAULT_ACTOR_ISOLATION", "nonisolated")])
        return settings
    }

    private func addTestTarget(
        _ target: AppProject.Target, _ parts: [TargetPart], _ packages: [Int: AppProject.Package.Source],
        _ plan: inout PackagePlan
    ) -> String {
        let path = "Tests/" + target.module
        _ = addLinks(target.sources, into: path, &plan)
        var resources = ResourceFolder(notes: notes)
        resources.add(target.resources)
        plan.files.merge(resources.files) { first, _ in first }
        report(target)
        let imports = target.sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(ofFile: $1.path)) }
        let modules = parts.map(\.target.module).filter { $0 == app.module || imports.contains($0) }
        return targetDeclaration(
            "testTarget", target, path: path, modules: modules, products: products(of: target, packages))
    }

    // MARK: Manifest

    private func targetDeclaration(
        _ kind: String, _ target: AppProject.Target, path: String, modules: [String], products: [String]
    ) -> String {
        let settings = CompilerSettings(target).lines
        return """
            .\(kind)(
                        name: \(Manifest.quoted(target.module)),
                        dependencies: \(Manifest.list(modules.map(Manifest.quoted) + products, indent: 12)),
                        path: \(Manifest.quoted(path)),
                        swiftSettings: \(Manifest.list(settings, indent: 12)))
            """
    }

    private static let header = "// swift-tools-version: 6.2\nimport PackageDescription\n"

    private static func dependency(_ source: AppProject.Package.Source) -> String {
        switch source {
        case .folder(let path): ".package(path: \(Manifest.quoted(path)))"
        case .repository(let address, let requirement):
            ".package(url: \(Manifest.quoted(address)), \(requirement))"
        }
    }

    /// Returns the manifest of a package that only depends on products of another package. It is used to test whether the package builds.
    public static func probeManifest(of source: AppProject.Package.Source, products: [String]) -> String {
        let productReferences = products.map {
            ".product(name: \(Manifest.quoted($0)), package: \(Manifest.quoted(source.identity)))"
        }
        return """
            \(Self.header)
            let package = Package(
                name: "probe", dependencies: [\(dependency(source))],
                targets: [.target(name: "probe", dependencies: \(Manifest.list(productReferences, indent: 4)), path: "Sources")])

            """
    }

    private func manifest(_ targets: [String], _ packages: [Int: AppProject.Package.Source]) -> String {
        let dependencies = packages.sorted { $0.key < $1.key }.map { Self.dependency($0.value) }
        return """
            \(Self.header)
            // Each run of 'cellsim app' writes this file again. The package's files are links to the project's files.
            let package = Package(
                name: \(Manifest.quoted(app.module)),
                dependencies: \(Manifest.list(dependencies, indent: 4)),
                targets: \(Manifest.list(targets, indent: 4)),
                swiftLanguageModes: [.v5, .v6]
            )

            """
    }
}
