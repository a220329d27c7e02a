import Combine
import CoreGraphics
import XCTest

@testable import Cards

final class FeedTests: XCTestCase {
    func testPublishedValues() {
        let words = PassthroughSubject<String, Never>()
        let marks = CurrentValueSubject<Int, Never>(1)
        let feed = Feed(words: words, marks: marks)
        var changes = 0
        let watch = feed.objectWillChange.sink { changes += 1 }
        words.send("a")
        words.send("a")
        marks.send(22)
        XCTAssertEqual(feed.titles, ["a 1", "a 22"])
        XCTAssertEqual(changes, 2)
        XCTAssertEqual(feed.long(4), ["a 22"])
        watch.cancel()
    }

    func testObservedAndAssociatedValues() {
        let feed = Feed(words: PassthroughSubject(), marks: CurrentValueSubject(0))
        var levels: [Int?] = []
        let observation = feed.observe(\.level, options: [.new]) { levels.append($1.newValue) }
        feed.level = 3
        observation.invalidate()
        feed.level = 4
        XCTAssertEqual(levels, [3])
        feed.note = "kept"
        XCTAssertEqual(feed.note, "kept")
        XCTAssertEqual(feed.path.boundingBox.width, 4)
    }
}
