import SwiftAdapter

/// The frameworks of Apple's iOS SDK, according to its documentation.
package enum AppleFrameworks {
    static let names = AppleModules.names.union([
        "ARKit", "AVRouting", "Accelerate", "Accessibility", "Accounts", "AddressBook", "AddressBookUI",
        "AlarmKit", "AppClip", "AppIntents", "AssetsLibrary", "AudioUnit", "AutomaticAssessmentConfiguration",
        "AutomatedDeviceEnrollment", "BackgroundAssets", "BrowserEngineKit", "BusinessChat", "CarPlay", "Charts",
        "Cinematic", "ClassKit", "ClockKit", "ColorSync", "Compression", "ContactProvider", "CoreAudio",
        "CoreAudioKit", "CoreAudioTypes", "CoreFoundation", "CoreLocationUI", "CoreMIDI", "CoreTransferable",
        "CreateML", "CreateMLComponents", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport",
        "DeviceActivity", "DeviceCheck", "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DockKit",
        "EnergyKit", "ExposureNotification", "ExtensionFoundation", "ExtensionKit", "FamilyControls", "FileProvider",
        "FileProviderUI", "FinanceKit", "FinanceKitUI", "FoundationModels", "GameController", "GameSave",
        "GroupActivities",
        "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityDocumentServices", "IdentityLookup",
        "IdentityLookupUI", "ImageCaptureCore", "ImagePlayground", "JournalingSuggestions",
        "LightweightCodeRequirements", "LiveCommunicationKit", "LocalAuthenticationEmbeddedUI", "LockedCameraCapture",
        "MLCompute", "ManagedAppDistribution", "ManagedSettings", "ManagedSettingsUI", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaExtension", "MediaSetup", "MetalFX", "MetalPerformanceShaders",
        "MetalPerformanceShadersGraph", "MetricKit", "ModelIO", "MusicKit", "NearbyInteraction", "NewsstandKit",
        "ObjectiveC", "OpenAL", "OpenGLES", "PaperKit", "PencilKit", "PermissionKit", "PHASE",
        "ProximityReader",
        "RealityFoundation", "RealityKit", "RegexBuilder", "RelevanceKit", "RoomPlan", "SafetyKit",
        "ScreenTime", "SecureElementCredential", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement",
        "SharedWithYou", "SharedWithYouCore", "ShazamKit", "SiriKit", "SoundAnalysis", "StickerFoundation",
        "StickerKit", "SwiftData", "SwiftUI", "Symbols", "TabularData", "TelephonyMessagingKit", "ThreadNetwork",
        "Translation", "TranslationUIProvider", "TVServices", "TVUIKit", "Twitter", "UserNotificationsUI",
        "VideoSubscriberAccount", "VideoToolbox", "VisionKit", "VisualIntelligence", "WeatherKit", "WiFiAware",
        "WidgetKit", "WorkoutKit", "XCTest", "iAd", "simd", "zlib", "SQLite3", "CommonCrypto", "AppKit", "Cocoa",
        "WatchKit",
    ])

    /// The frameworks that no Linux toolchain contains.
    package static let unavailable = names.subtracting(["RegexBuilder", "XCTest"])
}
