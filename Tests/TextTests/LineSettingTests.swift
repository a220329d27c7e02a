import CellSimGraphics
import Foundation
import Testing

@testable import CellSimText

/// Tests the last line of text next to an exclusion path.
struct LineSettingTests {
    /// If the next line does not fit, the last line is truncated next to its exclusion path.
    @Test func lastLineKeepsItsWidthNextToExclusion() throws {
        var options = LineLayoutOptions()
        options.exclusions = [.rect(CGRect(x: 100, y: 0, width: 100, height: 15))]
        let text = StyledText("one two three four five six seven eight", font: TextFont(pointSize: 17))
        let layout = TextLayout(text, width: 200, height: 25, scale: 2, setting: options)
        #expect(layout.isTruncated && layout.lines.count == 1)
        let line = try #require(layout.lines.first)
        #expect(line.width <= 100.02)
        #expect(line.span == 0...100)
    }
}
