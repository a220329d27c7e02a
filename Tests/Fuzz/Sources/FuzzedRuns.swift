import ArgumentParser
import CellSimCompare
import CellSimProcess
import Foundation

/// Fuzzes complete runs of `cellsim snapshot`, which records references, compares with them, and reads cached pictures.
@MainActor enum FuzzedRuns {
    static let documents = ["Row.xib", "Scenes.storyboard"]
    static let data = ["rows.json", "rows.csv"]

    private static let folder: String = {
        writeFiles(in: "run")
        return Fuzz.folder + "/run"
    }()

    private static var written: Set<String> = []

    /// Writes the files that configurations refer to, once.
    static func writeFiles(in folder: String) {
        guard written.insert(folder).inserted else { return }
        Fuzz.makeFolder(folder + "/Images")
        Fuzz.write(FuzzedDocuments.row.utf8, folder + "/Row.xib")
        Fuzz.write(scenes.utf8, folder + "/Scenes.storyboard")
        Fuzz.write(#"[{"name": "A", "toggle": true}, {"name": "B"}]"#.utf8, folder + "/rows.json")
        Fuzz.write("name,toggle\nA,true\nB,false\n".utf8, folder + "/rows.csv")
    }

    /// A storyboard. It's inline because the copied fuzz package runs without the tests' folder.
    private static let scenes = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" initialViewController="a"><scenes>
        <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="90" height="120"/><subviews><label text="A" id="l">
        <rect key="frame" x="4" y="30" width="80" height="21"/></label></subviews></view></viewController></objects></scene>
        <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"><view key="view" id="w">
        <rect key="frame" x="0" y="0" width="90" height="120"/></view></viewController></objects></scene>
        </scenes></document>
        """

    private static func clean(_ names: [String]) {
        for name in names { try? FileManager.default.removeItem(atPath: name) }
    }

    /// Returns the exit status of the command line program.
    private static func status(_ arguments: [String], _ error: inout (any Error)?) throws -> Int32 {
        do {
            try SnapshotCommand.parse([folder + "/cellsim.yml", "--jobs", "1"] + arguments).run()
            return 0
        } catch let code as ExitCode {
            return code.rawValue
        } catch let problem {
            // The message that the command line program prints.
            error = problem
            return InvalidInput(reason: problem) != nil || problem is InvalidInput ? 3 : 2
        }
    }

    /// Runs a `cellsim.yml`.
    static func snapshot(_ bytes: [UInt8]) throws {
        let path = folder + "/cellsim.yml"
        Fuzz.write(bytes, "run/cellsim.yml")
        let plan = try SnapshotPlan(path: path)
        let inside = { (path: String) in
            path.hasPrefix(folder + "/") && !path.contains("/../") && !path.hasSuffix("/..")
        }
        let isSmall = plan.cases.allSatisfy { ($0.rows ?? 0) < 50 && ($0.width ?? 0) < 600 && ($0.height ?? 0) < 1500 }
        // Skips configurations that write outside of the folder or take long.
        guard (1...8).contains(plan.cases.count), isSmall, inside(plan.references), inside(plan.artifacts) else {
            throw FuzzRefusal(reason: ValidationError("too large, or other folders"))
        }
        let locations = [plan.references, plan.artifacts, folder + "/cache"]
        clean(locations)
        defer { clean(locations) }
        var error: (any Error)?
        // The cache's key contains the checksums of all fonts, which take most of the time.
        let cached =
            (bytes.count % 64 == 0 ? ["--cache-directory", folder + "/cache"] : ["--no-cache"]) + [
                "--allow-placeholders"
            ]
        let first = try status(["--record", "missing"] + cached, &error)
        guard first == 0 else {
            if let error { throw error }
            guard [1, 3].contains(first) else { fatalError("the first run ended with \(first)") }
            return
        }
        // Not read by the program, because a run does not overwrite its inputs.
        let results = FileManager.default.contents(atPath: plan.results).flatMap {
            try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
        }
        let states = (results?["cases"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
        guard states.count == plan.cases.count, states.allSatisfy({ ["recorded", "same"].contains($0) }) else {
            fatalError("the status is 0, but the states are \(states)")
        }
        Fuzz.noteDrawn()
        for options in Set([cached, ["--no-cache", "--allow-placeholders"]]) {
            let again = try status(["--record", "never"] + options, &error)
            if again != 0 {
                fatalError("the recorded pictures differ with \(options): \(again) \(error.map { "\($0)" } ?? "")")
            }
        }
    }

    // MARK: Caches

    private static let configuration = "cases: [{document: Row.xib, variants: {width: [120, 200]}}]"

    /// The files of a filled cache, with their paths.
    private static let entries: [(path: String, bytes: [UInt8])] = {
        writeFiles(in: "run")
        Fuzz.write(configuration.utf8, "run/cellsim.yml")
        var error: (any Error)?
        let options = ["--cache-directory", folder + "/cache"]
        do {
            guard try status(["--record", "all"] + options, &error) == 0,
                try status(["--record", "never"] + options, &error) == 0
            else { fatalError("the cache cannot be filled: \(String(describing: error))") }
        } catch { fatalError("\(error)") }
        let names = FileManager.default.enumerator(atPath: folder + "/cache")?.compactMap { $0 as? String } ?? []
        let files = names.sorted().compactMap { name in
            (try? FileReader.read("\(folder)/cache/\(name)")).map { (path: "run/cache/" + name, bytes: $0) }
        }
        guard !files.isEmpty else { fatalError("the cache is empty") }
        return files
    }()

    /// Damages files in the cache, with six input bytes per change. The run must draw them again with the same result.
    static func cache(_ bytes: [UInt8]) throws {
        for entry in entries { Fuzz.write(entry.bytes, entry.path) }
        var damaged = entries.map(\.bytes)
        var rest = bytes.prefix(60)
        while rest.count >= 6 {
            let change = Array(rest.prefix(6))
            rest.removeFirst(6)
            let file = Int(change[1]) % damaged.count
            let size = damaged[file].count
            let location = (Int(change[2]) << 16 | Int(change[3]) << 8 | Int(change[4])) % max(1, size)
            switch change[0] % 5 {
            case 0 where size > 0: damaged[file][location] = change[5]
            case 1 where size > 0: damaged[file][location] ^= 1 << (change[5] % 8)
            case 2: damaged[file].removeSubrange(location...)
            case 3: damaged[file].insert(change[5], at: location)
            default: damaged[file] += damaged[Int(change[5]) % damaged.count]
            }
        }
        for (entry, bytes) in zip(entries, damaged) where entry.bytes != bytes { Fuzz.write(bytes, entry.path) }
        Fuzz.write(configuration.utf8, "run/cellsim.yml")
        var error: (any Error)?
        let code = try status(["--record", "never", "--cache-directory", folder + "/cache"], &error)
        if code != 0 { fatalError("a damaged cache changes the status to \(code): \(String(describing: error))") }
        // Also decodes damaged entries directly, because the checksum would reject them first.
        for one in damaged { decode(one) }
    }

    private static func decode(_ bytes: [UInt8]) {
        guard bytes.count >= 32 else { return }
        let mended = Array(bytes.dropLast(32)) + ContentDigest(Array(bytes.dropLast(32))).bytes
        if let entry = CacheEntry(mended) { precondition(CacheEntry(entry.encoded())?.encoded() == entry.encoded()) }
        var reader = CacheReader(mended, kind: "run")
        _ = reader?.readResponses()
    }
}
