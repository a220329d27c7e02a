import CellSimGraphics
import CellSimRaster
import CellSimText
import Foundation
import UIKit

/// Returns benchmarks of text layout and drawing.
@MainActor func textBenchmarks() -> [Benchmark] {
    let samples = [
        ("Latin", "The quick brown fox jumps over lazy d"), ("Arabic", "النص العربي يكتب من اليمين إلى اليسار"),
        ("Devanagari", "हिन्दी में लिखा गया पाठ यहाँ दिखाया ज"), ("Thai", "ข้อความภาษาไทยไม่มีช่องว่างระหว่างคำ"),
        ("Japanese", "日本語の文章は単語の間に空白を入れずに書かれますので改行の規則が必要"),
    ]
    let font = TextFont(pointSize: 17)
    let labelBenchmarks = samples.flatMap { name, text -> [Benchmark] in
        let texts = (100..<1100).map { StyledText(text + String($0), font: font) }
        return [
            Benchmark("text: 1,000 labels of 40 characters, \(name), laid out and recorded", count: 1000) {
                for text in texts { _ = record(text) }
            },
            Benchmark("text: 1,000 labels of 40 characters, \(name), drawn", count: 1000) {
                for text in texts { _ = Rasterizer(scale: 2).render(record(text)) }
            },
        ]
    }
    let longText = StyledText(String(repeating: "abcdefghij", count: 100_000), font: font)
    let lineLimits: [(String, Int)] = [("in as many lines as it takes", 0), ("cut off after three lines", 3)]
    return labelBenchmarks
        + lineLimits.map { description, lines in
            Benchmark("text: 1 MB without a space, \(description)") {
                let layout = TextLayout(longText, width: 300, maximumLines: lines, scale: 2)
                _ = layout.commands(in: CGRect(x: 0, y: 0, width: 300, height: 60))
            }
        }
        + [
            Benchmark("text: 1 MB without a space, in a label of three lines, measured and drawn") {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
                (label.numberOfLines, label.text) = (3, String(repeating: "abcdefghij", count: 100_000))
                _ = label.sizeThatFits(CGSize(width: 300, height: 0))
                _ = Rasterizer(scale: 2).render(label.displayList())
            }
        ]
}

private func record(_ text: StyledText) -> DisplayList {
    let layout = TextLayout(text, scale: 2)
    return DisplayList(
        size: layout.size, commands: layout.commands(in: CGRect(origin: .zero, size: layout.size)))
}
