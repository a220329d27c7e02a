import Foundation

/// Pair kerning of the system font, in hundred-thousandths of the em: the same at every weight.
///
/// Read from its text at first use and never changed after that; safe on all threads.
@safe final class SystemKerning: @unchecked Sendable {
    // Unchecked: filled in `init` and only read after that; pointers are not checked.
    static let shared = SystemKerning(SystemAdvanceData.kerning)

    /// The highest number of characters that take part in kerning.
    static let classCount = 96

    /// By slot of `SystemAdvances`: the character's number among those that are kerned, 0 for none.
    let kernClass: UnsafeMutablePointer<UInt8>
    /// By twice the sum of the left class times `classCount` and the right class: kerning in text, then in the Display
    /// outlines.
    private let values: UnsafeMutablePointer<Int16>
    private var classes = 0

    private init(_ text: StaticString) {
        unsafe kernClass = .allocate(capacity: SystemAdvances.slotCount)
        unsafe kernClass.initialize(repeating: 0, count: SystemAdvances.slotCount)
        unsafe values = .allocate(capacity: 2 * Self.classCount * Self.classCount)
        unsafe values.initialize(repeating: 0, count: 2 * Self.classCount * Self.classCount)
        for line in text.description.split(separator: "\n") { read(line) }
        shareClasses()
    }

    deinit {
        unsafe kernClass.deallocate()
        unsafe values.deallocate()
    }

    /// What the right of two classes moves by.
    /// - Parameter optical: the fraction of the Display outlines in thousandths.
    @inline(__always)
    func kern(_ left: Int, _ right: Int, optical: Int) -> Int {
        let index = 2 &* (left &* Self.classCount &+ right)
        let text = Int(unsafe values[index])
        return optical == 0 ? text : SystemAdvances.mix(text, Int(unsafe values[index &+ 1]), optical)
    }

    private func read(_ line: Substring) {
        let items = line.split(separator: " ")
        for item in items.dropFirst() {
            guard let sign = item.lastIndex(of: "=") else { preconditionFailure("kerning without a value: \(item)") }
            let kerns = item[item.index(after: sign)...].split(separator: "/").map { Int16(kerning: $0) }
            precondition(kerns.count == 2, "kerning needs a value for text and one for Display: \(item)")
            for left in items[0].unicodeScalars {
                for right in item[..<sign].unicodeScalars {
                    let index = 2 * (newClass(left) * Self.classCount + newClass(right == "_" ? " " : right))
                    unsafe values[index] = kerns[0]
                    unsafe values[index + 1] = kerns[1]
                }
            }
        }
    }

    private func newClass(_ scalar: Unicode.Scalar) -> Int {
        let slot = SystemAdvances.slot(scalar.value)
        precondition(slot >= 0, "the kerned character has no slot in the table")
        if unsafe kernClass[slot] == 0 {
            classes += 1
            precondition(classes < Self.classCount, "too many kerned characters")
            unsafe kernClass[slot] = UInt8(classes)
        }
        return Int(unsafe kernClass[slot])
    }

    /// Letters with accents are kerned as those without, curved quotation marks as straight ones, an ellipsis as a full
    /// stop.
    private func shareClasses() {
        let signs: [(Unicode.Scalar, Unicode.Scalar)] = [
            ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{2026}", "."),
        ]
        let letters = (0xC0..<UInt32(SystemAdvances.direct)).compactMap { value -> (Unicode.Scalar, Unicode.Scalar)? in
            guard let scalar = Unicode.Scalar(value),
                let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, base != scalar
            else { return nil }
            return (scalar, base)
        }
        for (scalar, base) in signs + letters {
            let (slot, model) = (SystemAdvances.slot(scalar.value), SystemAdvances.slot(base.value))
            unsafe kernClass[slot] = kernClass[model]
        }
    }
}

extension Int16 {
    /// 2,048ths of the em as hundred-thousandths, rounded to the nearest.
    fileprivate init(kerning text: Substring) {
        guard let value = Double(text) else { preconditionFailure("not a number: \(text)") }
        self = Int16((value * 100_000 / 2048).rounded())
    }
}
