import OpenCombine

// Apple's class is sendable, which apps' code in Swift 6 mode needs. The closure may run twice if two threads cancel at the same time.
// Unchecked: OpenCombine's class calls its closure and then discards it, without a lock.
extension AnyCancellable: @retroactive @unchecked Sendable {}
