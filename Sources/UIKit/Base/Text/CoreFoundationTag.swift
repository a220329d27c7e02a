/// Lets Core Foundation compare an object by its `isEqual`.
///
/// Attributed strings on Linux compare their attributes through Core Foundation, which reads a type number from bits 8 to
/// 17 of the first word after an object's header and stops the process if it is zero. A class whose instances are attribute
/// values has this as its first stored property; with the number of another class, Core Foundation calls the object's own
/// method.
struct CoreFoundationTag: Sendable {
    private let word: UInt64 = 0x100
}
