import ArgumentParser
import Foundation

/// Whether pictures of earlier runs are used again, and where they are kept.
struct CacheOptions: ParsableArguments {
    @Flag(
        name: .customLong("no-cache"),
        help: "Draw every case, also those for which nothing has changed since they were drawn.")
    var isOff = false

    @Option(
        name: .customLong("cache-directory"),
        help: ArgumentHelp(
            "The folder in which pictures of unchanged cases are kept, up to 256 MB. (default: CELLSIM_CACHE, where 0 is none, else cellsim in the user's cache folder)",
            valueName: "folder"))
    var folder: String?

    func validate() throws {
        if isOff, folder != nil { throw ValidationError("--no-cache and --cache-directory cannot be given together") }
        if folder?.isEmpty == true { throw ValidationError("--cache-directory needs the name of a folder") }
    }

    /// The folder; nil for none.
    func place(_ environment: [String: String]) -> String? {
        if isOff { return nil }
        if let folder { return folder + "/snapshots" }
        if let named = environment["CELLSIM_CACHE"], !named.isEmpty { return named == "0" ? nil : named + "/snapshots" }
        return SwiftSurroundings.cacheFolder(environment) + "/cellsim/snapshots"
    }
}
