// swift-tools-version: 6.2
import PackageDescription

// A row of a table has targets, and the targets and products above that they import: `Tests/LayeringTests` compares them
// with every `import`. Tests name only what does not come with the others; `itself` is the module of the same name. A dot
// stands for `CellSim`.

/// C libraries of the system: the name for pkg-config, and Debian's package.
let systemLibraries = """
    .CFreeType: freetype2 libfreetype-dev; .CPixman: pixman-1 libpixman-1-dev; .CPNG: libpng libpng-dev
    .CJPEG: libjpeg libjpeg-dev; .CZlib: zlib zlib1g-dev; .CDeflate: libdeflate libdeflate-dev
    .CExpat: expat libexpat1-dev
    """

/// From the solver to UIKit, whose modules are folders of `Sources/UIKit`.
let modules = """
    .CShims: .CPNG .CJPEG .CZlib
    .CPixels .CQPDF .Solver .Reflection .Escaping .Graphics .CImageLibraries .System .CLanguageHooks \
        _Testing_CoreGraphics _Testing_UIKit .Vectors:
    .XML: .CExpat; .CHarfBuzz: .CShims; .Process: .Escaping .CShims; .AutoLayout: .Solver .Graphics
    .InterfaceBuilder: .Escaping .Process .XML; .ImageCodecs: .Process .Graphics .CShims .CDeflate .CImageLibraries
    .Fonts: .Process; .Languages: .Process .CShims
    .Text: .Languages .Process .Graphics .Fonts .CFreeType .CHarfBuzz .CShims; .Foundation: .Languages .Process .CShims
    .OS: .Foundation
    .LanguageHooks: .Languages .System .CLanguageHooks
    .VectorImages: .Graphics .ImageCodecs .Process .Text .CFreeType .CZlib .CQPDF .XML
    .Raster: .Graphics .Text .CFreeType .CPixman .CPixels
    .Combine: .Foundation OpenCombine OpenCombineDispatch OpenCombineFoundation
    CoreGraphics: _Testing_CoreGraphics .Foundation .Process .Graphics .Raster
    UIKitBase: .Escaping .Process .InterfaceBuilder .Graphics .AutoLayout .ImageCodecs .System .Languages .Text \
        .VectorImages .Raster .Foundation CoreGraphics
    UIKitViews: .Solver .Reflection .Process .InterfaceBuilder .Graphics .AutoLayout .Languages .Text .Foundation \
        UIKitBase
    UIKitControls: .Process .InterfaceBuilder .Graphics .AutoLayout .Languages .Text UIKitBase UIKitViews
    UIKitLists: .InterfaceBuilder .Graphics .AutoLayout UIKitBase UIKitViews
    UIKitControllers: .Process .Graphics UIKitBase UIKitViews UIKitControls UIKitLists
    UIKit: _Testing_UIKit UIKitBase UIKitViews UIKitControls UIKitLists UIKitControllers; QuartzCore: CoreGraphics UIKit
    .Adapted: .Foundation .System UIKit
    """
/// Apple's other frameworks. `Combine` and `os` have other names here, or `canImport` would be true in other packages.
let appleModules = """
    UniformTypeIdentifiers UserNotifications CoreLocation LocalAuthentication BackgroundTasks Network AudioToolbox \
        SystemConfiguration Intents Contacts AppIntents: .Foundation
    Security: .Foundation .Process
    CoreData: .Foundation .Adapted .Reflection .XML; CoreVideo Accelerate Metal: CoreGraphics
    CoreImage: .Process CoreGraphics UIKit; ImageIO: CoreGraphics UIKit
    WebKit SafariServices MessageUI StoreKit PDFKit AuthenticationServices QuickLook LinkPresentation MediaPlayer \
        PassKit SpriteKit MultipeerConnectivity QuickLookThumbnailing ReplayKit GLKit TipKit Social NotificationCenter \
        Messages Accessibility: UIKit
    CryptoKit: .Foundation .Process
    NetworkExtension CloudKit WidgetKit CoreTelephony AdSupport AppTrackingTransparency CallKit CoreMotion \
        CoreBluetooth WatchConnectivity JavaScriptCore NaturalLanguage CoreML CoreHaptics GameplayKit HealthKit PushKit \
        CoreNFC ExternalAccessory ActivityKit:
    CoreText: .Text UIKit; SceneKit: QuartzCore UIKit; Compression: .CZlib; EventKit: .Foundation CoreGraphics
    MobileCoreServices CoreSpotlight: UniformTypeIdentifiers; CoreMedia: CoreVideo CoreGraphics
    MapKit: CoreLocation UIKit; CommonCrypto: CryptoKit .Foundation .Process; ARKit: SceneKit UIKit
    ContactsUI: Contacts UIKit; EventKitUI: EventKit UIKit; Vision: CoreGraphics CoreML; MetalKit: Metal UIKit
    UserNotificationsUI: UserNotifications UIKit; IntentsUI: Intents UIKit; AVFoundation: AudioToolbox CoreMedia QuartzCore UIKit
    AVKit: AVFoundation UIKit; Photos: AVFoundation CoreLocation ImageIO UniformTypeIdentifiers UIKit
    Speech: AVFoundation; PhotosUI: Photos
    """
/// The modules with hand-written files; the others are tables alone, `Sources/Apple/Declarations`.
let byHand = words(
    "Accelerate CommonCrypto Compression Contacts CoreData CoreImage CoreMedia CoreText CoreVideo CryptoKit "
        + "GameplayKit ImageIO MapKit NaturalLanguage Security UniformTypeIdentifiers WebKit")
/// Drawing, comparing and testing; `CellSimAppModules` is all that the library for apps is made of.
let tools = """
    .Networking: Security; .DesignCanvas: UIKit .InterfaceBuilder .Graphics .Text
    .Explanation:; .Editors: .Escaping
    .Compare: .Explanation .Escaping .Process .Graphics .ImageCodecs .CPixels
    .Project: .Escaping .Text .InterfaceBuilder .Languages .Process .CShims Yams; .Server: .Process
    .Documents: .InterfaceBuilder .Escaping .Process .XML
    NibPatterns: UIKit; TestFixtures TestPixelFilters:
    .Host: .Explanation .DesignCanvas UIKit .Escaping .Process .InterfaceBuilder .Graphics .ImageCodecs .Languages .System .Raster
    .Reuse: .Host .Compare UIKit .Escaping .Process .InterfaceBuilder .Graphics .ImageCodecs
    SnapshotTesting: .Explanation .Reuse .Host UIKit .Compare .Escaping .Process .Graphics .ImageCodecs
    iOSSnapshotTestCase: SnapshotTesting UIKit .Compare .Process .Graphics .ImageCodecs
    iOSSnapshotTestCaseCore FBSnapshotTestCase: iOSSnapshotTestCase
    .AppModules: appleModules FBSnapshotTestCase iOSSnapshotTestCaseCore NibPatterns .Adapted .LanguageHooks \
        .Combine .OS QuartzCore .Vectors .Networking _Testing_UIKit _Testing_CoreGraphics
    """
let programs = """
    cellsim: .Graphics .Explanation .Editors .Documents .Text .Server .Fonts .Project .Reuse .Compare .Escaping .Process .Host .Languages .System UIKit \
        .InterfaceBuilder .ImageCodecs ArgumentParser Yams
    .Examples: NibPatterns .Host UIKit .Process .Graphics .ImageCodecs
    Benchmarks: .Compare .Host UIKit .Solver .InterfaceBuilder .Graphics .ImageCodecs .Raster .Text
    Elements: UIKit .Host .Process .ImageCodecs; members:; Misuse: NibPatterns .Host .Adapted UIKit
    VectorCheck: .VectorImages .Raster .ImageCodecs .Graphics; LawCheck: .Host .InterfaceBuilder UIKit UIKitViews
    """
let tests = """
    SolverTests ReflectionTests AutoLayoutTests EscapingTests XMLTests InterfaceBuilderTests \
        GraphicsTests FoundationTests SystemTests LanguageHooksTests CombineTests OSTests ReuseTests \
        ExplanationTests EditorsTests: itself
    ServerTests: itself TestFixtures; DocumentsTests: .Documents TestFixtures
    ProcessTests: .Process TestFixtures; ProjectTests: .Project TestFixtures
    LayeringTests: TestFixtures; MembersTests: members; ImageCodecTests: .ImageCodecs TestFixtures
    VectorImagesTests: .VectorImages .Raster TestFixtures; TextTests: .Text TestFixtures
    RasterTests: .Raster .ImageCodecs TestFixtures; LanguagesTests: .Languages TestFixtures; CoreGraphicsTests: CoreGraphics
    UIKitTests HostTests UserCodeTests: .Host TestFixtures; NibPatternsTests: .Examples SnapshotTesting TestFixtures
    CompareTests: .Host .Compare .Explanation TestFixtures TestPixelFilters; SnapshotTestingTests: SnapshotTesting TestFixtures
    SnapshotTests: SnapshotTesting TestFixtures; ElementsTests: Elements SnapshotTesting TestFixtures
    FBSnapshotTestCaseTests: .Compare .ImageCodecs FBSnapshotTestCase TestFixtures
    CompatibilityTests: FBSnapshotTestCase iOSSnapshotTestCaseCore; LawTests: LawCheck; MisuseTests: Misuse
    CommandLineTests: cellsim SnapshotTesting TestFixtures
    AppleModulesTests: appleModules .Host TestFixtures .Vectors .Networking
    """
let resources: [String: [Resource]] = [
    "CellSimFonts": copies("Fonts.json Inter DejaVu Liberation Noto Hyphenation", in: "../../Fonts/"),
    "CellSimCompare": words("report.html report.css report.js causes.js grid.js page.js pairs.js pairs.css").map {
        .embedInCode("Reports/Page/" + $0)
    },
    "cellsim": ["gallery.html", "gallery.css", "gallery.js"].map { .embedInCode("Gallery/Page/" + $0) },
    "CellSimExamples": copies(
        """
        Birthday/BirthdayScreen.xib Birthday/PersonPanel.xib ElementView/ElementCard.xib ElementView/ElementView.xib
        ElementView/ElementViewCell.xib LifeCycle/LifeCycle.xib NibHook/HookedRow.xib NibHook/HookedTallRow.xib
        NibOwner/BadgeView.xib NibOwner/InnerNoteView.xib TwoTables/ElementDetail.xib TwoTables/ElementRow.xib
        """),
    "Elements": copies("Elements.xib elements.json"), "TextTests": copies("Fixtures"),
    "NibPatternsTests": [.process("Fixtures")],
]
let fixtures =
    "Layering Members ImageCodec VectorImages UIKit Host Snapshot SnapshotTesting UserCode CommandLine Documents Project"
let excluded = [
    "UIKit": ["Lists"], "TestFixtures": ["Fonts", "Documents"], "NibPatternsTests": ["Snapshots"],
].merging(words(fixtures).map { ($0 + "Tests", ["Fixtures"]) }) { $1 }
let paths = ["CellSimExamples": "Examples/Patterns", "Elements": "Examples/Elements", "UIKit": "Sources/UIKit/Members"]
let placedInTests = words("Misuse VectorCheck LawCheck TestFixtures TestPixelFilters")
/// C, and tests that are written as projects write theirs.
let plain = words(
    "CellSimCShims CellSimCPixels CellSimCQPDF CellSimCImageLibraries TestPixelFilters CompatibilityTests")
// Warnings are errors with the compiler that the sources are written for: a newer one may warn of more.
#if compiler(>=6.4)
    let strict: [SwiftSetting] = [.strictMemorySafety()]
#else
    let strict: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)]
#endif

func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
func copies(_ names: String, in folder: String = "") -> [Resource] { words(names).map { .copy(folder + $0) } }
func rows(_ table: String) -> [(names: [String], uses: [String])] {
    table.split { "\n;".contains($0) }.map { line in
        let parts = line.split(separator: ":", omittingEmptySubsequences: false).map { part in
            words(String(part)).map { $0.hasPrefix(".") ? "CellSim" + $0.dropFirst() : $0 }
        }
        return (parts[0], parts[1])
    }
}
func names(_ table: String) -> [String] { rows(table).flatMap(\.names) }
func package(of name: String) -> String? {
    name.hasPrefix("OpenCombine") ? "OpenCombine" : ["ArgumentParser": "swift-argument-parser", "Yams": "Yams"][name]
}
func place(_ name: String) -> String? {
    if placedInTests.contains(name) { return "Tests/" + name }
    let folder = byHand.contains(name) ? "Sources/Apple/" : "Sources/AppleDeclarations/"
    if names(appleModules).contains(name) { return folder + name }
    return paths[name] ?? (name.hasPrefix("UIKit") ? "Sources/UIKit/" + name.dropFirst(5) : nil)
}
func targets(_ table: String, _ make: (String, [Target.Dependency]) -> Target) -> [Target] {
    rows(table).flatMap { row in
        row.names.map { name in
            let uses = row.uses.flatMap { use in
                use == "appleModules" ? names(appleModules) : [use == "itself" ? "CellSim" + name.dropLast(5) : use]
            }
            return make(
                name,
                uses.map { use in package(of: use).map { .product(name: use, package: $0) } ?? .byName(name: use) })
        }
    }
}
func module(_ name: String, _ uses: [Target.Dependency], in folder: String?) -> Target {
    .target(
        name: name, dependencies: uses, path: folder, exclude: excluded[name] ?? [], resources: resources[name] ?? [],
        swiftSettings: plain.contains(name) ? [] : strict)
}

let package = Package(
    name: "CellSim",
    products: words(
        """
        UIKit CoreGraphics QuartzCore CellSimCombine CellSimOS NibPatterns CellSimHost CellSimLanguageHooks SnapshotTesting
        iOSSnapshotTestCase iOSSnapshotTestCaseCore FBSnapshotTestCase
        """
    ).map { .library(name: $0, targets: [$0]) } + [
        .library(
            name: "AppleModules",
            targets: names(appleModules) + words("CellSimCombine CellSimOS QuartzCore CellSimVectors CellSimNetworking")
        ),
        .executable(name: "cellsim", targets: ["cellsim"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: rows(systemLibraries).map { row in
        .systemLibrary(
            name: row.names[0], path: "Sources/" + row.names[0], pkgConfig: row.uses[0],
            providers: [.apt([row.uses[1]])])
    } + targets([modules, appleModules, tools].joined(separator: "\n")) { module($0, $1, in: place($0)) }
        + targets(programs) {
            .executableTarget(
                name: $0, dependencies: $1, path: place($0), resources: resources[$0] ?? [], swiftSettings: strict)
        }
        + targets(tests) {
            .testTarget(
                name: $0, dependencies: $1, exclude: excluded[$0] ?? [], resources: resources[$0] ?? [],
                swiftSettings: $0 == "CompatibilityTests" ? [.swiftLanguageMode(.v5)] : strict)
        },
    swiftLanguageModes: [.v6]
)
