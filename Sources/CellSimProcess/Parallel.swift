import CellSimCShims
import Foundation
import Synchronization

/// Runs loops on all processor cores.
public enum Parallel {
    /// Calls a closure with each number below `count`, in any order, and returns after all calls.
    ///
    /// Unlike Dispatch's `concurrentPerform`, it doesn't block if no thread can be created, for example because of a memory
    /// limit. The current thread then does all the work.
    public static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        let next = Atomic(0)
        let additionalThreadCount = min(count, ProcessInfo.processInfo.activeProcessorCount) - 1
        func work() {
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                if index >= count { return }
                body(index)
            }
        }
        withoutActuallyEscaping(work) { work in
            // All threads finish before the function returns.
            var work = work
            unsafe withUnsafeMutablePointer(to: &work) { pointer in
                unsafe cellsim_run_on_threads(
                    Int32(clamping: additionalThreadCount),
                    { unsafe $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                    pointer)
            }
        }
    }
}
