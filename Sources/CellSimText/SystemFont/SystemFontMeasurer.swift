import CellSimFonts
import Foundation

/// Measures text with the system font's tables, without opening a font file.
struct SystemFontMeasurer {
    let table: SystemAdvances
    let pointSize: CGFloat
    /// The number of points per hundred-thousandth of the em.
    let unit: CGFloat
    /// The width added after each character, in points: tracking and the run's own kerning.
    let extraSpacing: CGFloat
    let kernsPairs: Bool

    /// Creates a measurer. Returns nil for fonts that the tables don't describe, for expanded glyphs, and if the user
    /// provided the system font's files, which then determine the widths.
    init?(_ run: TextRun, trackingTable: TrackingTable) {
        guard run.font.features.isEmpty, run.expansion == 1, run.object == nil else { return nil }
        self.init(plain: run, trackingTable: trackingTable)
    }

    /// Creates a measurer that ignores the font's features.
    init?(plain run: TextRun, trackingTable: TrackingTable) {
        let font = run.font
        RegisteredFonts.registerEnvironmentFonts()
        guard font.isSystem, !FontLibrary.shared.userFonts.hasSystemFont else { return nil }
        table = SystemAdvances.forWeight(font.weight, pointSize: font.pointSize, trackingTable: trackingTable)
        pointSize = font.pointSize
        unit = font.pointSize / 100_000
        extraSpacing = SystemTracking.tracking(pointSize: font.pointSize, trackingTable: trackingTable) + run.kern
        kernsPairs = run.kernsPairs
    }

    /// Returns the width of a single line in points; nil if the tables don't contain a character. They contain no line ends.
    ///
    /// - Complexity: O(characters), without allocation.
    func width(of text: String) -> CGFloat? {
        var text = text
        return text.withUTF8 { bytes -> CGFloat? in
            guard let start = bytes.baseAddress else { return 0 }
            return unsafe width(start, start + bytes.count)
        }
    }

    @unsafe private func width(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> CGFloat? {
        let (advances, kerning) = unsafe (table.advance, SystemKerning.shared)
        let classes = unsafe kerning.kernClass
        var (sum, count, left) = (0, 0, 0)
        var cursor = unsafe start
        while unsafe cursor < end {
            let byte = unsafe cursor.pointee
            var slot = Int(byte)
            unsafe cursor += 1
            if byte >= 0x80 {
                slot = unsafe Self.slotOfSequence(byte, &cursor)
                if slot < 0 { return nil }
            }
            let advance = unsafe advances[slot]
            if advance == SystemAdvances.absent { return nil }
            sum += Int(advance)
            let right = Int(unsafe classes[slot])
            if left != 0, right != 0, kernsPairs { sum += kerning.kern(left, right, optical: table.displayFraction) }
            left = right
            count += 1
        }
        return unit * CGFloat(sum) + CGFloat(count) * extraSpacing
    }

    /// Returns the slot of a character that has two or three bytes in UTF-8; -1 for other characters.
    @unsafe private static func slotOfSequence(_ byte: UInt8, _ cursor: inout UnsafePointer<UInt8>) -> Int {
        if byte < 0xE0 {
            let scalar = unsafe UInt32(byte & 0x1F) << 6 | UInt32(cursor.pointee & 0x3F)
            unsafe cursor += 1
            return SystemAdvances.slot(scalar)
        }
        guard byte < 0xF0 else { return -1 }
        let scalar = unsafe UInt32(byte & 0x0F) << 12 | UInt32(cursor[0] & 0x3F) << 6 | UInt32(cursor[1] & 0x3F)
        unsafe cursor += 2
        return SystemAdvances.slot(scalar)
    }
}

extension TextFont {
    /// Whether the font is the system font, under any name. Unknown names also select the system font.
    var isSystem: Bool {
        switch family {
        case .system: true
        case .monospacedSystem: false
        case .named(let name): name.hasPrefix(".") || FontLibrary.shared.family(named: name) == nil
        }
    }
}
