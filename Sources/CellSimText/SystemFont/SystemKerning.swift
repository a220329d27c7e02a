/// The pair kerning of the system font, in hundred-thousandths of the em; the same at every weight.
///
/// Parsed from text at first use and immutable; safe on all threads.
@safe final class SystemKerning: @unchecked Sendable {
    // Unchecked: immutable after `init`; pointers are not checked.
    static let shared = SystemKerning(SystemAdvanceData.kerning)

    /// The maximum number of characters with kerning.
    static let classCount = 96

    /// The kerning class of each slot of `SystemAdvances`; 0 for none.
    let kernClass: UnsafeMutablePointer<UInt8>
    /// The kerning values in pairs: first for Text outlines, then for Display outlines. The index of a pair is 2 × (left
    /// class × `classCount` + right class).
    private let values: UnsafeMutablePointer<Int16>
    private var usedClassCount = 0

    private init(_ text: StaticString) {
        unsafe kernClass = .allocate(capacity: SystemAdvances.slotCount)
        unsafe kernClass.initialize(repeating: 0, count: SystemAdvances.slotCount)
        unsafe values = .allocate(capacity: 2 * Self.classCount * Self.classCount)
        unsafe values.initialize(repeating: 0, count: 2 * Self.classCount * Self.classCount)
        text.withUTF8Buffer { unsafe read($0) }
        mergeEqualClasses()
    }

    deinit {
        unsafe kernClass.deallocate()
        unsafe values.deallocate()
    }

    /// Returns the kerning between two classes.
    /// - Parameter optical: The fraction of the Display outlines in thousandths.
    @inline(__always)
    func kern(_ left: Int, _ right: Int, optical: Int) -> Int {
        let index = 2 &* (left &* Self.classCount &+ right)
        let text = Int(unsafe values[index])
        return optical == 0 ? text : SystemAdvances.interpolate(text, Int(unsafe values[index &+ 1]), optical)
    }

    /// Parses the table byte by byte for speed, because it delays the first text in each run of the program.
    private func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (left, start) = (0..<0, 0)
        for end in 0...bytes.count {
            let byte = end < bytes.count ? unsafe bytes[end] : UInt8(ascii: "\n")
            guard byte <= 0x20 else { continue }
            if start < end {
                if left.isEmpty { left = start..<end } else { unsafe add(start..<end, after: left, bytes) }
            }
            if byte != 0x20 { left = 0..<0 }
            start = end + 1
        }
    }

    /// Parses a pair such as `ab=-20/-30` and adds it for each left character.
    private func add(_ item: Range<Int>, after left: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
        // A right character may also be `=` or `/`.
        guard let sign = item.last(where: { unsafe bytes[$0] == UInt8(ascii: "=") }),
            let slash = (sign + 1..<item.upperBound).first(where: { unsafe bytes[$0] == UInt8(ascii: "/") })
        else { preconditionFailure("kerning without a value for text and one for Display") }
        let inText = unsafe kern(sign + 1..<slash, bytes), inDisplay = unsafe kern(slash + 1..<item.upperBound, bytes)
        for leftIndex in left {
            for rightIndex in item.lowerBound..<sign {
                let right = unsafe bytes[rightIndex] == UInt8(ascii: "_") ? 0x20 : bytes[rightIndex]
                let index = 2 * (kerningClass(unsafe bytes[leftIndex]) * Self.classCount + kerningClass(right))
                unsafe values[index] = inText
                unsafe values[index + 1] = inDisplay
            }
        }
    }

    /// Parses a number in 2,048ths of the em and converts it to hundred-thousandths, rounded to the nearest integer.
    private func kern(_ digits: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int16 {
        var (value, sign) = (0, 1)
        for index in digits {
            let byte = unsafe bytes[index]
            if byte == UInt8(ascii: "-") { sign = -1 } else { value = value * 10 + Int(byte) - 0x30 }
        }
        return Int16(sign * ((value * 100_000 + 1024) / 2048))
    }

    private func kerningClass(_ character: UInt8) -> Int {
        let slot = Int(character)
        if unsafe kernClass[slot] == 0 {
            usedClassCount += 1
            precondition(usedClassCount < Self.classCount, "too many kerned characters")
            unsafe kernClass[slot] = UInt8(usedClassCount)
        }
        return Int(unsafe kernClass[slot])
    }

    /// Assigns the same class to characters that share their kerning.
    private func mergeEqualClasses() {
        var shared: UInt8?
        for scalar in SystemAdvanceData.sharedKerningGroups.description.unicodeScalars {
            if scalar == " " {
                shared = nil
            } else if let shared {
                unsafe kernClass[SystemAdvances.slot(scalar.value)] = shared
            } else {
                shared = unsafe kernClass[SystemAdvances.slot(scalar.value)]
            }
        }
    }
}
