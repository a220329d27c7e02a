import ArgumentParser
import Foundation

/// The options for the cache of drawn pictures.
struct CacheOptions: ParsableArguments {
    @Flag(name: .customLong("no-cache"), help: "Draw unchanged cases too.")
    var isOff = false

    @Option(
        name: .customLong("cache-directory"),
        help: ArgumentHelp(
            "The folder of the cache. (default: CELLSIM_CACHE, or cellsim in your cache folder)", valueName: "dir"))
    var folder: String?

    func validate() throws {
        if isOff, folder != nil { throw ValidationError("use either --no-cache or --cache-directory") }
        if folder?.isEmpty == true { throw ValidationError("--cache-directory needs the name of a folder") }
    }

    /// Returns the folder of the cache, or nil if caching is disabled.
    func resolvedFolder(_ environment: [String: String]) -> String? {
        if isOff { return nil }
        if let folder { return folder + "/snapshots" }
        return CacheOptions.defaultLocation(environment)
    }

    /// Returns the default folder of the cache, or nil if the environment disables caching.
    static func defaultLocation(_ environment: [String: String]) -> String? {
        if let folder = environment["CELLSIM_CACHE"], !folder.isEmpty {
            return folder == "0" ? nil : folder + "/snapshots"
        }
        return SwiftToolchain.cacheFolder(environment) + "/cellsim/snapshots"
    }
}
