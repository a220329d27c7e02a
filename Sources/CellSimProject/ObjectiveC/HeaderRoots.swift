import CellSimProcess
import Foundation

/// The headers whose Objective-C declarations are visible to a target's Swift sources.
struct HeaderRoots {
    /// The paths of the existing headers.
    let roots: [String]
    /// The paths of all headers in the project.
    let projectHeaders: [String]
    /// The paths of headers that settings refer to but that don't exist.
    let missingHeaders: [String]

    init(of target: AppProject.Target, in project: AppProject) {
        let root = target.settings["SRCROOT"] ?? project.root
        var candidates: [String] = []
        if let bridgingHeader = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !bridgingHeader.isEmpty {
            candidates.append(Paths.join(root, bridgingHeader))
        }
        let flags = target.settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag == "-import-objc-header" && index + 1 < flags.count {
            candidates.append(Paths.join(root, flags[index + 1]))
        }
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }
        let isNeeded = !candidates.isEmpty || target.kind == .framework && !target.otherLanguageSources.isEmpty
        let files = isNeeded ? walk.files(in: project.root).map { project.root + "/" + $0 } : []
        if isNeeded, target.kind == .framework {
            var moduleMap =
                (target.settings["MODULEMAP_FILE"] ?? "").isEmpty
                ? nil : Paths.join(root, target.settings["MODULEMAP_FILE"] ?? "")
            // If a header has the module's name, the imports of other headers are relative to its folder.
            if moduleMap == nil, let umbrella = files.first(where: { Paths.lastComponent($0) == target.module + ".h" })
            {
                candidates.append(umbrella)
            }
            if moduleMap == nil { moduleMap = files.first { Paths.lastComponent($0) == target.module + ".modulemap" } }
            if let moduleMap, let bytes = try? FileReader.read(moduleMap, maximum: 1_000_000) {
                for match in String(decoding: bytes, as: UTF8.self).matches(of: /header\s+"([^"]+)"/) {
                    let path = Paths.join(Paths.folder(of: moduleMap), String(match.1))
                    candidates.append(Paths.exists(path) ? path : files.first { $0.hasSuffix("/" + match.1) } ?? path)
                }
            }
        }
        // A module without Swift sources exposes the headers next to its Objective-C sources.
        if candidates.isEmpty, target.kind == .framework, target.sources.isEmpty {
            let folders = Set(target.otherLanguageSources.map { Paths.folder(of: $0.path) })
            candidates = files.filter { $0.hasSuffix(".h") && folders.contains(Paths.folder(of: $0)) }
        }
        var seen: Set<String> = []
        let all = candidates.filter { seen.insert($0).inserted }
        roots = all.filter(Paths.exists)
        missingHeaders = all.filter { !Paths.exists($0) }
        projectHeaders = files.filter { $0.hasSuffix(".h") }
    }
}
