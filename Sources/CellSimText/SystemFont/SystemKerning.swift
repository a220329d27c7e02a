/// Pair kerning of the system font at one weight, in hundred-thousandths of the em.
///
/// Read from its text at first use and never changed after that; safe on all threads.
@safe final class SystemKerning: @unchecked Sendable {
    // Unchecked: filled in `init` and only read after that; pointers are not checked.
    /// The highest number of characters that take part in kerning.
    static let classCount = 128

    /// By slot of `SystemAdvances`: the character's number among those that are kerned, 0 for none.
    let kernClass: UnsafeMutablePointer<UInt8>
    /// By left class times `classCount` plus right class.
    let kern: UnsafeMutablePointer<Int16>

    private init(_ text: StaticString) {
        unsafe kernClass = .allocate(capacity: SystemAdvances.slotCount)
        unsafe kernClass.initialize(repeating: 0, count: SystemAdvances.slotCount)
        unsafe kern = .allocate(capacity: Self.classCount * Self.classCount)
        unsafe kern.initialize(repeating: 0, count: Self.classCount * Self.classCount)
        read(text)
    }

    deinit {
        unsafe kernClass.deallocate()
        unsafe kern.deallocate()
    }

    private static let light = SystemKerning(SystemAdvanceData.lightKerning)
    private static let regular = SystemKerning(SystemAdvanceData.regularKerning)
    private static let medium = SystemKerning(SystemAdvanceData.mediumKerning)
    private static let semibold = SystemKerning(SystemAdvanceData.semiboldKerning)
    private static let bold = SystemKerning(SystemAdvanceData.boldKerning)

    /// The table nearest to an OpenType weight; lighter than light and heavier than bold take the outermost.
    static func forWeight(_ weight: Int) -> SystemKerning {
        switch weight {
        case ..<350: light
        case ..<450: regular
        case ..<550: medium
        case ..<650: semibold
        default: bold
        }
    }

    private func read(_ text: StaticString) {
        var scanner = NumberScanner(text)
        var left = 0
        var classes = 0
        func classOf(_ scalar: Int) -> Int {
            let slot = SystemAdvances.slot(UInt32(scalar))
            precondition(slot >= 0, "the kerned character has no slot in the table")
            if unsafe kernClass[slot] == 0 {
                classes += 1
                precondition(classes < Self.classCount, "too many kerned characters")
                unsafe kernClass[slot] = UInt8(classes)
            }
            return Int(unsafe kernClass[slot])
        }
        while let mark = scanner.next() {
            if mark == NumberScanner.at {
                left = classOf(scanner.hex())
                continue
            }
            let right = classOf(scanner.hex())
            unsafe kern[left * Self.classCount + right] = Int16(scanner.decimal())
        }
    }
}
