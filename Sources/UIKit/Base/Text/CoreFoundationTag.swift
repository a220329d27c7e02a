/// Makes Core Foundation compare an object with its `isEqual`.
///
/// On Linux, attributed strings compare their attributes with Core Foundation. It reads a type number from bits 8 to 17
/// of the first word after an object's header, and crashes if the number is zero. A class whose instances are attribute
/// values therefore stores this value first. The number belongs to another class, so that Core Foundation calls the
/// object's own method.
struct CoreFoundationTag: Sendable {
    private let word: UInt64 = 0x100
}
