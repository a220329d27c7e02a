/// Lets Core Foundation compare an object by its `isEqual`.
///
/// Attributed strings on Linux compare their attributes through Core Foundation, which looks for a type number in
/// bits 8 to 17 of the first word after an object's header and stops the process where it finds zero. A class whose
/// instances are attribute values has this as its first stored property; a number that belongs to another class
/// makes Core Foundation ask the object itself.
struct CoreFoundationTag: Sendable {
    private let word: UInt64 = 0x100
}
