import CellSimProcess
import Foundation

/// The headers whose Objective-C declarations are visible to a target's Swift sources.
struct HeaderRoots {
    /// The paths of the existing headers.
    let roots: [String]
    /// The paths of all headers in the project.
    let projectHeaders: [String]
    /// The paths of headers that settings refer to but that don't exist.
    let missing: [String]

    init(of target: AppProject.Target, in project: AppProject) {
        let root = target.settings["SRCROOT"] ?? project.root
        var named: [String] = []
        if let bridge = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !bridge.isEmpty {
            named.append(Paths.join(root, bridge))
        }
        let flags = target.settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag == "-import-objc-header" && index + 1 < flags.count {
            named.append(Paths.join(root, flags[index + 1]))
        }
        var walk = FolderWalk(notes: ProjectNotes())
        walk.includes = { $0.hasSuffix(".h") || $0.hasSuffix(".modulemap") }
        let isNeeded = !named.isEmpty || target.kind == .framework && !target.foreignSources.isEmpty
        let files = isNeeded ? walk.files(in: project.root).map { project.root + "/" + $0 } : []
        if isNeeded, target.kind == .framework {
            var map =
                (target.settings["MODULEMAP_FILE"] ?? "").isEmpty
                ? nil : Paths.join(root, target.settings["MODULEMAP_FILE"] ?? "")
            // If a header is named like the module, other headers are imported relative to its folder.
            if map == nil, let umbrella = files.first(where: { Paths.lastComponent($0) == target.module + ".h" }) {
                named.append(umbrella)
            }
            if map == nil { map = files.first { Paths.lastComponent($0) == target.module + ".modulemap" } }
            if let map, let bytes = try? FileReader.read(map, maximum: 1_000_000) {
                for match in String(decoding: bytes, as: UTF8.self).matches(of: /header\s+"([^"]+)"/) {
                    let path = Paths.join(Paths.folder(of: map), String(match.1))
                    named.append(Paths.exists(path) ? path : files.first { $0.hasSuffix("/" + match.1) } ?? path)
                }
            }
        }
        // A module without Swift sources exposes the headers next to its Objective-C sources.
        if named.isEmpty, target.kind == .framework, target.sources.isEmpty {
            let folders = Set(target.foreignSources.map { Paths.folder(of: $0.path) })
            named = files.filter { $0.hasSuffix(".h") && folders.contains(Paths.folder(of: $0)) }
        }
        var known: Set<String> = []
        let all = named.filter { known.insert($0).inserted }
        roots = all.filter(Paths.exists)
        missing = all.filter { !Paths.exists($0) }
        projectHeaders = files.filter { $0.hasSuffix(".h") }
    }
}
