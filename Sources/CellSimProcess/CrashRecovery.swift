import CellSimCShims

/// Handles the end of a program after a signal or a crash.
public enum CrashRecovery {
    /// Installs the handlers. Only programs call it, before anything else. Signals remove incomplete files and then end the program. After
    /// a crash in a numbered piece of work (`CurrentWork`), the program restarts and skips that piece.
    public static func begin() { cellsim_begin_process() }

    /// Runs the body of a thread so that a stack overflow counts as such a crash and doesn't end the program.
    public static func thread(_ body: @escaping () -> Void) {
        // The body outlives the call that passes it.
        var work = body
        unsafe withUnsafeMutablePointer(to: &work) { pointer in
            unsafe cellsim_run_guarded({ unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }

    /// Ends the program immediately and removes incomplete files.
    public static func exit(_ code: Int32) -> Never { cellsim_exit(code) }

    /// Stops this thread if a signal or a crash is ending the program, so that it doesn't report on removed files.
    public static func stopIfLeaving() { cellsim_stop_if_leaving() }
}

/// The number, from 0, of the piece of work that a thread is doing: a document, a case or a pair of pictures.
public enum CurrentWork {
    /// The number; nil for none.
    public static var number: Int? { cellsim_work() < 0 ? nil : Int(cellsim_work()) }

    /// Performs a piece of work, or a part of it, on this thread.
    public static func during<Result>(_ number: Int?, _ body: () throws -> Result) rethrows -> Result {
        let before = cellsim_work()
        cellsim_set_work(number.flatMap { Int32(exactly: $0) } ?? -1)
        defer { cellsim_set_work(before) }
        #if DEBUG
            PlantedFault.strike()
        #endif
        return try body()
    }
}

/// The reason why the program was restarted: a piece of work that ended it.
public struct StoppedWork: Error, Hashable, Sendable, CustomStringConvertible {
    /// The signal; nil if memory ran out.
    public let signal: Int?

    /// Creates the reason for a piece of work; nil if the program wasn't restarted because of it.
    public init?(at number: Int) {
        let reason = Int32(exactly: number).map { cellsim_work_stopped($0) } ?? 0
        if reason == 0 { return nil }
        signal = reason < 0 ? nil : Int(reason)
    }

    /// The exit code: 3 if memory ran out, 70 for a crash of the program.
    public var exitCode: Int32 { signal == nil ? 3 : 70 }

    public var description: String { words(of: "this document") }

    /// Returns the text, such as `cellsim crashed on this document with signal 4; this is a bug in cellsim`.
    public func words(of what: String) -> String {
        guard let signal else { return "not enough memory for \(what)" }
        return "cellsim crashed on \(what) with signal \(signal); this is a bug in cellsim"
    }
}

/// The number of pieces of work, from the first, whose reports are complete.
public enum ReportedWork {
    /// Returns whether a piece was reported before the program was restarted. Don't report it again.
    public static func contains(_ number: Int) -> Bool { number < Int(cellsim_work_told_before()) }

    /// Records that the reports of this piece and all before it are complete.
    public static func note(_ number: Int) {
        cellsim_set_work_told(Int32(exactly: number + 1).map { max($0, cellsim_work_told_before()) } ?? 0)
    }
}
