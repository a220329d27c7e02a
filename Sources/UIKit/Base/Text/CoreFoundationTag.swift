/// A type tag that makes Core Foundation compare objects with `isEqual`.
///
/// On Linux, attributed strings compare their attributes with Core Foundation. It reads a type identifier from bits 8 to 17 of the first
/// word after an object's header, and crashes if the identifier is 0. Therefore, this tag is the first stored property of all classes
/// whose instances are attribute values. It contains the identifier of another class, for which Core Foundation calls `isEqual`.
struct CoreFoundationTag: Sendable {
    private let word: UInt64 = 0x100
}
