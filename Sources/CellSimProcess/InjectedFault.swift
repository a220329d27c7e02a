#if DEBUG
    import Foundation

    /// A deliberate fault for tests of crash recovery. It is not part of release builds.
    ///
    /// For example, `CELLSIM_FAULT=2:trap` causes a trap in work item 2. The kinds are `trap`, `memory` (an allocation that is
    /// too large), `overflow` (of the stack), `address` and `abort`. The prefix `thread-` moves the fault to a secondary
    /// thread. Several faults are separated by commas.
    enum InjectedFault {
        private static let faults: [(number: Int, kind: String)] = {
            guard let text = unsafe getenv("CELLSIM_FAULT") else { return [] }
            return unsafe String(cString: text).split(separator: ",").compactMap { part in
                let fields = part.split(separator: ":")
                guard fields.count == 2, let number = Int(fields[0]) else { return nil }
                return (number, String(fields[1]))
            }
        }()

        static func triggerIfRequested() {
            guard !faults.isEmpty, let number = CurrentWork.number, WorkCrash(at: number) == nil else { return }
            let isMain = Thread.isMainThread
            for fault in faults where fault.number == number {
                let isForSecondaryThread = fault.kind.hasPrefix("thread-")
                if isForSecondaryThread != isMain {
                    trigger(isForSecondaryThread ? String(fault.kind.dropFirst(7)) : fault.kind)
                }
            }
        }

        private static func trigger(_ kind: String) {
            switch kind {
            case "trap": preconditionFailure("planted")
            case "memory": _ = [UInt8](repeating: 0, count: 1 << 46)
            case "overflow": _ = recurse(0)
            case "address": unsafe UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
            case "abort": abort()
            default: break
            }
        }

        private static func recurse(_ level: Int) -> Int { level == .max ? 0 : recurse(level + 1) + level }
    }
#endif
