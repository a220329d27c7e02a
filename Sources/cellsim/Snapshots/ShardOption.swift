import ArgumentParser
import CellSimCompare
import CellSimProcess
import Foundation

/// The value of `--shard`: the part of the cases that one machine runs.
struct ShardOption: Hashable, ExpressibleByArgument {
    /// The index, starting at 1, or nil to use the job's index from the environment.
    var index: Int?
    var count: Int

    init(index: Int?, count: Int) { (self.index, self.count) = (index, count) }

    /// Parses `2/8` or `/8`.
    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[1]), (1...Report.maximumShards).contains(count) else {
            return nil
        }
        if parts[0].isEmpty {
            self.init(index: nil, count: count)
        } else {
            guard let index = Int(parts[0]), (1...count).contains(index) else { return nil }
            self.init(index: index, count: count)
        }
    }

    /// Returns the shard according to the option, or to the environment of Bazel or Kubernetes. Returns nil if all cases are run.
    /// - Throws: `ValidationError` if the environment is inconsistent.
    static func resolved(_ option: ShardOption?, environment: [String: String]) throws -> Report.Shard? {
        if let option {
            if let index = option.index { return Report.Shard(index: index, count: option.count) }
            guard let text = environment["JOB_COMPLETION_INDEX"], let index = Int(text),
                (0..<option.count).contains(index)
            else {
                throw ValidationError(
                    "--shard /\(option.count) needs JOB_COMPLETION_INDEX between 0 and \(option.count - 1), which Kubernetes sets in an indexed job"
                )
            }
            return Report.Shard(index: index + 1, count: option.count)
        }
        guard let total = environment["TEST_TOTAL_SHARDS"], let count = Int(total), count > 1 else { return nil }
        guard let text = environment["TEST_SHARD_INDEX"], let index = Int(text), (0..<count).contains(index) else {
            throw ValidationError(
                "TEST_TOTAL_SHARDS is \(count), but TEST_SHARD_INDEX is not a number from 0 to \(count - 1)")
        }
        return Report.Shard(index: index + 1, count: count)
    }

    /// Informs Bazel that sharding is supported by creating the file in `TEST_SHARD_STATUS_FILE`.
    static func acknowledgeSharding(environment: [String: String]) {
        guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
        WriteAccess.allow(file: path)
        do { try AtomicFile.write([], to: path) } catch { logMessage("\(path): warning: cannot be written") }
    }
}
