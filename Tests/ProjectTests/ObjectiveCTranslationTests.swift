import TestFixtures
import XCTest

/// Tests the translation of Objective-C headers to Swift. It follows SE-0005 (names), SE-0112 (errors), SE-0033 and
/// SE-0192 (constants and enumerations), and Apple's article "Importing Objective-C into Swift".
final class ObjectiveCTranslationTests: XCTestCase {
    private func check(
        _ header: String, _ expected: [String], files: [String: String] = [:], file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let translation = try ObjectiveCTranslation(
            "#import <UIKit/UIKit.h>\nNS_ASSUME_NONNULL_BEGIN\n" + header + "\nNS_ASSUME_NONNULL_END", files: files)
        for text in expected where !translation.lines.contains(text) {
            XCTFail("missing: \(text)\n\(translation.text)", file: file, line: line)
        }
    }

    func testClassesAndMethodNames() throws {
        try check(
            """
            @protocol Watching <NSObject>
            - (void)rowDidChange:(NSString *)row;
            - (void)report:(NSString *)event onFailure:(void (^ _Nullable)(NSError *error))onFailure;
            @optional
            - (BOOL)shouldKeep:(id)value;
            @property (readonly) NSInteger level;
            @end
            @interface Row : UITableViewCell <Watching, UITableViewDelegate, UITableViewDataSource>
            - (instancetype)initWithTitle:(NSString *)title count:(NSInteger)count;
            + (instancetype)rowWithTitle:(NSString *)title;
            - (void)showText:(NSString *)text animated:(BOOL)animated;
            - (void)addRow:(Row *)row toArray:(NSArray<Row *> *)array;
            - (void)hide NS_SWIFT_NAME(conceal());
            - (void)secret NS_SWIFT_UNAVAILABLE("not here");
            - (void)raw NS_REFINED_FOR_SWIFT;
            - (nullable NSDate *)dateForURL:(NSURL *)url style:(UITableViewCellStyle)style state:(UIControlState)state;
            - (id)objectAtIndexedSubscript:(NSUInteger)index;
            - (IBAction)tapped:(id)sender;
            + (Row *)sharedRow;
            - (void)log:(NSString *)format, ...;
            @end
            NS_SWIFT_NAME(Fancy) @interface RWFancy : Row
            - (instancetype)initWithColor:(UIColor *)color;
            @end
            """,
            [
                "@objc protocol Watching: NSObjectProtocol {", "func rowDidChange(_ row: String)",
                "func report(_ event: String, onFailure: ((any Error) -> Void)?)",
                "@objc optional func shouldKeep(_ value: Any) -> Bool", "@objc optional var level: Int { get }",
                "class Row: UITableViewCell, Watching, UITableViewDelegate {", "func rowDidChange(_ row: String) { … }",
                "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) "
                    + "{ super.init(style: style, reuseIdentifier: reuseIdentifier) }",
                "required init?(coder: NSCoder) { super.init(coder: coder) }",
                "init(title: String, count: Int) { super.init(style: .default, reuseIdentifier: nil); … }",
                "convenience init(title: String) { self.init(); … }",
                "func showText(_ text: String, animated: Bool) { … }", "func add(_ row: Row, to array: [Row]) { … }",
                "func conceal() { … }", "func __raw() { … }",
                "func date(for url: URL, style: UITableViewCell.CellStyle, state: UIControl.State) -> Date? { …; return nil }",
                "subscript(_ index: UInt) -> Any {", "get { …; return NSNull() }", "func tapped(_ sender: Any) { … }",
                "class func shared() -> Row { …; return cellSimShared }", "@objc(RWFancy) class Fancy: Row {",
                "convenience init(color: UIColor) { self.init(); … }",
            ])
    }

    func testTypesOfFrameworksAndOfC() throws {
        let found = try ObjectiveCTranslation(
            """
            #import <UIKit/UIKit.h>
            #import <CoreData/CoreData.h>
            #import <Lost/Lost.h>
            @import MapKit;
            @class NSManagedObject, CLLocation;
            @interface Note : NSManagedObject
            @property (nonatomic, strong) CLLocation *position;
            @property (nonatomic) bool isFlagged;
            - (bool)isOlderThan:(Note *)note;
            - (NSComparisonResult)compareTo:(Note *)note;
            @end
            """, provided: ["UIKit", "CoreData", "CoreLocation", "MapKit"])
        for line in [
            "@_exported import CoreData", "@_exported import CoreLocation", "@_exported import MapKit",
            "@_exported import UIKit", "class Note: NSManagedObject {",
            "var isFlagged: Bool = false", "func isOlderThan(_ note: Note!) -> Bool { …; return false }",
        ] where !found.lines.contains(line) {
            XCTFail("missing: \(line)\n\(found.text)")
        }
        XCTAssertTrue(found.text.contains("func compare(to note: Note!) -> ComparisonResult"), found.text)
        XCTAssertFalse(found.text.contains("import Lost"))
    }

    /// If a class declares a getter as a method and its protocol declares a property, Swift imports the property.
    func testRequirementsOfProtocols() throws {
        try check(
            """
            @class Bucket;
            @protocol Diffable <NSObject>
            @property (nonatomic, weak) Bucket *bucket;
            @property (nonatomic, readonly) NSString *version;
            @end
            @interface Bucket : NSObject
            @end
            @interface Thing : NSObject <Diffable>
            - (NSString *)version;
            - (NSString *)other;
            @end
            """,
            [
                "@objc protocol Diffable: NSObjectProtocol {", "var version: String { get }",
                "class Thing: NSObject, Diffable {", "func other() -> String { …; return \"\" }",
                "var version: String {", "get { …; return \"\" }",
            ])
    }

    func testErrorsAndCompletions() throws {
        try check(
            """
            @interface Loader : NSObject
            - (BOOL)loadPath:(NSString *)path error:(NSError **)error;
            - (nullable NSString *)readURL:(NSURL *)url error:(NSError **)error;
            - (void)fetchWithCompletion:(void (^)(NSString * _Nullable text, NSError * _Nullable error))completion;
            - (BOOL)keep:(NSError **)error __attribute__((swift_error(none)));
            - (BOOL)saveAndReturnError:(NSError * _Nullable * _Nullable)error;
            - (NSInteger)countWithLimit:(NSInteger)limit error:(NSError **)error;
            - (nullable instancetype)initWithPath:(NSString *)path error:(NSError **)error;
            @end
            """,
            [
                "class Loader: NSObject {", "func loadPath(_ path: String) throws { … }",
                "func read(_ url: URL) throws -> String { …; return \"\" }",
                "func fetch(completion: @escaping @Sendable (String?, (any Error)?) -> Void) { … }",
                "func fetch() async throws -> String { …; return \"\" }",
                "func keep(_ error: UnsafeMutablePointer<NSError?>?) -> Bool { …; return false }",
                "func save() throws { … }", "init(path: String) throws { super.init(); … }",
                "func count(withLimit limit: Int, error: UnsafeMutablePointer<NSError?>?) -> Int { …; return 0 }",
            ])
    }

    func testProperties() throws {
        try check(
            """
            typedef void (^Handler)(NSInteger row, NSString * _Nullable text);
            @interface Model : NSObject
            @property (class, readonly) Model *standard;
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic, copy, nullable) NSArray<NSURL *> *links;
            @property (nonatomic, getter=isOn) BOOL on;
            @property (nonatomic, readonly) CGFloat height;
            @property (nonatomic, weak, nullable) IBOutlet UILabel *label;
            @property (nonatomic, strong) id thing;
            @property (nonatomic) SEL action;
            @property (nonatomic) CGRect frame;
            @property (nonatomic, copy) Handler handler;
            @property (nonatomic, copy) NSDictionary<NSString *, Model *> *children;
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic, nullable) NSString *note;
            @property (nonatomic) NSTimeInterval pause;
            @end
            """,
            [
                "var note: String? = nil", "var pause: TimeInterval = 0", "typealias Handler = (Int, String?) -> Void",
                "class var standard: Model { …; return cellSimStandard }",
                "var name: String = \"\"", "var links: [URL]? = nil", "var isOn: Bool = false", "var height: CGFloat {",
                "@IBOutlet weak var label: UILabel? = nil", "var thing: Any = NSNull()",
                "var action: Selector = Selector(\"none\")",
                "var frame: CGRect = .zero", "var handler: Handler = { _, _ in }",
                "var children: [String : Model] = [:]",
                "lazy var box: UIView = UIView()",
            ])
    }

    func testEnumerationsAndOptions() throws {
        try check(
            """
            typedef NS_ENUM(NSInteger, RowKind) { RowKindPlain, RowKindWide = 7, RowKindLast = RowKindWide };
            typedef NS_CLOSED_ENUM(NSInteger, RowState) { RowStateOn, RowStateOff };
            typedef NS_OPTIONS(NSUInteger, RowEdges) {
                RowEdgesNone = 0, RowEdgesTop = 1 << 0, RowEdgesLeft = 1 << 1, RowEdgesAll = RowEdgesTop | RowEdgesLeft
            };
            extern NSErrorDomain const RowErrorDomain;
            typedef NS_ERROR_ENUM(RowErrorDomain, RowErrorCode) { RowErrorCodeBad = 1, RowErrorCodeWorse, RowErrorCodeInternal };
            enum { LooseA, LooseB = 4 };
            typedef enum { OldOne, OldTwo } Old;
            @interface Box : NSObject
            @property (nonatomic) RowKind kind;
            @property (nonatomic) RowEdges edges;
            @property (nonatomic) Old old;
            @end
            """,
            [
                "enum RowKind: Int, @unchecked Sendable {", "case plain = 0", "case wide = 7",
                "static let last: RowKind = RowKind(rawValue: 7)!", "enum RowState: Int, @unchecked Sendable {",
                "case off = 1",
                "struct RowEdges: OptionSet, @unchecked Sendable {", "static let top: RowEdges = RowEdges(rawValue: 1)",
                "static let all: RowEdges = RowEdges(rawValue: 3)", "struct RowError: CustomNSError, Hashable, Error {",
                "case worse = 2", "static var bad: Code { .bad }",
                "static var `internal`: Code { .`internal` }", "let LooseB: Int = 4",
                "struct Old: Hashable, Equatable, RawRepresentable, @unchecked Sendable {",
                "let OldTwo: Old = Old(rawValue: 1)", "var kind: RowKind = .plain", "var edges: RowEdges = RowEdges()",
                "var old: Old = Old(rawValue: 0)",
            ])
    }

    func testRequirementsOfProtocolsHaveNoDefaultArguments() throws {
        try check(
            """
            typedef NS_OPTIONS(NSUInteger, RowOptions) { RowOptionsTop = 1 << 0 };
            @protocol Storing <NSObject>
            - (void)storeRow:(NSString *)row options:(RowOptions)options;
            @end
            @interface Box : NSObject <Storing>
            - (void)storeRow:(NSString *)row options:(RowOptions)options;
            @end
            """,
            [
                "@objc protocol Storing: NSObjectProtocol {", "func storeRow(_ row: String, options: RowOptions)",
                "func storeRow(_ row: String, options: RowOptions = []) { … }",
            ])
    }

    func testConstantsMacrosAndFunctions() throws {
        try check(
            """
            #define ROW_HEIGHT 44
            #define ROW_NAME @"row"
            #define ROW_RATIO 1.5
            #define ROW_BITS (1 << 3)
            #define ROW_MAX(a, b) ((a) > (b) ? (a) : (b))
            extern NSString *const RowChanged;
            extern NSNotificationName const RowDidMoveNotification;
            typedef NSString *RowColor NS_TYPED_EXTENSIBLE_ENUM;
            extern RowColor const RowColorRed;
            typedef struct { int x; double y; CGSize size; } RowPlace;
            void RowLog(NSString *text, CGFloat width);
            RowPlace RowPlaceMake(int x) NS_SWIFT_NAME(RowPlace.init(at:));
            static inline int RowAdd(int a, int b) { return a + b; }
            @interface NSString (Rows)
            - (NSString *)row_trimmed;
            @end
            """,
            [
                "let ROW_HEIGHT: Int32 = 44", "let ROW_NAME: String = \"row\"", "let ROW_RATIO: Double = 1.5",
                "let ROW_BITS: Int32 = 8", "let RowChanged: String = \"row changed\"",
                "static let RowDidMove: NSNotification.Name = NSNotification.Name(rawValue: \"RowDidMoveNotification\")",
                "struct RowColor: Hashable, Equatable, RawRepresentable, @unchecked Sendable {",
                "static let red: RowColor = RowColor(rawValue: \"RowColorRed\")", "var size: CGSize = .zero",
                "init(x: Int32, y: Double, size: CGSize) { self.x = x; self.y = y; self.size = size }",
                "init(at x: Int32) { self.init(); … }", "func RowLog(_ text: String, _ width: CGFloat) { … }",
                "func RowAdd(_ a: Int32, _ b: Int32) -> Int32 { …; return 0 }", "extension NSString {",
                "func row_trimmed() -> String { …; return \"\" }",
            ], files: ["Row.m": "NSString *const RowChanged = @\"row changed\";\n"])
    }

    // MARK: Unreadable headers

    func testMissingDeclarationsAreOmitted() throws {
        let found = try ObjectiveCTranslation(
            """
            #import <AFNetworking/AFNetworking.h>
            #import "Gone.h"
            #import "A.h"
            @class Cell, Nowhere;
            @interface Client : AFHTTPSessionManager <AFDelegate>
            @property AFRequest *request;
            - (void)fill:(Cell *)cell;
            - (void)find:(Nowhere *)thing;
            - (void)stop;
            @end
            """,
            files: [
                "A.h": "#import \"B.h\"\n@interface A : NSObject\n- (void)a;\n@end", "Cell.swift": "class Cell {}",
                "B.h":
                    "#import \"A.h\"\n@class A;\n@interface B : NSObject\n- (A *)a;\n- (void)wrong:;\n- (void)right;\n@end",
            ])
        for line in [
            "class Client: NSObject {", "func fill(_ cell: Cell!) { … }", "func stop() { … }", "class A: NSObject {",
            "func right() { … }",
        ] { XCTAssertTrue(found.lines.contains(line), "missing: \(line)\n\(found.text)") }
        for name in ["AFRequest", "Nowhere", "wrong"] { XCTAssertFalse(found.text.contains(name), found.text) }
        XCTAssertEqual(
            Array(found.notes.prefix(2)),
            [
                "Bridge.h:1: note: 'AFNetworking/AFNetworking.h' is not in the project; declarations that need it are left out",
                "Bridge.h:2: note: 'Gone.h' is not in the project; declarations that need it are left out",
            ])
        XCTAssertTrue(
            found.notes[2].hasPrefix("note: target 'App': 3 declarations of Objective-C headers are left out: B.h:5: "))
    }

    func testOmittedConformanceIsReported() throws {
        let found = try ObjectiveCTranslation(
            "@interface Source : NSObject <UITableViewDataSource, UITableViewDelegate>\n@end\n", files: [:])
        assertContains(found.lines, "class Source: NSObject, UITableViewDelegate {", found.text)
        XCTAssertTrue(
            found.notes.contains { $0.contains("Source: it does not conform to UITableViewDataSource") },
            "\(found.notes)")
    }

    func testConflictingHeadersKeepOneDeclaration() throws {
        let found = try ObjectiveCTranslation(
            "#import \"A.h\"\n#import \"B.h\"\n",
            files: [
                "A.h": "@interface Twice : NSObject\n- (void)first;\n@end\n",
                "B.h": "@interface Twice : NSObject\n- (void)second;\n@end\n@interface Other : NSObject\n@end\n",
            ])
        assertContains(found.lines, "func first() { … }", found.text)
        assertContains(found.lines, "class Other: NSObject {", found.text)
    }

    func testRecursiveIncludesAreRead() throws {
        let found = try ObjectiveCTranslation(
            "#include \"A.h\"\n",
            files: [
                "A.h": "#include \"B.h\"\n@interface First : NSObject\n- (void)first;\n@end\n",
                "B.h": "#include \"A.h\"\n#include \"B.h\"\n@interface Second : NSObject\n- (void)second;\n@end\n",
            ])
        for line in ["func first() { … }", "func second() { … }"] {
            assertContains(found.lines, line, found.text)
        }
    }

    func testMacrosThatCannotBeExpandedAreLeftOut() throws {
        let found = try ObjectiveCTranslation(
            """
            #define OPEN(
            #define PASTED(a) a ## ## b
            #define ENDLESS ENDLESS
            #define CALLED(a, b) a b
            #define TYPE Missing *
            #define LIMIT 3
            @interface Row : NSObject
            @property (nonatomic) PASTED(int) pasted;
            @property (nonatomic, strong) TYPE missing;
            - (void)called CALLED(1;
            @end
            @interface Other : NSObject
            - (void)endless:(ENDLESS)value;
            - (void)whole;
            @end
            """)
        for line in ["let LIMIT: Int32 = 3", "func whole() { … }"] {
            assertContains(found.lines, line, "missing: \(line)\n\(found.text)")
        }
        assertLacks(found.text, "pasted")
        XCTAssertTrue(found.notes.contains { $0.contains("left out") && $0.contains("Bridge.h:") }, "\(found.notes)")
    }
}
