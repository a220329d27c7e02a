import CellSimProcess
import Foundation
import Glibc

/// Runs a program as if it replaced this process, and colours the summary of its tests. The program inherits the standard input, standard
/// error, process group and environment, so that it receives the terminal's input and signals.
struct ColorizedProcess {
    private let childPID: pid_t
    /// The file descriptor of the program's standard output.
    private let output: Int32
    /// The handlers of signals that are sent only to this process. They forward the signals to the program.
    private let signalSources: [any DispatchSourceSignal]

    /// Starts a program. Its standard output is a pseudo-terminal if the standard output of this process is a terminal, otherwise a pipe.
    /// - Returns: nil if no pseudo-terminal or pipe is available.
    /// - Throws: `InvalidInput` if the program can't be run.
    init?(_ program: String, _ arguments: [String]) throws {
        guard let ends = isatty(1) == 1 ? Self.openPseudoTerminal() : Self.pipe() else { return nil }
        defer { close(ends.write) }
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, ends.write, 1)
        // The terminal sends its signals to the program too, which handles them itself.
        var defaultSignals = sigset_t()
        unsafe sigemptyset(&defaultSignals)
        for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            unsafe sigaddset(&defaultSignals, number)
            signal(number, SIG_IGN)
        }
        unsafe posix_spawnattr_setsigdefault(&attributes, &defaultSignals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var argumentPointers = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe argumentPointers.forEach { unsafe free($0) } }
        var child: pid_t = 0
        let code = unsafe posix_spawn(&child, program, &actions, &attributes, &argumentPointers, environ)
        guard code == 0 else {
            throw InvalidInput("\(program): error: cannot be run: \(unsafe String(cString: strerror(code)))")
        }
        (self.childPID, output) = (child, ends.read)
        signalSources = [SIGTERM, SIGHUP].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [child] in kill(child, number) }
            source.resume()
            return source
        }
    }

    /// Prints the program's output in colour, and ends this process with the program's exit status.
    func finish() throws -> Never {
        var colorizer = TestOutputColorizer()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var status: Int32 = 0
        var hasEnded = false
        while true {
            var event = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            if unsafe poll(&event, 1, 200) <= 0 {
                // Child processes of the program may keep the output open.
                hasEnded = unsafe waitpid(childPID, &status, WNOHANG) == childPID
                if hasEnded { break } else { continue }
            }
            Self.copySize(to: output)
            let count = unsafe read(output, &buffer, buffer.count)
            if count == -1, errno == EINTR { continue }
            // Reading from a pseudo-terminal fails after all processes have closed it.
            if count <= 0 { break }
            do { try AtomicFile.print(colorizer.colorized(buffer[..<count])) } catch {
                kill(childPID, SIGTERM)
                throw error
            }
        }
        try AtomicFile.print(colorizer.flush())
        while !hasEnded { hasEnded = unsafe waitpid(childPID, &status, 0) == childPID || errno != EINTR }
        let terminationSignal = status & 0x7f
        guard terminationSignal != 0 else { CrashRecovery.exit(status >> 8 & 0xff) }
        signal(terminationSignal, SIG_DFL)
        kill(getpid(), terminationSignal)
        CrashRecovery.exit(128 + terminationSignal)
    }

    private static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The values of Linux's `TIOCSPTLCK` and `TIOCGPTN`. Swift doesn't import these macros.
    private static let (setTerminalLock, getTerminalNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    /// Opens a pseudo-terminal in raw mode with the size of this process's terminal.
    private static func openPseudoTerminal() -> (read: Int32, write: Int32)? {
        let read = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (isLocked, number) = (Int32(0), UInt32(0))
        guard read >= 0, unsafe ioctl(read, setTerminalLock, &isLocked) == 0,
            unsafe ioctl(read, getTerminalNumber, &number) == 0
        else { return nil }
        let write = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var settings = termios()
        guard write >= 0, unsafe tcgetattr(write, &settings) == 0 else { return nil }
        unsafe cfmakeraw(&settings)
        guard unsafe tcsetattr(write, TCSANOW, &settings) == 0 else { return nil }
        copySize(to: read)
        return (read, write)
    }

    /// Sets the size of a pseudo-terminal to that of this process's terminal.
    private static func copySize(to terminal: Int32) {
        var size = winsize()
        guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0 else { return }
        _ = unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }
}
