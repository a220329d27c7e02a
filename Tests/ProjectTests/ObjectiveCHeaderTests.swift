import TestFixtures
import XCTest

@testable import CellSimProject

/// Tests which declarations are found in an app's Objective-C headers: Swift code that uses them may be cut.
final class ObjectiveCHeaderTests: XCTestCase {
    private let header = """
        #import <UIKit/UIKit.h>
        #import <FancyMaps/FancyMaps.h>
        // @interface Commented : NSObject
        #define ROW_HEIGHT 44
        @class Forward, Other;
        typedef NS_ENUM(NSInteger, RowKind) { RowKindPlain, RowKindWide };
        typedef void (^RowHandler)(NSInteger row);
        typedef struct { int x; } RowPlace;
        extern NSString *const RowChanged;
        void RowLog(NSString *text);
        @protocol RowListening <NSObject>
        @end
        @interface OldRow : UITableViewCell
        - (void)show:(NSString *)text;
        @end
        """

    private func headers(bridge: String, hasForeignSources: Bool) throws -> ObjectiveCHeaders {
        let folder = try TemporaryProject([
            "App/Bridge.h": header, "Pods/Kit/Kit.h": "@interface PodRow : NSObject\n@end",
        ])
        var target = AppProject.Target(name: "App", kind: .application, referringFile: folder.path)
        target.settings.add([("SWIFT_OBJC_BRIDGING_HEADER", bridge), ("SRCROOT", folder.path)])
        if hasForeignSources {
            target.otherLanguageSources = [
                .init(path: folder.path + "/App/OldRow.m", referringFile: folder.path, line: nil)
            ]
        }
        let project = AppProject(path: folder.path, root: folder.path, name: "App")
        return ObjectiveCHeaders(of: target, in: project, provided: ["UIKit"])
    }

    func testDeclarationsAreReadByName() throws {
        let declarations = try headers(bridge: "App/Bridge.h", hasForeignSources: false)
        let names: Set = [
            "ROW_HEIGHT", "Forward", "Other", "RowKind", "RowHandler", "RowPlace", "RowChanged", "RowLog",
            "RowListening",
            "OldRow",
        ]
        XCTAssertEqual(declarations.names.intersection(names), names)
        XCTAssertFalse(declarations.names.contains("Commented"), "the reader ignores declarations in comments")
        XCTAssertFalse(declarations.names.contains("PodRow"), "the reader ignores the headers of dependencies")
        XCTAssertEqual(declarations.missing, ["FancyMaps"])
    }

    func testSwiftOnlyAppsHaveNoBridgedHeaders() throws {
        XCTAssertTrue(try headers(bridge: "", hasForeignSources: false).names.isEmpty)
        assertContains(try headers(bridge: "", hasForeignSources: true).names, "OldRow")
    }
}
