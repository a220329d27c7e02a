import CellSimCShims

/// Handles signals and crashes of the program.
public enum CrashRecovery {
    /// Installs the signal handlers. Call it only in programs, before any other code. The handlers remove incomplete files
    /// and then end the program. After a crash in a numbered work item (`CurrentWork`), the program restarts and skips that
    /// item.
    public static func install() { cellsim_begin_process() }

    /// Runs the body of a thread so that a stack overflow is handled like a crash.
    public static func thread(_ body: @escaping () -> Void) {
        // The variable must exist until the call returns.
        var mutableBody = body
        unsafe withUnsafeMutablePointer(to: &mutableBody) { pointer in
            unsafe cellsim_run_guarded({ unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }

    /// Removes incomplete files and exits immediately.
    public static func exit(_ code: Int32) -> Never { cellsim_exit(code) }

    /// Blocks this thread if a signal or crash is ending the program, so that the thread doesn't report errors about files
    /// that were removed.
    public static func blockIfExiting() { cellsim_stop_if_leaving() }
}

/// The number, starting at 0, of the work item that a thread performs: a document, a case or a pair of pictures.
public enum CurrentWork {
    /// The number of the thread's work item; nil if there is none.
    public static var number: Int? { cellsim_work() < 0 ? nil : Int(cellsim_work()) }

    /// Performs a work item, or a part of it, in this thread.
    public static func performing<Result>(_ number: Int?, _ body: () throws -> Result) rethrows -> Result {
        let previousNumber = cellsim_work()
        cellsim_set_work(number.flatMap { Int32(exactly: $0) } ?? -1)
        defer { cellsim_set_work(previousNumber) }
        #if DEBUG
            InjectedFault.triggerIfRequested()
        #endif
        return try body()
    }
}

/// A crash in a work item that made the program restart.
public struct WorkCrash: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the signal; nil if the program ran out of memory.
    public let signal: Int?

    /// Returns the crash in a work item; nil if the item didn't make the program restart.
    public init?(at number: Int) {
        let reason = Int32(exactly: number).map { cellsim_work_stopped($0) } ?? 0
        if reason == 0 { return nil }
        signal = reason < 0 ? nil : Int(reason)
    }

    /// The exit code: 3 if the program ran out of memory, 70 for a crash.
    public var exitCode: Int32 { signal == nil ? 3 : 70 }

    public var description: String { message(of: "this document") }

    /// Returns a message such as `cellsim crashed on this document with signal 4; this is a bug in cellsim`.
    public func message(of workItem: String) -> String {
        guard let signal else { return "not enough memory for \(workItem)" }
        return "cellsim crashed on \(workItem) with signal \(signal); this is a bug in cellsim"
    }
}

/// Tracks the leading work items whose reports are complete.
public enum ReportedWork {
    /// Returns whether an item was already reported before the program restarted.
    public static func contains(_ number: Int) -> Bool { number < Int(cellsim_work_told_before()) }

    /// Records that the reports of all items up to and including this one are complete.
    public static func markReported(_ number: Int) {
        cellsim_set_work_told(Int32(exactly: number + 1).map { max($0, cellsim_work_told_before()) } ?? 0)
    }
}
