import CellSimCShims

/// How a program ends that is told to end, or that has a fault.
public enum ProgramGuard {
    /// To be called first, and by programs only: signals remove what is not whole yet and then end the program; after a
    /// fault in a numbered piece of work (`CurrentWork`) the program is restarted and leaves that piece out.
    public static func begin() { cellsim_begin_process() }

    /// Runs the body of a thread so that a stack that is used up there is such a fault too, not the program's end.
    public static func thread(_ body: @escaping () -> Void) {
        // The body outlives the call that it is handed through.
        var work = body
        unsafe withUnsafeMutablePointer(to: &work) { pointer in
            unsafe cellsim_run_guarded({ unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }

    /// Ends the program at once; what is not whole yet is removed.
    public static func exit(_ code: Int32) -> Never { cellsim_exit(code) }

    /// Stops this thread if a signal or a fault is ending the program: before it speaks of what is gone by now.
    public static func stopIfLeaving() { cellsim_stop_if_leaving() }
}

/// Which piece of a program's work a thread is at, by its number from 0: a document of many, a case, a pair of pictures.
public enum CurrentWork {
    /// nil for none.
    public static var number: Int? { cellsim_work() < 0 ? nil : Int(cellsim_work()) }

    /// Does a piece of work, or part of it, on this thread.
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

/// Why the program was restarted: a piece of work at which it stopped.
public struct StoppedWork: Error, Hashable, Sendable, CustomStringConvertible {
    /// nil where memory was short.
    public let signal: Int?

    /// What happened to a piece of work before the program was restarted; nil for nothing.
    public init?(at number: Int) {
        let reason = Int32(exactly: number).map { cellsim_work_stopped($0) } ?? 0
        if reason == 0 { return nil }
        signal = reason < 0 ? nil : Int(reason)
    }

    /// 3 for want of memory, 70 for a fault of the program's own.
    public var exitCode: Int32 { signal == nil ? 3 : 70 }

    public var description: String { words(of: "this document") }

    /// As in `cellsim stopped on this document with signal 4, a bug of its own`.
    public func words(of what: String) -> String {
        guard let signal else { return "not enough memory for \(what)" }
        return "cellsim crashed on \(what) with signal \(signal); this is a bug in cellsim"
    }
}

/// For how many pieces of work, from the first, all has been said that is to be said.
public enum ReportedWork {
    /// Whether it was said before the program was restarted, so that it is not to be said again.
    public static func contains(_ number: Int) -> Bool { number < Int(cellsim_work_told_before()) }

    /// What is said about this piece and those before it is complete.
    public static func note(_ number: Int) {
        cellsim_set_work_told(Int32(exactly: number + 1).map { max($0, cellsim_work_told_before()) } ?? 0)
    }
}
