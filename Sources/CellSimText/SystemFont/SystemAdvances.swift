import Foundation

/// Advances and pair kerning of the system font at one weight, in hundred-thousandths of the em.
///
/// Read from its text at first use and never changed after that; safe on all threads.
@safe final class SystemAdvances: @unchecked Sendable {
    /// Characters below this have their own number as slot.
    static let direct = 0x180
    static let slotCount = direct + 16
    /// The highest number of characters that take part in kerning.
    static let kernClasses = 128
    static let absent = Int32.min

    /// By slot; `absent` where the table has no such character.
    let advance: UnsafeMutablePointer<Int32>
    /// By slot: 0 for none.
    let kernClass: UnsafeMutablePointer<UInt8>
    /// By left class times `kernClasses` plus right class.
    let kern: UnsafeMutablePointer<Int16>

    /// - Parameter display: the fraction of the Display outlines, in tenths.
    init(_ data: SystemAdvanceData, display: Int = 0) {
        unsafe advance = .allocate(capacity: Self.slotCount)
        unsafe advance.initialize(repeating: Self.absent, count: Self.slotCount)
        unsafe kernClass = .allocate(capacity: Self.slotCount)
        unsafe kernClass.initialize(repeating: 0, count: Self.slotCount)
        unsafe kern = .allocate(capacity: Self.kernClasses * Self.kernClasses)
        unsafe kern.initialize(repeating: 0, count: Self.kernClasses * Self.kernClasses)
        readAdvances(data.advances) { _, value in value }
        readKerning(data.kerning)
        guard display > 0 else { return }
        readAdvances(SystemAdvanceData.display) { old, value in old + (value * Int32(display)) / 10 }
        for slot in 0xC0..<Self.direct where unsafe advance[slot] != Self.absent {
            // Letters with accents as most plain ones.
            guard let letter = Unicode.Scalar(UInt32(slot))?.properties else { continue }
            let value: Int32 = letter.isLowercase ? -1800 : letter.isUppercase ? 1200 : 0
            unsafe advance[slot] += (value * Int32(display)) / 10
        }
    }

    deinit {
        unsafe advance.deallocate()
        unsafe kernClass.deallocate()
        unsafe kern.deallocate()
    }

    private static let light = SystemAdvances(.light)
    private static let regular = SystemAdvances(.regular)
    private static let medium = SystemAdvances(.medium)
    private static let semibold = SystemAdvances(.semibold)
    private static let bold = SystemAdvances(.bold)

    /// The table nearest to an OpenType weight; lighter than light and heavier than bold take the outermost. Up to medium
    /// the advances of the Display outlines are mixed in: from 20 points to 25, or six tenths of them from 20 points on in
    /// the fonts before the variable one.
    static func forWeight(_ weight: Int, pointSize: CGFloat, era: TrackingEra) -> SystemAdvances {
        guard weight < 550, pointSize >= 20 else { return forWeight(weight) }
        let fraction = era == .current ? Int(min((pointSize - 20) * 2, 10).rounded()) : 6
        return fraction == 0 ? forWeight(weight) : DisplayAdvances.shared.table(weight: weight, fraction: fraction)
    }

    private static func forWeight(_ weight: Int) -> SystemAdvances {
        switch weight {
        case ..<350: light
        case ..<450: regular
        case ..<550: medium
        case ..<650: semibold
        default: bold
        }
    }

    /// The place of a character in the tables, or -1 where they have no place for it.
    @inline(__always)
    static func slot(_ scalar: UInt32) -> Int {
        scalar < UInt32(direct) ? Int(scalar) : distantSlot(scalar)
    }

    /// The few characters beyond Latin Extended-A, in the order of their slots.
    static let distant: [UInt32] = [
        0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122, 0x2191, 0x2192, 0x2193, 0x2212,
    ]

    static func distantSlot(_ scalar: UInt32) -> Int {
        guard scalar >= 0x2013, scalar <= 0x2212, let index = distant.firstIndex(of: scalar) else { return -1 }
        return direct + index
    }

    /// True when the tables place this character.
    func covers(_ scalar: UInt32) -> Bool {
        let slot = Self.slot(scalar)
        guard slot >= 0 else { return false }
        return unsafe advance[slot] != Self.absent
    }
}

extension SystemAdvances {
    private func readAdvances(_ text: StaticString, _ change: (_ old: Int32, _ value: Int32) -> Int32) {
        var scanner = NumberScanner(text)
        var scalar: UInt32 = 0
        while let mark = scanner.next() {
            if mark == NumberScanner.at {
                scalar = UInt32(scanner.hex())
                continue
            }
            let slot = Self.slot(scalar)
            precondition(slot >= 0, "an advance outside the table's slots")
            unsafe advance[slot] = change(advance[slot], Int32(scanner.decimal()))
            scalar += 1
        }
    }

    private func readKerning(_ text: StaticString) {
        var scanner = NumberScanner(text)
        var left = 0
        var classCount = 0
        func classOf(_ scalar: Int) -> Int {
            let slot = Self.slot(UInt32(scalar))
            precondition(slot >= 0, "kerning outside the table's slots")
            if unsafe kernClass[slot] == 0 {
                classCount += 1
                precondition(classCount < Self.kernClasses, "too many kerned characters")
                unsafe kernClass[slot] = UInt8(classCount)
            }
            return Int(unsafe kernClass[slot])
        }
        while let mark = scanner.next() {
            if mark == NumberScanner.at {
                left = classOf(scanner.hex())
                continue
            }
            let right = classOf(scanner.hex())
            unsafe kern[left * Self.kernClasses + right] = Int16(scanner.decimal())
        }
    }
}
