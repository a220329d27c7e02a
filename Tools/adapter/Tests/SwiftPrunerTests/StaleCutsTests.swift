import XCTest

@testable import SwiftPruner

/// Tests that a cut is undone when its reason is gone. For each kind of reason, a record has one such cut.
final class StaleCutsTests: XCTestCase {
    private func cut(_ cause: String, _ excuse: Excuse) -> Cut {
        Cut(
            kind: .statement, start: 1, end: 9, replacement: "", what: "a statement", line: 1, cause: cause, anchor: 1,
            excuse: excuse)
    }

    private func record(_ cuts: [Cut], names: [String] = ["Row"], stubs: TypeStubs = TypeStubs()) -> PruningRecord {
        let file = PruningRecord.File(
            path: "/app/Row.swift", digest: "", functions: 1, lost: [:], hasTests: false, prologue: "", cuts: cuts,
            setup: [], classes: [:])
        return PruningRecord(
            module: "App", key: "", names: names, files: [file], stubs: stubs, notRun: [], passes: [])
    }

    private func isStale(
        _ record: PruningRecord, missing: Set<String> = [], unbuildable: Set<String> = [], names: [String] = ["Row"],
        context: CutContext = CutContext()
    ) -> Bool {
        let check = ModuleQueriesStub(missing: missing, unbuildable: unbuildable)
        return StaleCuts(record: record, check: check, context: context).isStale { names }
    }

    func testCutIsStaleWhenModuleAppears() {
        let cause = "value of type 'UILabel' has no member 'snp'"
        let module = record([cut(cause, Excuse(kind: .module, name: "SnapKit"))])
        XCTAssertFalse(isStale(module, missing: ["SnapKit"]))
        XCTAssertTrue(isStale(module))
        let several = record([cut("x", Excuse(kind: .module, name: "Kingfisher, SnapKit"))])
        XCTAssertFalse(isStale(several, missing: ["SnapKit", "Kingfisher"]))
        XCTAssertTrue(isStale(several, missing: ["SnapKit"]))
        let hosted = record([cut("SwiftUI is not supported", Excuse(kind: .swiftUI, name: "SwiftUI"))])
        XCTAssertFalse(isStale(hosted, missing: ["SwiftUI"]))
        XCTAssertTrue(isStale(hosted))
    }

    func testCutIsStaleWhenModuleBecomesBuildable() {
        let oldRecord = record([
            cut("could not build C module 'PureLayout'", Excuse(kind: .module, name: "PureLayout")),
            cut("no such module 'SnapKit'", Excuse(kind: .module, name: "SnapKit")),
        ])
        XCTAssertFalse(isStale(oldRecord, missing: ["SnapKit"], unbuildable: ["PureLayout"]))
        XCTAssertTrue(isStale(oldRecord, missing: ["SnapKit"]))
    }

    func testCutIsStaleWhenDeclarationAppears() {
        for excuse in [
            Excuse(kind: .module, name: "Tracking"), Excuse(kind: .apple, name: "UIView.flash"),
            Excuse(kind: .objectiveC, name: "Tracker"), Excuse(kind: .dependency, name: "Pods"),
            Excuse(kind: .accepted, name: "Tracking"),
        ] {
            let context = CutContext(acceptsAll: true)
            for cause in [
                "cannot find 'Tracker' in scope", "value of type 'UIView' has no member 'Tracker'",
                "needs line 3, which is left out: cannot find 'Tracker' in scope",
            ] {
                let oldRecord = record([cut(cause, excuse)])
                let missing: Set<String> = ["Tracking"]
                XCTAssertFalse(isStale(oldRecord, missing: missing, context: context), "\(excuse)")
                XCTAssertFalse(
                    isStale(oldRecord, missing: missing, names: ["Row", "Other"], context: context), "\(excuse)")
                XCTAssertTrue(
                    isStale(oldRecord, missing: missing, names: ["Row", "Tracker"], context: context), "\(excuse)")
            }
        }
    }

    func testCutIsStaleWhenSuperclassAppears() {
        let oldRecord = record([cut("cannot convert 'Row' to 'Shown'", Excuse(kind: .apple, name: "Shown"))])
        XCTAssertTrue(isStale(oldRecord, names: ["Row", "Row: Shown"]))
    }

    func testCutIsStaleWhenNoLongerAccepted() {
        let oldRecord = record([cut("no member 'x'", Excuse(kind: .accepted, name: "Tracking"))])
        let accepted = CutContext.AcceptedCut(file: "Row.swift", what: "a statement", cause: "no member 'x'")
        XCTAssertFalse(isStale(oldRecord, context: CutContext(root: "/app", accepted: [accepted])))
        XCTAssertTrue(isStale(oldRecord, context: CutContext(root: "/app")))
    }

    func testRecordWithoutCutsIsNotStale() {
        XCTAssertFalse(isStale(record([]), names: ["Row", "Tracker"]))
    }
}

/// Answers compiler queries about missing modules.
private struct ModuleQueriesStub: CompilerQueries {
    let missing: Set<String>
    let unbuildable: Set<String>

    func missing(_ modules: [String]) -> Set<String> { missing.intersection(modules) }
    func unbuildable(_ modules: [String]) -> Set<String> { unbuildable.intersection(modules) }
    func missingOperators(_ names: [String], imports: [String]) -> Set<String> { [] }
    func spellings(of expressions: [String], imports: [String]) -> [String: String] { [:] }
    func errors(in paths: [String], _ depth: ErrorCheck.Depth, overlay: String) -> [CompilerError] { [] }
}
