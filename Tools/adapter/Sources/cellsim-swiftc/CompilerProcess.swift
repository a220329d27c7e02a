import Dispatch
import Foundation
import SwiftAdapter
import SwiftPruner
import Synchronization

/// Runs the compiler as a child process in the same process group, for calls that need a cleanup.
///
/// A terminating signal is forwarded to the child. After the cleanup, `exit` ends this process with the same signal.
final class CompilerProcess {
    private struct State {
        var child: pid_t?
        var signal: Int32?
    }

    private final class ProtectedState: Sendable { let value = Mutex(State()) }
    private let state = ProtectedState()
    private let sources: [any DispatchSourceSignal]

    /// Blocks signals, except those that are already ignored.
    init() {
        let state = state
        sources = [SIGHUP, SIGINT, SIGTERM].filter { !CompilerProcess.isIgnored($0) }.map { number in
            // A handler is not inherited by child processes, while an ignored signal would be.
            signal(number) { _ in }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                state.value.withLock { state in
                    state.signal = number
                    if let child = state.child { kill(child, number) }
                }
            }
            source.resume()
            return source
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Runs a program with this process's input, output and environment, and waits for it. After a signal, nothing is run.
    /// - Returns: the exit status in the form that shells use.
    func run(_ program: String, _ arguments: [String]) throws -> Int32 {
        var argv = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        defer { unsafe argv.forEach { word in unsafe free(word) } }
        var child: pid_t = 0
        let code = state.value.withLock { state -> Int32? in
            if state.signal != nil { return nil }
            let code = unsafe posix_spawn(&child, program, nil, nil, &argv, environ)
            if code == 0 { state.child = child }
            return code
        }
        guard let code else { return 1 }
        guard code == 0 else {
            throw CopyFolder.UnusableFolder(
                path: program, reason: "cannot be run: \(unsafe String(cString: strerror(code)))")
        }
        // The process ID stays reserved until `waitpid`, so that no signal can reach another process.
        var info = unsafe siginfo_t()
        while unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        state.value.withLock { $0.child = nil }
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) == -1, errno == EINTR {}
        return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
    }

    /// Ends this process: with the received signal, if there was one.
    func exit(_ status: Int32) -> Never {
        if let number = state.value.withLock({ $0.signal }) {
            signal(number, SIG_DFL)
            kill(getpid(), number)
        }
        Foundation.exit(status)
    }
}
