import XCTest

@testable import CellSimProject

/// Tests `targetTemplates`, `settingGroups` and `configFiles` in XcodeGen specifications.
final class SpecificationTemplateTests: XCTestCase {
    func testTemplatesAreMergedBelowTheTarget() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            name: Cards
            targetTemplates:
              Base:
                platform: iOS
                sources: [Shared, "${target_name}"]
                settings: {PRODUCT_NAME: "${product}", SWIFT_VERSION: 5}
              Application:
                templates: [Base]
                type: application
                sources: ["${folder}", {path: "${lost}", optional: true}]
                dependencies: [{target: "${target_name}Kit"}]
              Framework: {templates: [Base], type: framework}
            targets:
              App:
                templates: [Application]
                templateAttributes: {folder: Screens, product: Deck}
                sources: [Own]
                settings: {SWIFT_VERSION: 6}
              AppKit: {templates: [Framework], templateAttributes: {product: Kit}}
            """, "Shared/S.swift": "", "App/A.swift": "", "Screens/C.swift": "", "Own/O.swift": "",
            "AppKit/K.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        let app = try project.app(named: nil)
        XCTAssertEqual(app.sources.map(\.name), ["S.swift", "A.swift", "C.swift", "O.swift"])
        XCTAssertEqual(app.module, "Deck")
        XCTAssertEqual(app.settings["SWIFT_VERSION"], "6")
        XCTAssertEqual(app.dependencies, ["AppKit"])
        let kit = try XCTUnwrap(project.targets.last)
        XCTAssertEqual(kit.kind, .framework)
        XCTAssertEqual(kit.module, "Kit")
        XCTAssertEqual(kit.sources.map(\.name), ["S.swift", "K.swift"])
        XCTAssertEqual(folder.descriptions(project.notes), [])
    }

    func testUnknownAndCircularTemplatesAreReported() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            targetTemplates:
              Round: {templates: [Round], sources: [App]}
            targets:
              App: {templates: [Round, Lost], type: application, platform: iOS}
            """, "App/A.swift": "",
        ])
        let project = try ProjectReader.read(folder.path)
        XCTAssertEqual(project.targets.first?.sources.map(\.name), ["A.swift"])
        XCTAssertEqual(
            folder.descriptions(project.notes),
            [
                "project.yml:2: warning: template 'Round' of 'Round' contains itself. Remove it from 'templates'; skipped",
                "project.yml:4: warning: template 'Lost' of 'App' is not in 'targetTemplates'; skipped",
            ])
    }

    func testSettingsComeFromGroupsAndFiles() throws {
        let folder = try TemporaryProject([
            "project.yml": """
            configFiles: {Debug: Settings/all.xcconfig, Release: Settings/release.xcconfig}
            settings: {groups: [common], base: {THIRD: own}}
            settingGroups: {common: {FIRST: group, SECOND: group}}
            targets:
              App:
                type: application
                sources: [App]
                configFiles: {Debug: Settings/app.xcconfig}
                settings: {LAST: $(FIRST)}
              Kit: {type: framework, sources: [App], configFiles: {Debug: Settings/lost.xcconfig}}
            """, "App/A.swift": "", "Settings/all.xcconfig": "FIRST = file\nTHIRD = file\nFILE = all\n",
            "Settings/app.xcconfig": "SECOND = app\n",
        ])
        let project = try ProjectReader.read(folder.path)
        let settings = try project.app(named: nil).settings
        XCTAssertEqual(
            ["FIRST", "SECOND", "THIRD", "FILE", "LAST"].map { settings[$0] },
            ["group", "app", "own", "all", "group"])
        let notes = project.targets[1].settingNotes
        XCTAssertEqual(notes.count, 1)
        XCTAssertTrue(notes[0].description.contains("project.yml:10: "), "\(notes)")
        XCTAssertTrue(notes[0].description.contains("lost.xcconfig"), "\(notes)")
    }
}
