import OpenCombine

// Unchecked: the class takes its closure once, and Apple's class is Sendable, which apps' code in Swift 6 mode needs. Apps that cancel the
// same object on two threads at once must not rely on the closure running only once.
extension AnyCancellable: @retroactive @unchecked Sendable {}
