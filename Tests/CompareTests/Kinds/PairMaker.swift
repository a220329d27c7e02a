import CellSimGraphics
import UIKit

/// Draws labelled pairs: a cell, and the same cell with one known change.
@MainActor struct PairMaker {
    private let cells: PairCells
    private var random: SeededGenerator

    init(_ cells: PairCells, seed: UInt64) { (self.cells, random) = (cells, SeededGenerator(seed: seed)) }

    /// Returns a number of pairs for each change.
    mutating func pairs(each count: Int) -> [LabelledPair] {
        LabelledPair.Change.allCases.flatMap { change in (0..<count).map { _ in pair(change) } }
    }

    /// Returns a pair whose pictures differ.
    private mutating func pair(_ change: LabelledPair.Change) -> LabelledPair {
        while true {
            let scene = cells.scene(&random)
            let before = scene.draw()
            guard let (after, details) = makeChange(scene, before, change), after != before else { continue }
            return LabelledPair(
                change: change,
                details:
                    "\(details) in '\(scene.texts.map(\.text).joined(separator: " | "))' \(scene.texts[0].font) at \(scene.scale)",
                reference: before, actual: after)
        }
    }

    private mutating func makeChange(
        _ scene: PairScene, _ before: Bitmap, _ change: LabelledPair.Change
    ) -> (Bitmap, String)? {
        var scene = scene
        let text = random.integer(scene.texts.count)
        switch change {
        case .letter:
            guard let details = replaceLetter(in: &scene.texts[text].text) else { return nil }
            return (scene.draw(), details)
        case .weight:
            let old = scene.texts[text].weight
            let new: UIFont.Weight = old == .regular ? random.randomElement(of: [.medium, .semibold, .bold]) : .regular
            let isSystem = scene.texts[text].font == "system"
            scene.texts[text].weight = isSystem ? new : old == .semibold ? .regular : .bold
            return (scene.draw(), "weight \(old.rawValue) to \(scene.texts[text].weight.rawValue)")
        case .color:
            return recolor(&scene, text)
        case .moved:
            let pixel = 1 / scene.scale
            let (dx, dy) = random.randomElement(of: [(1, 0), (0, 1), (2, 0), (-1, 0), (0, -2), (3, 1), (-2, 2), (5, 0)])
            scene.texts[text].frame.origin.x += CGFloat(dx) * pixel
            scene.texts[text].frame.origin.y += CGFloat(dy) * pixel
            return (scene.draw(), "text \(text) by \(dx),\(dy)")
        case .shifted:
            return shift(&scene, before, text)
        case .blurred:
            let radius = random.number(0.4, 1.3)
            return (before.blurred(radius), "blur \(radius)")
        case .resampled:
            let factor = random.randomElement(of: [0.5, 0.67, 0.75, 0.8, 0.9, 1.25, 1.5])
            let (width, height) = (Int(Double(before.width) * factor), Int(Double(before.height) * factor))
            return (before.resampled(width, height).resampled(before.width, before.height), "resampled by \(factor)")
        case .smoothing:
            let samples = random.randomElement(of: [4, 5, 6, 8])
            return (before.smoothed(samples: samples), "\(samples) samples a pixel")
        }
    }

    /// Letters with similar shapes, by letter. For other letters, any letter is chosen.
    private static let similarLetters: [Character: String] = [
        "a": "oeu", "b": "hd", "c": "eo", "d": "ab", "e": "cao", "g": "qy", "h": "bn", "i": "lj", "l": "it", "m": "nw",
        "n": "hmu", "o": "ace", "r": "nt", "s": "ze", "t": "fl", "u": "nv", "v": "yu", "y": "vg", "0": "869", "5": "63",
        "1": "74", "2": "73", "4": "91", "8": "30", ".": ",:", ",": ".;", "w": "vm", "B": "RP", "O": "QC", "N": "HM",
        "S": "BG", "L": "IE", "P": "RF", "C": "GO", "I": "lT", "M": "NW", "H": "NA", "A": "VR",
    ]

    private mutating func replaceLetter(in text: inout String) -> String? {
        let locations = text.indices.filter { PairMaker.similarLetters[text[$0]] != nil }
        guard !locations.isEmpty else { return nil }
        let replacedIndex = random.randomElement(of: locations), old = text[replacedIndex]
        let new = random.randomElement(of: Array(PairMaker.similarLetters[old] ?? "x"))
        text.replaceSubrange(replacedIndex...replacedIndex, with: String(new))
        return "\(old) to \(new)"
    }

    private mutating func recolor(_ scene: inout PairScene, _ text: Int) -> (Bitmap, String)? {
        let color = random.randomElement(of: [0xD0021B, 0x1F6FEB, 0x2E7D32, 0x6E6E73, 0xA9A9AD, 0x9C27B0] as [UInt32])
        if random.integer(2) == 0 {
            scene.texts[text].color = color
            return (scene.draw(), "text \(text) \(String(color, radix: 16))")
        }
        let shape = random.integer(scene.shapes.count)
        scene.shapes[shape].color = color
        return (scene.draw(), "shape \(shape) \(String(color, radix: 16))")
    }

    /// Moves a text right by a fraction of a pixel, or the whole picture in both directions.
    private mutating func shift(_ scene: inout PairScene, _ before: Bitmap, _ text: Int) -> (Bitmap, String)? {
        if random.integer(2) == 0 {
            let step = random.randomElement(of: [-0.5, -0.25, 0.25, 0.5])
            scene.texts[text].frame.origin.x += CGFloat(step) / scene.scale
            return (scene.draw(), "text \(text) by \(step) px")
        }
        let (x, y) = random.randomElement(of: [
            (0.3, 0), (0, 0.3), (0.5, 0), (0.25, 0.25), (0.2, 0), (0, 0.7), (0.6, 0.4),
        ])
        return (before.shifted(x, y), "picture by \(x),\(y) px")
    }
}
