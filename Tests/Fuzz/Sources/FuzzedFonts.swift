import CellSimText
import Foundation
import UIKit

/// Fuzzes font files: registers a font, draws with it and unregisters it.
@MainActor enum FuzzedFonts {
    private static var number = 0
    private static let text = "Ag fi é ↑ \u{5D0}\u{5D1} 12 A\u{301} 漢"

    static func draw(_ bytes: [UInt8]) {
        number += 1
        let label = "fuzz:\(number)"
        do { try RegisteredFonts.add(bytes: Data(bytes), label: label) } catch { return }
        defer { _ = RegisteredFonts.remove(file: label) }
        do {
            for face in try RegisteredFonts.faces(in: Data(bytes)).prefix(4) {
                guard let font = UIFont(name: face.name, size: 20) else { continue }
                let line = NSAttributedString(string: text, attributes: [.font: font])
                let size = line.size()
                precondition(size.width.isFinite && size.height.isFinite)
                Fuzz.noteDrawn()
                _ = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 40)).image { _ in
                    line.draw(in: CGRect(x: 0, y: 0, width: 90, height: 40))
                }
            }
        } catch { return }
    }
}
