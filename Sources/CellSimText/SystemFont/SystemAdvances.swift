import Foundation
import Synchronization

/// The advances of the system font at one weight and optical size, in hundred-thousandths of the em, without tracking.
///
/// Created at first use and immutable; safe on all threads.
@safe final class SystemAdvances: @unchecked Sendable {
    // Unchecked: immutable after `init`; pointers are not checked.
    /// The number of slots whose index equals the character's code.
    static let directSlotCount = 0x180
    /// The Cyrillic letters of the Slavic languages. Their slots follow the direct ones.
    static let cyrillicScalars: Range<UInt32> = 0x400..<0x460
    static let slotCount = directSlotCount + cyrillicScalars.count + sparseScalars.count
    static let absent = Int32.min

    /// The advances by slot; `absent` if the table does not contain the character.
    let advance: UnsafeMutablePointer<Int32>
    /// The fraction of the Display outlines, in thousandths.
    let displayFraction: Int

    init(weight: Int, optical: Int) {
        unsafe advance = .allocate(capacity: Self.slotCount)
        unsafe advance.initialize(repeating: Self.absent, count: Self.slotCount)
        self.displayFraction = optical
        let masters = SystemAdvanceMasters.shared
        let position = Self.weightPosition(ofWeight: weight)
        // Light weights are between ultra light and regular. Other weights are between regular and bold, or beyond
        // bold.
        let (otherText, otherDisplay) =
            position < 0
            ? (masters.ultraLightText, masters.ultraLightDisplay) : (masters.boldText, masters.boldDisplay)
        for slot in 0..<Self.slotCount where masters.regularText[slot] != Self.absent {
            let regular = Self.interpolate(Int(masters.regularText[slot]), Int(masters.regularDisplay[slot]), optical)
            let other = Self.interpolate(Int(otherText[slot]), Int(otherDisplay[slot]), optical)
            unsafe advance[slot] = Int32(Self.interpolate(regular, other, abs(position)))
        }
    }

    deinit { unsafe advance.deallocate() }

    private static let regular = SystemAdvances(weight: 400, optical: 0)
    private static let medium = SystemAdvances(weight: 500, optical: 0)
    private static let semibold = SystemAdvances(weight: 600, optical: 0)
    private static let bold = SystemAdvances(weight: 700, optical: 0)

    /// Returns the advances of an OpenType weight at a size in points.
    static func forWeight(_ weight: Int, pointSize: CGFloat, trackingTable: TrackingTable) -> SystemAdvances {
        let optical = trackingTable == .current ? displayFraction(pointSize: pointSize) : pointSize >= 20 ? 1000 : 0
        if optical == 0 {
            switch weight {
            case 400: return regular
            case 500: return medium
            case 600: return semibold
            case 700: return bold
            default: break
            }
        }
        return SystemAdvanceTables.shared.table(weight: weight, optical: optical)
    }

    /// Returns the fraction of the Display outlines, in thousandths. It rises from 0 at 17 points to 1,000 at 28 points;
    /// its slope changes at 19 and at 24 points.
    private static func displayFraction(pointSize: CGFloat) -> Int {
        let fraction: CGFloat =
            switch pointSize {
            case ...17: 0
            case ..<19: (pointSize - 17) / 22
            case ..<24: (1 + (pointSize - 19) * 1.6) / 11
            case ..<28: (9 + (pointSize - 24) / 2) / 11
            default: 1
            }
        return Int((fraction * 1000).rounded())
    }

    /// The positions of the OpenType weights 100, 200 … 900 on a scale where ultra light is -1000, regular is 0 and bold is 1000.
    private static let weightPositions = [-1000, -784, -341, 0, 367, 633, 1000, 1533, 2000]

    private static func weightPosition(ofWeight weight: Int) -> Int {
        let weight = min(max(weight, 100), 900)
        let index = weight / 100 - 1
        guard weight % 100 != 0 else { return weightPositions[index] }
        return weightPositions[index] + (weightPositions[index + 1] - weightPositions[index]) * (weight % 100) / 100
    }

    /// Interpolates from `low` to `high` by a fraction in thousandths, rounded to the nearest integer.
    static func interpolate(_ low: Int, _ high: Int, _ thousandths: Int) -> Int {
        let sum = low * 1000 + (high - low) * thousandths
        return (sum + (sum < 0 ? -500 : 500)) / 1000
    }

    /// Returns the slot of a character in the tables; -1 if it has none.
    @inline(__always)
    static func slot(_ scalar: UInt32) -> Int {
        scalar < UInt32(directSlotCount) ? Int(scalar) : sparseSlot(scalar)
    }

    /// The characters beyond Latin Extended-A and Cyrillic, in the order of their slots.
    static let sparseScalars: [UInt32] = [
        0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2122, 0x2191, 0x2192, 0x2193, 0x2212,
    ]

    static func sparseSlot(_ scalar: UInt32) -> Int {
        if cyrillicScalars.contains(scalar) { return directSlotCount + Int(scalar - cyrillicScalars.lowerBound) }
        guard scalar >= 0x2013, scalar <= 0x2212, let index = sparseScalars.firstIndex(of: scalar) else { return -1 }
        return directSlotCount + cyrillicScalars.count + index
    }

    /// Returns whether the tables contain a character.
    func covers(_ scalar: UInt32) -> Bool {
        let slot = Self.slot(scalar)
        guard slot >= 0 else { return false }
        return unsafe advance[slot] != Self.absent
    }
}

/// The six tables, by slot, from which all other tables are interpolated.
final class SystemAdvanceMasters: Sendable {
    static let shared = SystemAdvanceMasters()

    let ultraLightText = read(SystemAdvanceData.ultraLightText)
    let ultraLightDisplay = read(SystemAdvanceData.ultraLightDisplay)
    let regularText = read(SystemAdvanceData.regularText)
    let regularDisplay = read(SystemAdvanceData.regularDisplay)
    let boldText = read(SystemAdvanceData.boldText)
    let boldDisplay = read(SystemAdvanceData.boldDisplay)

    private static func read(_ text: StaticString) -> [Int32] {
        var result = [Int32](repeating: SystemAdvances.absent, count: SystemAdvances.slotCount)
        var scanner = NumberScanner(text)
        var scalar: UInt32 = 0
        while let mark = scanner.next() {
            if mark == NumberScanner.atSign {
                scalar = UInt32(scanner.readHex())
                continue
            }
            let slot = SystemAdvances.slot(scalar)
            precondition(slot >= 0, "the advance has no slot in the table")
            result[slot] = Int32(scanner.readDecimal())
            scalar += 1
        }
        return result
    }
}

/// A cache of the tables for all weights and sizes, each created at first use; safe on all threads.
///
/// Each weight has 1,001 optical sizes, each with a table of 1.6 KB, so the cache is limited.
final class SystemAdvanceTables: Sendable {
    static let shared = SystemAdvanceTables()

    /// The maximum number of cached tables. When it is exceeded, the cache is emptied.
    static let maximumTables = 512

    private let tables = Mutex<[Int: SystemAdvances]>([:])

    /// The number of cached tables.
    var count: Int { tables.withLock { $0.count } }

    /// Returns the table of a weight and optical size.
    /// - Parameters:
    ///   - weight: The OpenType weight.
    ///   - optical: The fraction of the Display outlines in thousandths.
    func table(weight: Int, optical: Int) -> SystemAdvances {
        let key = weight * 1001 + optical
        return tables.withLock { tables in
            if let table = tables[key] { return table }
            let table = SystemAdvances(weight: weight, optical: optical)
            if tables.count >= Self.maximumTables { tables.removeAll(keepingCapacity: true) }
            tables[key] = table
            return table
        }
    }
}
