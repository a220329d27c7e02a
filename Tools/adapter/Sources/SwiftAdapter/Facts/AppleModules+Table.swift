// Data table, made from the table 'appleModules' of Package.swift by `make members`.
// swift-format-ignore-file

extension AppleModules {
    /// Apple's modules that have targets of their own.
    static let targets: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdSupport", "AppIntents",
        "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit",
        "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
        "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit", "GameplayKit", "HealthKit",
        "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI",
        "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
        "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
        "UserNotificationsUI", "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
    ]
}
