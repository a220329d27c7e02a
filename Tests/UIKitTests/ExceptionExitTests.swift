import TestFixtures
import Testing

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests that an uncaught UIKit exception ends the process with a message.
@Suite struct ExceptionExitTests {
    @Test func unregisteredIdentifierTerminatesProcess() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView().dequeueReusableCell(withIdentifier: "Person", for: IndexPath(row: 0, section: 0))
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            message.contains(
                "'NSInternalInconsistencyException', reason: 'unable to dequeue a cell with identifier Person - must"))
    }

    @Test func nibWithTwoCellsTerminatesProcess() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let objects = Fixture.text("registry/two-cells.xml")
            let template = try NibTemplate(data: NibFixture.xib(objects), path: "Person.xib")
            await MainActor.run {
                let table = UITableView()
                table.register(UINib(template), forCellReuseIdentifier: "Person")
                _ = table.dequeueReusableCell(withIdentifier: "Person")
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("invalid nib registered for identifier (Person)"))
        #expect(message.contains("Person.xib:5: error: <tableViewCell> is an extra top-level object"))
    }
}
