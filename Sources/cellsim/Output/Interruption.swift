import Dispatch
import Glibc

/// Tidies up when the user or the system ends the program, which then ends as if nothing had been done about it.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// - Parameter tidy: called on another thread; has to call what it is given, which ends the program.
    init(_ tidy: @escaping @Sendable (_ leave: () -> Never) -> Void) {
        // A program that was started with a signal ignored, as by `nohup`, keeps ignoring it.
        let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
        let heard = [SIGINT, SIGTERM, SIGHUP].filter { unsafe unsafeBitCast(signal($0, SIG_IGN), to: Int.self) != ignored }
        sources = heard.map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { tidy { Interruption.leave(number) } }
            source.resume()
            return source
        }
    }

    /// From now on the signals end the program at once.
    func end() {
        for source in sources {
            source.cancel()
            _ = signal(Int32(source.handle), SIG_DFL)
        }
    }

    /// Ends the program by the signal, so that its parent sees why.
    private static func leave(_ number: Int32) -> Never {
        _ = signal(number, SIG_DFL)
        // Dispatch's threads block signals, so it has to reach another one.
        _ = kill(getpid(), number)
        while true { _ = pause() }
    }
}
