// swift-tools-version: 6.2
import PackageDescription

// The order of the targets is the layering: a target depends only on targets above it.
// `Tests/LayeringTests` compares every `import` with this table.
/// A system library found through pkg-config, installed from Debian.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Apple's other frameworks, and what belongs to them.
let appleModules = [
    "CellSimCombine", "CellSimOS", "QuartzCore", "UniformTypeIdentifiers", "MobileCoreServices",
    "UserNotifications", "CoreLocation", "LocalAuthentication", "BackgroundTasks", "Network",
    "AudioToolbox", "Security", "CoreData", "CoreMedia", "CoreImage", "ImageIO", "AVFoundation", "AVKit",
    "MapKit", "WebKit", "SafariServices", "MessageUI", "StoreKit", "Photos", "PhotosUI", "PDFKit",
    "AuthenticationServices", "CryptoKit", "CommonCrypto", "QuickLook",
    "LinkPresentation", "Accelerate", "SystemConfiguration", "Speech", "NetworkExtension", "CloudKit",
    "Intents", "CoreText", "SceneKit", "WidgetKit", "CoreTelephony",
    "Compression", "ARKit", "MediaPlayer", "PassKit", "AdSupport", "AppTrackingTransparency",
    "Contacts", "ContactsUI", "EventKit", "EventKitUI", "CallKit", "CoreMotion", "CoreBluetooth",
    "CoreSpotlight", "WatchConnectivity", "JavaScriptCore", "NaturalLanguage", "CoreML", "Vision", "Metal",
    "MetalKit", "SpriteKit", "CoreHaptics", "CoreVideo", "CellSimVectors", "CellSimNetworking",
    "GameplayKit", "MultipeerConnectivity", "HealthKit", "QuickLookThumbnailing", "PushKit", "ReplayKit",
    "UserNotificationsUI", "CoreNFC", "ExternalAccessory", "GLKit", "TipKit", "AppIntents", "ActivityKit",
    "Social", "NotificationCenter", "Messages", "IntentsUI",
]

/// The catalogue of members, from which tables in this folder are made.
let memberLists = [
    "Animations", "Bars", "Collections", "Controllers", "Controls", "Gestures", "Presentation", "Tables", "Text", "Values",
    "Views",
].map { $0 + ".members" }

let package = Package(
    name: "CellSim",
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "AppleModules", targets: appleModules),
        .library(name: "CellSimCombine", targets: ["CellSimCombine"]),
        .library(name: "CellSimOS", targets: ["CellSimOS"]),
        .library(name: "NibPatterns", targets: ["NibPatterns"]),
        .library(name: "CellSimHost", targets: ["CellSimHost"]),
        .library(name: "CellSimLanguageHooks", targets: ["CellSimLanguageHooks"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase"]),
        .library(name: "iOSSnapshotTestCaseCore", targets: ["iOSSnapshotTestCaseCore"]),
        .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase"]),
        .executable(name: "cellsim", targets: ["cellsim"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        system("CellSimCFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        system("CellSimCPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
        system("CellSimCPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        system("CellSimCJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
        system("CellSimCZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        system("CellSimCDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        system("CellSimCExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
        .target(name: "CellSimCShims", dependencies: ["CellSimCPNG", "CellSimCJPEG", "CellSimCZlib"]),
        .target(name: "CellSimCPixels"),
        .target(name: "CellSimCHarfBuzz", dependencies: ["CellSimCShims"]),
        .target(name: "CellSimCQPDF"),
        .target(name: "CellSimSolver"),
        .target(name: "CellSimReflection"),
        .target(name: "CellSimEscaping"),
        .target(name: "CellSimProcess", dependencies: ["CellSimEscaping", "CellSimCShims"]),
        .target(name: "CellSimXML", dependencies: ["CellSimCExpat"]),
        .target(name: "CellSimInterfaceBuilder", dependencies: ["CellSimEscaping", "CellSimProcess", "CellSimXML"]),
        .target(name: "CellSimGraphics"),
        .target(name: "CellSimAutoLayout", dependencies: ["CellSimSolver", "CellSimGraphics"]),
        .target(name: "CellSimCImageLibraries"),
        .target(
            name: "CellSimImageCodecs",
            dependencies: [
                "CellSimProcess", "CellSimGraphics", "CellSimCShims", "CellSimCDeflate", "CellSimCImageLibraries",
            ]),
        .target(
            name: "CellSimFonts", dependencies: ["CellSimProcess"], path: "Fonts", exclude: ["README.md"],
            resources: [
                .copy("Fonts.json"), .copy("Inter"), .copy("DejaVu"), .copy("Liberation"), .copy("Noto"),
                .copy("Hyphenation"),
            ]),
        .target(name: "CellSimSystem"),
        .target(name: "CellSimLanguages", dependencies: ["CellSimProcess", "CellSimCShims"]),
        .target(
            name: "CellSimText",
            dependencies: [
                "CellSimLanguages", "CellSimProcess",
                "CellSimGraphics", "CellSimFonts", "CellSimCFreeType", "CellSimCHarfBuzz", "CellSimCShims",
            ]),
        .target(
            name: "CellSimVectorImages",
            dependencies: [
                "CellSimGraphics", "CellSimImageCodecs", "CellSimProcess", "CellSimText", "CellSimCFreeType",
                "CellSimCZlib", "CellSimCQPDF", "CellSimXML",
            ]),
        .target(
            name: "CellSimRaster",
            dependencies: [
                "CellSimGraphics", "CellSimText", "CellSimCFreeType", "CellSimCPixman", "CellSimCPixels",
            ]),
        .target(name: "CellSimFoundation", dependencies: ["CellSimLanguages", "CellSimProcess", "CellSimCShims"]),
        .target(name: "CellSimCLanguageHooks"),
        .target(
            name: "CellSimLanguageHooks", dependencies: ["CellSimLanguages", "CellSimSystem", "CellSimCLanguageHooks"]),
        .target(name: "_Testing_CoreGraphics"),
        .target(
            name: "CoreGraphics",
            dependencies: [
                "_Testing_CoreGraphics", "CellSimFoundation", "CellSimProcess", "CellSimGraphics", "CellSimRaster",
            ]),
        .target(name: "_Testing_UIKit"),
        .target(
            name: "UIKitBase",
            dependencies: [
                "CoreGraphics", "CellSimFoundation", "CellSimEscaping", "CellSimAutoLayout", "CellSimProcess",
                "CellSimLanguages", "CellSimSystem", "CellSimInterfaceBuilder", "CellSimGraphics",
                "CellSimImageCodecs", "CellSimText", "CellSimRaster", "CellSimVectorImages",
            ],
            path: "Sources/UIKit/Base"),
        .target(
            name: "UIKitViews",
            dependencies: [
                "UIKitBase", "CoreGraphics", "CellSimFoundation", "CellSimEscaping", "CellSimReflection",
                "CellSimSolver", "CellSimAutoLayout", "CellSimProcess", "CellSimLanguages", "CellSimInterfaceBuilder",
                "CellSimGraphics", "CellSimText", "CellSimVectorImages",
            ],
            path: "Sources/UIKit/Views"),
        .target(
            name: "UIKitControls",
            dependencies: [
                "UIKitViews", "CellSimAutoLayout", "CellSimGraphics", "CellSimInterfaceBuilder", "CellSimProcess",
                "CellSimText",
            ],
            path: "Sources/UIKit/Controls"),
        .target(
            name: "UIKitLists",
            dependencies: [
                "UIKitViews", "CellSimAutoLayout", "CellSimGraphics", "CellSimInterfaceBuilder", "CellSimProcess",
                "CellSimText",
            ],
            path: "Sources/UIKit/Lists"),
        .target(
            name: "UIKitControllers",
            dependencies: [
                "UIKitControls", "UIKitLists", "CellSimAutoLayout", "CellSimGraphics", "CellSimInterfaceBuilder",
                "CellSimProcess", "CellSimText",
            ],
            path: "Sources/UIKit/Controllers"),
        .target(
            name: "UIKit",
            dependencies: ["_Testing_UIKit", "UIKitBase", "UIKitViews", "UIKitControls", "UIKitLists", "UIKitControllers"],
            path: "Sources/UIKit/Members", exclude: memberLists),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"]),
        // Apple's `Combine` and `os`. Modules of these names would make other packages' `canImport` true, by chance.
        .target(name: "CellSimOS", dependencies: ["CellSimFoundation"]),
        .target(
            name: "CellSimCombine",
            dependencies: [
                "CellSimFoundation", .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),
        .target(name: "CellSimAdapted", dependencies: ["CellSimFoundation", "CellSimSystem", "UIKit"]),
        // Apple's other names, for sources that name them.
        .target(
            name: "UniformTypeIdentifiers", dependencies: ["CellSimFoundation"],
            path: "Sources/Apple/UniformTypeIdentifiers"),
        .target(
            name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "CellSimFoundation"],
            path: "Sources/Apple/MobileCoreServices"),
        .target(
            name: "UserNotifications", dependencies: ["CellSimFoundation"], path: "Sources/Apple/UserNotifications"),
        .target(name: "CoreLocation", dependencies: ["CellSimFoundation"], path: "Sources/Apple/CoreLocation"),
        .target(
            name: "LocalAuthentication", dependencies: ["CellSimFoundation"], path: "Sources/Apple/LocalAuthentication"),
        .target(name: "BackgroundTasks", dependencies: ["CellSimFoundation"], path: "Sources/Apple/BackgroundTasks"),
        .target(name: "Network", dependencies: ["CellSimFoundation"], path: "Sources/Apple/Network"),
        .target(name: "AudioToolbox", dependencies: ["CellSimFoundation"], path: "Sources/Apple/AudioToolbox"),
        .target(name: "Security", dependencies: ["CellSimFoundation"], path: "Sources/Apple/Security"),
        // Apple's `CFNetwork` and what FoundationNetworking lacks; `simd`.
        .target(name: "CellSimNetworking", dependencies: ["Security", "CellSimFoundation"]),
        .target(name: "CellSimVectors"),
        .target(
            name: "CoreData",
            dependencies: ["CellSimFoundation", "CellSimAdapted", "CellSimReflection", "CellSimXML"],
            path: "Sources/Apple/CoreData"),
        .target(name: "CoreVideo", dependencies: ["CoreGraphics"], path: "Sources/Apple/CoreVideo"),
        .target(name: "CoreMedia", dependencies: ["CoreVideo", "CoreGraphics"], path: "Sources/Apple/CoreMedia"),
        .target(
            name: "CoreImage", dependencies: ["CellSimProcess", "CoreGraphics", "UIKit"],
            path: "Sources/Apple/CoreImage"),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "UIKit"], path: "Sources/Apple/ImageIO"),
        .target(
            name: "AVFoundation", dependencies: ["CoreMedia", "QuartzCore", "UIKit"], path: "Sources/Apple/AVFoundation"
        ),
        .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"], path: "Sources/Apple/AVKit"),
        .target(name: "MapKit", dependencies: ["CoreLocation", "UIKit"], path: "Sources/Apple/MapKit"),
        .target(name: "WebKit", dependencies: ["UIKit"], path: "Sources/Apple/WebKit"),
        .target(name: "SafariServices", dependencies: ["UIKit"], path: "Sources/Apple/SafariServices"),
        .target(name: "MessageUI", dependencies: ["UIKit"], path: "Sources/Apple/MessageUI"),
        .target(name: "StoreKit", dependencies: ["UIKit"], path: "Sources/Apple/StoreKit"),
        .target(
            name: "Photos",
            dependencies: ["AVFoundation", "CoreLocation", "ImageIO", "UniformTypeIdentifiers", "UIKit"],
            path: "Sources/Apple/Photos"),
        .target(name: "PhotosUI", dependencies: ["Photos", "UIKit"], path: "Sources/Apple/PhotosUI"),
        .target(name: "PDFKit", dependencies: ["UIKit"], path: "Sources/Apple/PDFKit"),
        .target(name: "AuthenticationServices", dependencies: ["UIKit"], path: "Sources/Apple/AuthenticationServices"),
        .target(
            name: "CryptoKit", dependencies: ["CellSimFoundation", "CellSimProcess"], path: "Sources/Apple/CryptoKit"),
        .target(
            name: "CommonCrypto", dependencies: ["CryptoKit", "CellSimFoundation", "CellSimProcess"],
            path: "Sources/Apple/CommonCrypto"),
        .target(name: "QuickLook", dependencies: ["UIKit"], path: "Sources/Apple/QuickLook"),
        .target(name: "LinkPresentation", dependencies: ["UIKit"], path: "Sources/Apple/LinkPresentation"),
        .target(name: "Accelerate", dependencies: ["CoreGraphics"], path: "Sources/Apple/Accelerate"),
        .target(
            name: "SystemConfiguration", dependencies: ["CellSimFoundation"], path: "Sources/Apple/SystemConfiguration"),
        .target(name: "Speech", dependencies: ["AVFoundation"], path: "Sources/Apple/Speech"),
        .target(name: "NetworkExtension", path: "Sources/Apple/NetworkExtension"),
        .target(name: "CloudKit", path: "Sources/Apple/CloudKit"),
        .target(name: "Intents", dependencies: ["CellSimFoundation"], path: "Sources/Apple/Intents"),
        .target(
            name: "CoreText", dependencies: ["CellSimText", "CoreGraphics", "UIKit"], path: "Sources/Apple/CoreText"),
        .target(name: "SceneKit", dependencies: ["QuartzCore", "UIKit"], path: "Sources/Apple/SceneKit"),
        .target(name: "WidgetKit", path: "Sources/Apple/WidgetKit"),
        .target(name: "CoreTelephony", path: "Sources/Apple/CoreTelephony"),
        .target(name: "Compression", dependencies: ["CellSimCZlib"], path: "Sources/Apple/Compression"),
        .target(name: "ARKit", dependencies: ["SceneKit", "UIKit"], path: "Sources/Apple/ARKit"),
        .target(name: "MediaPlayer", dependencies: ["UIKit"], path: "Sources/Apple/MediaPlayer"),
        .target(name: "PassKit", dependencies: ["UIKit"], path: "Sources/Apple/PassKit"),
        .target(name: "AdSupport", path: "Sources/Apple/AdSupport"),
        .target(name: "AppTrackingTransparency", path: "Sources/Apple/AppTrackingTransparency"),
        .target(name: "Contacts", dependencies: ["CellSimFoundation"], path: "Sources/Apple/Contacts"),
        .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit"], path: "Sources/Apple/ContactsUI"),
        .target(name: "EventKit", dependencies: ["CellSimFoundation", "CoreGraphics"], path: "Sources/Apple/EventKit"),
        .target(name: "EventKitUI", dependencies: ["EventKit", "UIKit"], path: "Sources/Apple/EventKitUI"),
        .target(name: "CallKit", path: "Sources/Apple/CallKit"),
        .target(name: "CoreMotion", path: "Sources/Apple/CoreMotion"),
        .target(name: "CoreBluetooth", path: "Sources/Apple/CoreBluetooth"),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"], path: "Sources/Apple/CoreSpotlight"),
        .target(name: "WatchConnectivity", path: "Sources/Apple/WatchConnectivity"),
        .target(name: "JavaScriptCore", path: "Sources/Apple/JavaScriptCore"),
        .target(name: "NaturalLanguage", path: "Sources/Apple/NaturalLanguage"),
        .target(name: "CoreML", path: "Sources/Apple/CoreML"),
        .target(name: "Vision", dependencies: ["CoreGraphics", "CoreML"], path: "Sources/Apple/Vision"),
        .target(name: "Metal", dependencies: ["CoreGraphics"], path: "Sources/Apple/Metal"),
        .target(name: "MetalKit", dependencies: ["Metal", "UIKit"], path: "Sources/Apple/MetalKit"),
        .target(name: "SpriteKit", dependencies: ["UIKit"], path: "Sources/Apple/SpriteKit"),
        .target(name: "CoreHaptics", path: "Sources/Apple/CoreHaptics"),
        .target(name: "GameplayKit", path: "Sources/Apple/GameplayKit"),
        .target(name: "MultipeerConnectivity", dependencies: ["UIKit"], path: "Sources/Apple/MultipeerConnectivity"),
        .target(name: "HealthKit", path: "Sources/Apple/HealthKit"),
        .target(name: "QuickLookThumbnailing", dependencies: ["UIKit"], path: "Sources/Apple/QuickLookThumbnailing"),
        .target(name: "PushKit", path: "Sources/Apple/PushKit"),
        .target(name: "ReplayKit", dependencies: ["UIKit"], path: "Sources/Apple/ReplayKit"),
        .target(
            name: "UserNotificationsUI", dependencies: ["UserNotifications", "UIKit"],
            path: "Sources/Apple/UserNotificationsUI"),
        .target(name: "CoreNFC", path: "Sources/Apple/CoreNFC"),
        .target(name: "ExternalAccessory", path: "Sources/Apple/ExternalAccessory"),
        .target(name: "GLKit", dependencies: ["UIKit"], path: "Sources/Apple/GLKit"),
        .target(name: "TipKit", dependencies: ["UIKit"], path: "Sources/Apple/TipKit"),
        .target(name: "AppIntents", dependencies: ["CellSimFoundation"], path: "Sources/Apple/AppIntents"),
        .target(name: "ActivityKit", path: "Sources/Apple/ActivityKit"),
        .target(name: "Social", dependencies: ["UIKit"], path: "Sources/Apple/Social"),
        .target(
            name: "NotificationCenter", dependencies: ["CellSimFoundation", "UIKit"],
            path: "Sources/Apple/NotificationCenter"),
        .target(name: "Messages", dependencies: ["UIKit"], path: "Sources/Apple/Messages"),
        .target(name: "IntentsUI", dependencies: ["Intents", "UIKit"], path: "Sources/Apple/IntentsUI"),
        .target(
            name: "CellSimDesignCanvas",
            dependencies: ["UIKit", "CellSimInterfaceBuilder", "CellSimGraphics", "CellSimSystem", "CellSimText"]),
        .target(
            name: "CellSimCompare",
            dependencies: [
                "CellSimEscaping", "CellSimProcess", "CellSimGraphics", "CellSimImageCodecs", "CellSimCPixels",
            ],
            resources: [
                .embedInCode("Reports/Page/report.html"), .embedInCode("Reports/Page/report.css"),
                .embedInCode("Reports/Page/report.js"), .embedInCode("Reports/Page/page.js"),
            ]),
        .target(name: "NibPatterns", dependencies: ["UIKit"]),
        .target(
            name: "CellSimHost",
            dependencies: [
                "CellSimDesignCanvas", "UIKit", "CellSimEscaping", "CellSimProcess", "CellSimInterfaceBuilder",
                "CellSimGraphics", "CellSimImageCodecs", "CellSimLanguages", "CellSimSystem",
                "CellSimRaster",
            ]),
        .target(
            name: "CellSimReuse",
            dependencies: [
                "CellSimHost", "CellSimCompare", "UIKit", "CellSimEscaping", "CellSimProcess",
                "CellSimInterfaceBuilder",
                "CellSimGraphics", "CellSimImageCodecs",
                "CellSimRaster",
            ]),
        .target(
            name: "SnapshotTesting",
            dependencies: [
                "CellSimReuse", "CellSimHost", "UIKit", "CellSimCompare", "CellSimEscaping", "CellSimProcess",
                "CellSimGraphics", "CellSimImageCodecs", "CellSimRaster",
            ]),
        .target(
            name: "iOSSnapshotTestCase",
            dependencies: [
                "SnapshotTesting", "UIKit", "CellSimCompare", "CellSimProcess", "CellSimGraphics", "CellSimImageCodecs",
            ]),
        .target(name: "iOSSnapshotTestCaseCore", dependencies: ["iOSSnapshotTestCase"]),
        .target(name: "FBSnapshotTestCase", dependencies: ["iOSSnapshotTestCase"]),
        // All that the library for apps' own sources is put together from: nothing else has to be built for it.
        .target(
            name: "CellSimAppModules",
            dependencies: ([
                "FBSnapshotTestCase", "iOSSnapshotTestCaseCore", "NibPatterns", "CellSimAdapted",
                "CellSimLanguageHooks",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ] + appleModules).map { .byName(name: $0) }),
        .target(
            name: "CellSimProject",
            dependencies: ["CellSimLanguages", "CellSimProcess", .product(name: "Yams", package: "Yams")]),
        .target(name: "CellSimServer", dependencies: ["CellSimProcess"]),
        .executableTarget(
            name: "cellsim",
            dependencies: [
                "CellSimText", "CellSimServer", "CellSimFonts", "CellSimProject", "CellSimReuse",
                "CellSimCompare", "CellSimEscaping", "CellSimProcess", "CellSimHost", "CellSimLanguages",
                "CellSimSystem",
                "UIKit",
                "CellSimInterfaceBuilder", "CellSimGraphics", "CellSimImageCodecs", "CellSimRaster",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            resources: [
                .embedInCode("Gallery/Page/gallery.html"), .embedInCode("Gallery/Page/gallery.css"),
                .embedInCode("Gallery/Page/gallery.js"),
            ]),
        .executableTarget(
            name: "CellSimExamples",
            dependencies: [
                "NibPatterns", "CellSimHost", "UIKit", "CellSimProcess", "CellSimGraphics", "CellSimImageCodecs",
            ],
            path: "Examples/Patterns",
            resources: [
                .copy("Birthday/BirthdayScreen.xib"), .copy("Birthday/PersonPanel.xib"),
                .copy("ElementView/ElementCard.xib"), .copy("ElementView/ElementView.xib"),
                .copy("ElementView/ElementViewCell.xib"), .copy("LifeCycle/LifeCycle.xib"),
                .copy("NibHook/HookedRow.xib"), .copy("NibHook/HookedTallRow.xib"), .copy("NibOwner/BadgeView.xib"),
                .copy("NibOwner/InnerNoteView.xib"),
                .copy("TwoTables/ElementDetail.xib"), .copy("TwoTables/ElementRow.xib"),
            ]),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CellSimCompare", "CellSimHost", "UIKit", "CellSimSolver", "CellSimInterfaceBuilder", "CellSimGraphics",
                "CellSimImageCodecs",
                "CellSimRaster", "CellSimText",
            ]),
        .executableTarget(
            name: "Elements", dependencies: ["UIKit", "CellSimHost", "CellSimProcess", "CellSimImageCodecs"],
            path: "Examples/Elements",
            resources: [.copy("Elements.xib"), .copy("elements.json")]),
        .executableTarget(name: "members"),
        .executableTarget(
            name: "Misuse", dependencies: ["NibPatterns", "CellSimHost", "CellSimAdapted", "UIKit"],
            path: "Tests/Misuse"),
        .executableTarget(
            name: "VectorCheck",
            dependencies: ["CellSimVectorImages", "CellSimRaster", "CellSimImageCodecs", "CellSimGraphics"],
            path: "Tests/VectorCheck"),
        .executableTarget(
            name: "LawCheck", dependencies: ["CellSimHost", "CellSimInterfaceBuilder", "UIKit"],
            path: "Tests/LawCheck"),
        .target(name: "TestFixtures", path: "Tests/TestFixtures", exclude: ["Fonts"]),
        .target(name: "TestPixelFilters", path: "Tests/TestPixelFilters"),
        .testTarget(name: "LayeringTests", exclude: ["Fixtures"]),
        .testTarget(name: "MembersTests", dependencies: ["members"]),
        .testTarget(name: "SolverTests", dependencies: ["CellSimSolver"]),
        .testTarget(name: "ReflectionTests", dependencies: ["CellSimReflection"]),
        .testTarget(
            name: "AutoLayoutTests", dependencies: ["CellSimAutoLayout", "CellSimSolver", "CellSimGraphics"]),
        .testTarget(name: "EscapingTests", dependencies: ["CellSimEscaping"]),
        .testTarget(name: "ProcessTests", dependencies: ["CellSimProcess"]),
        .testTarget(name: "XMLTests", dependencies: ["CellSimXML"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["CellSimInterfaceBuilder"]),
        .testTarget(name: "GraphicsTests", dependencies: ["CellSimGraphics"]),
        .testTarget(
            name: "ImageCodecTests", dependencies: ["CellSimImageCodecs", "CellSimGraphics"], exclude: ["Fixtures"]),
        .testTarget(
            name: "VectorImagesTests",
            dependencies: [
                "CellSimVectorImages", "CellSimImageCodecs", "CellSimGraphics", "CellSimRaster", "TestFixtures",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "TextTests",
            dependencies: ["CellSimText", "CellSimLanguages", "CellSimFonts", "CellSimGraphics", "TestFixtures"],
            resources: [.copy("Fixtures")]),
        .testTarget(
            name: "RasterTests",
            dependencies: [
                "CellSimRaster", "CellSimProcess", "CellSimImageCodecs", "CellSimText", "CellSimGraphics",
                "CellSimCPixman",
            ]),
        .testTarget(name: "FoundationTests", dependencies: ["CellSimFoundation"]),
        .testTarget(name: "LanguagesTests", dependencies: ["CellSimLanguages", "CellSimFoundation", "TestFixtures"]),
        .testTarget(name: "SystemTests", dependencies: ["CellSimSystem"]),
        .testTarget(
            name: "LanguageHooksTests", dependencies: ["CellSimLanguageHooks", "CellSimLanguages", "CellSimSystem"]),
        .testTarget(name: "CombineTests", dependencies: ["CellSimCombine"]),
        .testTarget(name: "OSTests", dependencies: ["CellSimOS"]),
        .testTarget(
            name: "AppleModulesTests",
            dependencies: [
                "UniformTypeIdentifiers", "MobileCoreServices", "UserNotifications", "CoreLocation",
                "LocalAuthentication", "BackgroundTasks", "Network", "AudioToolbox", "Security", "CoreData",
                "CoreMedia", "CoreImage", "ImageIO", "AVFoundation", "AVKit", "MapKit", "WebKit", "SafariServices",
                "MessageUI", "StoreKit", "Photos", "PhotosUI", "PDFKit", "AuthenticationServices", "UIKit",
                "CryptoKit", "CommonCrypto", "Accelerate", "SystemConfiguration", "Speech", "NetworkExtension",
                "CloudKit",
                "Intents", "CoreText", "SceneKit", "WidgetKit", "CoreTelephony",
                "Compression", "ARKit", "MediaPlayer", "PassKit", "AdSupport", "AppTrackingTransparency", "CellSimHost",
                "Contacts", "ContactsUI", "EventKit", "EventKitUI", "CallKit", "CoreMotion", "CoreBluetooth",
                "CoreSpotlight", "WatchConnectivity", "JavaScriptCore", "NaturalLanguage", "CoreML", "Vision", "Metal",
                "MetalKit", "SpriteKit", "CoreHaptics", "TestFixtures", "CoreVideo", "CellSimVectors",
                "CellSimNetworking",
                "GameplayKit", "MultipeerConnectivity", "HealthKit", "QuickLookThumbnailing", "PushKit", "ReplayKit",
                "UserNotificationsUI", "CoreNFC", "ExternalAccessory", "GLKit", "TipKit", "AppIntents", "ActivityKit",
                "Social", "NotificationCenter", "Messages", "IntentsUI",
            ]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CellSimGraphics"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "CellSimAutoLayout", "CellSimHost", "CellSimGraphics", "CellSimImageCodecs",
                "CellSimInterfaceBuilder", "CellSimLanguages", "CellSimProcess", "CellSimSystem", "TestFixtures",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "NibPatternsTests",
            dependencies: [
                "NibPatterns", "CellSimExamples", "SnapshotTesting", "CellSimHost", "UIKit", "CellSimGraphics",
            ],
            exclude: ["Snapshots"], resources: [.process("Fixtures")]),
        .testTarget(
            name: "HostTests",
            dependencies: [
                "CellSimHost", "CellSimDesignCanvas", "UIKit", "CellSimGraphics", "CellSimImageCodecs", "CellSimSystem",
                "TestFixtures",
            ],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "ReuseTests", dependencies: ["CellSimReuse", "CellSimHost", "UIKit", "CellSimGraphics"]),
        .testTarget(
            name: "CompareTests",
            dependencies: [
                "CellSimHost", "CellSimCompare", "UIKit", "CellSimEscaping", "CellSimGraphics", "CellSimImageCodecs",
                "TestFixtures", "TestPixelFilters",
            ]),
        .testTarget(
            name: "SnapshotTestingTests",
            dependencies: [
                "SnapshotTesting", "CellSimReuse", "CellSimHost", "CellSimCompare", "CellSimRaster",
                "CellSimImageCodecs",
                "CellSimGraphics", "UIKit", "TestFixtures",
            ],
            exclude: ["Fixtures"]),
        .testTarget(name: "SnapshotTests", dependencies: ["SnapshotTesting", "UIKit", "CellSimSystem"]),
        .testTarget(
            name: "UserCodeTests", dependencies: ["UIKit", "CellSimHost", "CellSimGraphics", "TestFixtures"],
            exclude: ["Fixtures"]),
        .testTarget(name: "ElementsTests", dependencies: ["Elements", "SnapshotTesting", "CellSimHost", "UIKit"]),
        .testTarget(
            name: "FBSnapshotTestCaseTests",
            dependencies: ["FBSnapshotTestCase", "iOSSnapshotTestCase", "SnapshotTesting", "UIKit"]),
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "FBSnapshotTestCase", "iOSSnapshotTestCase", "iOSSnapshotTestCaseCore", "SnapshotTesting", "UIKit",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "ServerTests", dependencies: ["CellSimServer"]),
        .testTarget(name: "ProjectTests", dependencies: ["CellSimProject"]),
        .testTarget(name: "LawTests", dependencies: ["LawCheck", "UIKit"]),
        .testTarget(name: "MisuseTests", dependencies: ["Misuse", "UIKit"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "cellsim", "SnapshotTesting", "UIKit", "CellSimImageCodecs", "CellSimProcess", "CellSimGraphics",
                "TestFixtures",
            ],
            exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)

// Warnings are errors in our targets, as long as the compiler is the one that they are written with: a newer one may warn
// of more.
#if compiler(>=6.4)
    let warnings: [SwiftSetting] = []
#else
    let warnings: [SwiftSetting] = [.treatAllWarnings(as: .error)]
#endif

for target in package.targets where target.type == .regular || target.type == .executable || target.type == .test {
    // Tests of the libraries' APIs are written as projects have them.
    let isOurs = ![
        "CellSimCShims", "CellSimCPixels", "CellSimCQPDF", "CellSimCImageLibraries", "TestPixelFilters",
        "CompatibilityTests",
    ].contains(target.name)
    if isOurs { target.swiftSettings = [.strictMemorySafety()] + warnings }
}
