import CellSimCShims
import Glibc

/// A program that ends together with this process, including all processes that the program starts.
///
/// This is guaranteed even if SIGKILL ends this process. The thread that starts the program must exist as long as the
/// program runs.
public struct SupervisedProcess: Sendable {
    /// The way in which a program ended.
    public enum End: Equatable, Sendable {
        /// The program exited with a status.
        case status(Int32)
        /// A signal ended the program.
        case signal(Int32)

        /// The exit status by the convention of shells: 128 plus the number of the signal if a signal ended the program.
        public var status: Int32 {
            switch self {
            case .status(let status): status
            case .signal(let number): 128 + number
            }
        }
    }

    /// An error that describes why a program can't be started.
    public struct Failure: Error, CustomStringConvertible {
        /// The path of the program.
        public let program: String
        /// The system's error message.
        public let reason: String

        public var description: String { "\(program): error: cannot be run: \(reason)" }
    }

    private let supervisor: pid_t

    /// Starts a program.
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - arguments: The arguments, without the name of the program.
    ///   - environment: The complete environment of the program.
    ///   - folder: The working directory; nil for that of this process.
    ///   - streams: The descriptors for standard input, output and error.
    /// - Throws: `Failure` if the program can't be started.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String], folder: String? = nil,
        streams: (input: Int32, output: Int32, errors: Int32) = (0, 1, 2)
    ) throws(Failure) {
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
        let argumentPointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        let environmentPointers = unsafe variables.map { unsafe strdup($0) } + [nil]
        defer { unsafe (argumentPointers + environmentPointers).forEach { text in unsafe free(text) } }
        let descriptors = [streams.input, streams.output, streams.errors]
        let process: pid_t
        if let folder {
            process = unsafe cellsim_start_supervised(
                program, argumentPointers, environmentPointers, folder, descriptors)
        } else {
            process = unsafe cellsim_start_supervised(program, argumentPointers, environmentPointers, nil, descriptors)
        }
        guard process > 0 else { throw Failure(program: program, reason: unsafe String(cString: strerror(errno))) }
        supervisor = process
    }

    /// Waits until the program ends. Call it only once.
    public func wait() -> End {
        var status: Int32 = 0
        while unsafe waitpid(supervisor, &status, 0) == -1 {
            if errno != EINTR { return .status(1) }
        }
        return status & 0x7f == 0 ? .status(status >> 8 & 0xff) : .signal(status & 0x7f)
    }

    /// Waits until the program ends, or stops it when it makes no progress for a time.
    /// - Parameters:
    ///   - limit: The maximum number of seconds without progress; 0 for no limit.
    ///   - progress: Returns a value that changes with each progress. It is called about 50 times a second.
    /// - Returns: How the program ended, and whether it was stopped because of the limit.
    public func wait(limit: Double, progress: () -> Int) -> (end: End, isStopped: Bool) {
        var (lastProgress, lastProgressTime, isStopped) = (progress(), ContinuousClock.now, false)
        while !hasEnded {
            usleep(20_000)
            let currentProgress = progress()
            if currentProgress != lastProgress { (lastProgress, lastProgressTime) = (currentProgress, .now) }
            if limit > 0, !isStopped, ContinuousClock.now - lastProgressTime > .seconds(limit) {
                isStopped = true
                stop()
            }
        }
        return (wait(), isStopped)
    }

    /// A Boolean value that indicates whether the program has ended. Its process identifier isn't reused before `wait` is
    /// called.
    private var hasEnded: Bool {
        var info = unsafe siginfo_t()
        guard unsafe waitid(P_PID, id_t(supervisor), &info, WEXITED | WNOHANG | WNOWAIT) == 0 else {
            return errno != EINTR
        }
        return unsafe info.si_signo == SIGCHLD
    }

    /// Ends the program and all processes that it started within a second; `wait` then returns. Don't call it after `wait`
    /// has returned.
    public func stop() { kill(supervisor, SIGTERM) }
}
