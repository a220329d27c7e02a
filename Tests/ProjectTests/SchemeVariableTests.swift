import Foundation
import XCTest

@testable import CellSimProject

/// Tests the environment variables of schemes and test plans.
final class SchemeVariableTests: XCTestCase {
    /// Returns a scheme in Xcode's format, with attributes and elements in its test and launch actions.
    private func scheme(_ attributes: String = "", test: String = "", launch: String = "", tests: String = "CardsTests")
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.7">
           <TestAction buildConfiguration = "Debug" \(attributes)>
              <Testables>
                 <TestableReference skipped = "NO">
                    <BuildableReference BlueprintName = "\(tests)"></BuildableReference>
                 </TestableReference>
              </Testables>
              \(test)
           </TestAction>
           <LaunchAction buildConfiguration = "Debug">\(launch)</LaunchAction>
        </Scheme>
        """
    }

    private func variables(_ pairs: [(String, String)]) -> String {
        let elements = pairs.map { "<EnvironmentVariable key = \"\($0)\" value = \"\($1)\" isEnabled = \"YES\"/>" }
        return "<EnvironmentVariables>\(elements.joined())</EnvironmentVariables>"
    }

    private func read(_ files: [String: String]) throws -> (folder: TemporaryProject, [String: String], [String]) {
        let folder = try TemporaryProject(files)
        let project = AppProject(path: folder.path + "/Cards.xcodeproj", root: folder.path, name: "Cards")
        let (values, notes) = project.testVariables(["CardsTests"])
        return (folder, values, folder.descriptions(notes))
    }

    private static let schemes = "Cards.xcodeproj/xcshareddata/xcschemes/"

    /// The value is from the documentation of iOSSnapshotTestCase.
    func testReferenceFolderVariable() throws {
        let images = ("FB_REFERENCE_IMAGE_DIR", "$(SOURCE_ROOT)/$(PROJECT_NAME)Tests/ReferenceImages")
        let others = [
            ("IMAGE_DIFF_DIR", "$(SOURCE_ROOT)/Failures"), ("DYLD_INSERT_LIBRARIES", "a.dylib"), ("MODE", "1"),
        ]
        let (folder, values, notes) = try read([
            Self.schemes + "A.xcscheme": scheme(test: variables([("MODE", "other")]), tests: "OtherTests"),
            Self.schemes + "B.xcscheme": scheme(test: variables([images] + others), launch: variables([("RUN", "1")])),
        ])
        XCTAssertEqual(
            values, ["FB_REFERENCE_IMAGE_DIR": folder.path + "/CardsTests/ReferenceImages", "MODE": "1"])
        XCTAssertEqual(notes, [])
    }

    func testLaunchVariablesAreShared() throws {
        let launch = variables([("MODE", "1")])
        let shared = scheme("shouldUseLaunchSchemeArgsEnv = \"YES\"", launch: launch)
        XCTAssertEqual(try read([Self.schemes + "A.xcscheme": shared]).1, ["MODE": "1"])
        let separateScheme = scheme("shouldUseLaunchSchemeArgsEnv = \"NO\"", launch: launch)
        XCTAssertEqual(try read([Self.schemes + "A.xcscheme": separateScheme]).1, [:])
    }

    func testVariablesMayBeInTheTestPlan() throws {
        let plan = """
            {"version": 1, "testTargets": [{"target": {"name": "CardsTests"}}], "defaultOptions":
             {"environmentVariableEntries": [{"key": "DIR", "value": "$(SRCROOT)\\/Ref"}, {"key": "OFF", "enabled": false}]}}
            """
        let reference =
            "<TestPlans><TestPlanReference reference = \"container:Cards.xctestplan\" default = \"YES\"/></TestPlans>"
        let files = [
            Self.schemes + "A.xcscheme": scheme(test: reference, tests: "OtherTests"), "Cards.xctestplan": plan,
        ]
        let (folder, values, _) = try read(files)
        XCTAssertEqual(values, ["DIR": folder.path + "/Ref"])
        let (_, valuesOfInvalidPlan, notes) = try read(files.merging(["Cards.xctestplan": "{"]) { $1 })
        XCTAssertEqual(valuesOfInvalidPlan, [:])
        XCTAssertEqual(
            notes,
            [
                "Cards.xctestplan: warning: is not a readable test plan, so its variables are skipped; save it again in Xcode"
            ])
    }

    func testVariablesWithUnknownSettingsAreReported() throws {
        let (_, values, notes) = try read([
            Self.schemes + "A.xcscheme": scheme(test: variables([("DIR", "$(BUILT_PRODUCTS_DIR)/a")]))
        ])
        XCTAssertEqual(values, [:])
        XCTAssertEqual(
            notes,
            [
                "\(Self.schemes)A.xcscheme: warning: the environment variable DIR has an unknown setting in "
                    + "'$(BUILT_PRODUCTS_DIR)/a' and is skipped; set it in the shell"
            ])
    }
}
