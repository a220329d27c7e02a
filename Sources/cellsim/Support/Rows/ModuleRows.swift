/// The part of `SupportRows` about the limits of Apple's other frameworks.
extension SupportRows {
    /// Rows about the missing parts of importable modules. Each row begins with the name of the module.
    static let modules = #"""
        Accelerate | Everything in Accelerate except vImage's blurs | The rest is not declared |
        Accessibility | Audio graphs | The types store the values you set, and nothing is read aloud |
        ActivityKit | Live activities | The types exist, but requests fail |
        AdSupport | The advertising identifier | The identifier is all zeros |
        AppIntents | App intents | The types exist, but nothing performs the intents |
        AppTrackingTransparency | Permission to track | Permission is denied |
        ARKit | The camera and AR sessions | Sessions do not start |
        AudioToolbox | Sounds | They are not played |
        AuthenticationServices | Signing in | The controllers show only their background, and each request fails |
        AVFoundation | Playing, recording and filming | Nothing is played or recorded, and delegates are never called |
        AVKit | Movies | The controllers show only their background |
        BackgroundTasks | Background tasks | They are registered but never start |
        CallKit | Phone calls | No calls arrive, and no calls start |
        CloudKit | Storage in iCloud | Records exist only in memory, and each request fails |
        CommonCrypto | Ciphers | Ciphers are not declared; MD5, SHA-1, SHA-256 and message authentication codes work |
        Compression | Algorithms other than `COMPRESSION_ZLIB` | They are rejected: streams are not created, and buffer functions return 0 bytes |
        Contacts | The address book | The address book is empty, and access is denied; contact objects store the values you set |
        ContactsUI | Contact controllers | They show only their background |
        CoreBluetooth | Bluetooth | No devices are found, and delegates are never called |
        CoreData | Storing Core Data's objects in a file | Objects exist only in memory |
        CoreHaptics | Haptics | Requests fail |
        CoreImage, CIFilter | Filters other than `CIAztecCodeGenerator`, `CIQRCodeGenerator`, `CICode128BarcodeGenerator`, `CIFalseColor`, `CIColorInvert`, `CIMaskToAlpha` and `CISourceOverCompositing` | Filters return their input image, with a message |
        CIPDF417BarcodeGenerator | PDF417 codes | Nothing is drawn, with a message |
        CoreLocation, CLLocationManager | The location of the device | The location is unknown; distances are computed |
        CoreML | Machine-learning models | Requests fail |
        CoreMotion | Motion data | No data arrives, and handlers are never called |
        CoreNFC | NFC tags | No tag is read |
        CoreSpotlight | Spotlight search | Items store the values you set, but searches find nothing |
        CoreTelephony | The telephone network | No network is available |
        CoreText, CTRun | Runs and glyphs of Core Text | Runs and glyphs are not declared; fonts, lines and frames in rectangles work |
        CoreVideo, CVPixelBuffer | Pixel formats other than four bytes per pixel | Each buffer has four bytes per pixel, and nothing fills the buffer |
        CryptoKit | Ciphers | Ciphers are not declared; MD5, SHA-1, SHA-256 and message authentication codes work |
        EventKit | The calendar | The calendar is empty, and access is denied; event objects store the values you set |
        EventKitUI | Event controllers | They show only their background |
        ExternalAccessory | External accessories | No accessory is attached |
        GameplayKit | Graphs, agents and rules | They are not declared; random sources, states and components work |
        GLKit | OpenGL views | Labelled placeholders are drawn |
        HealthKit | Health data | Each request fails; objects store the values you set |
        ImageIO, CGImageDestination | Reading formats that UIKit does not read, further images of a file, and writing formats other than PNG | Only the first image is read, and only PNG is written |
        Intents | Intents | Nothing performs them, and donations are discarded |
        IntentsUI | Intent controllers and buttons | Controllers show only their background; buttons are labelled placeholders |
        JavaScriptCore | Running scripts | Scripts do not run: their value is `undefined`, with an exception |
        LinkPresentation | Previews of links | A labelled placeholder is drawn |
        LocalAuthentication | Authentication | Authentication fails |
        MapKit, MKMapView | Maps | A labelled placeholder is drawn, and delegates are never called |
        MediaPlayer | Playing media | Nothing is played |
        MessageUI | Composing messages | The controllers show only their background and cannot send anything |
        Messages | Conversations | No conversation exists; controllers show their own views |
        Metal | Graphics processors | `MTLCreateSystemDefaultDevice()` returns nil |
        MetalKit | Metal views | Labelled placeholders are drawn |
        MultipeerConnectivity | Finding other devices | No device is found |
        NaturalLanguage | Recognising languages | No language is recognised; finding words and sentences works |
        Network, NWPathMonitor, NWConnection | Network changes and connections | The monitor reports a network that never changes; no connection is made |
        NetworkExtension | Network tunnels | Settings are stored but have no effect |
        NotificationCenter, NCWidgetProviding | Widgets of iOS 13 and earlier | Their methods are never called |
        PassKit | Wallet passes | They are not read |
        PDFKit, PDFView | Pages of PDF documents in a `PDFView` | A labelled placeholder is drawn |
        Photos, PHPhotoLibrary | The photo library | It is empty, and access is denied |
        PhotosUI, PHPickerViewController | Picking photos | The controller shows only its background |
        PushKit | Push notifications | None arrive |
        QuickLook, QLPreviewController | Previews of documents | The controller shows only its background |
        QuickLookThumbnailing | Thumbnails | Each request fails |
        ReplayKit | Recording the screen | Recording fails |
        SafariServices, SFSafariViewController | Web pages | The controller shows only its background |
        SceneKit, SCNView | Scenes | Vectors and nodes work, but nothing is drawn |
        Security, SecItemAdd, keychain | Sharing the keychain with other processes | Keychain items exist only in memory |
        Social | Social networks | No network is available; the sheet shows only its background |
        Speech | Recognising speech | Permission is denied, and each request fails |
        SpriteKit, SKView | Sprites | Nodes store the values you set; a view is a labelled placeholder |
        StoreKit, SKProduct | Products and purchases | No product is found |
        SystemConfiguration, SCNetworkReachability | Checking whether an address can be reached | Each address counts as reachable |
        TipKit | Tips | They are not shown |
        UserNotifications, UNUserNotificationCenter | Delivering notifications | Requests are stored but never delivered |
        UserNotificationsUI | Controllers for notification content | Their methods are never called |
        Vision | Analysing images | Requests fail or find nothing |
        WatchConnectivity | Apple Watch | No watch is connected |
        WebKit, WKWebView | Web pages | No page is loaded; a labelled placeholder is drawn, and delegates are never called |
        WidgetKit | Widgets | The types exist but do nothing |
        os, os_signpost, OSSignposter | Signposts | They do nothing |
        simd | Vectors and matrices other than those with three or four columns | They are not declared |
        """#

    /// Rows about parts of modules that behave differently.
    static let frameworks = #"""
        framework delegates | Delegates of framework features that do nothing here | They are never called |
        Core Data validation, NSManagedObject.validateForInsert | Validation in Core Data | Core Data validates nothing |
        xcdatamodel, NSManagedObjectModel | Compiled data models | CellSim reads only Xcode's editor format. Without such a file, each managed object class gets an entity with its own name, unless your code creates the entities |
        NSManagedObjectContext | Separate objects in each Core Data context | All contexts of a coordinator share the same objects |
        NSManagedObjectContext.perform | Running a context's block on the context's queue | The block runs at once, on the calling thread |
        NSFetchedPropertyDescription, NSDerivedAttributeDescription | Fetched properties and derived attributes | They are not available |
        NSMigrationManager | Migrations of Core Data | They are not available |
        SecTrustEvaluateWithError, SecCertificate, SecKey | Checking certificates, keys and trust | They are stored, but nothing is checked |
        OSLogStore | Reading log messages | The store is empty |
        URLSession authentication challenge, serverTrust | The trust object of a server (`serverTrust`) | CellSim does not pass it on |
        NSDataDetector | Dates, addresses and flights in `NSDataDetector` | Only links, mail addresses and telephone numbers are found |
        NSDataDetector links | Links without a scheme under rare top-level domains | They are not found |
        CGContext.ctm | `CGContext.ctm` in Apple's coordinates | The transform maps to points with y pointing down |
        observe(_:), publisher(for:), NSObject.observe(_:options:changeHandler:) | Observing changes without `didChangeValue(for:)` | Such changes are not reported |
        NSPredicate, NSSortDescriptor | In `NSPredicate(format:)` and `NSSortDescriptor(key:)`, computed properties that CellSim did not adapt | They count as nil, with a message. Stored properties, dictionaries, collections and adapted properties work |
        NSExpression | Sets that are combined (`unionSet`, `intersectSet`, `minusSet`) in `NSExpression`, and functions that formats do not know | They can't be created; an unknown function ends the program |
        NSComparisonPredicate | In `NSComparisonPredicate`, predicates that were created from a format | They are not of this class |
        NSPredicate.predicateFormat, predicateFormat | The format string of a predicate | `predicateFormat` does not return the format |
        DateComponentsFormatter | `DateComponentsFormatter` in languages other than English | Text is English |
        MeasurementFormatter | Long names of `MeasurementFormatter` in languages other than English | Text is English |
        PersonNameComponentsFormatter | Name orders of languages outside Europe | The European order is used |
        NSUserActivity | Sharing activities with other processes | They reach no other process |
        NSItemProvider | Sharing items with other processes | They reach no other process |
        NSUbiquitousKeyValueStore | The shared key-value store | Its values reach no other process |
        objc_setAssociatedObject | Releasing associated values as soon as their object, outside UIKit, is released | The values may outlive the object for a while |
        """#

    /// The modules whose limits are listed under other topics.
    static let modulesUnderOtherTopics = [
        "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "Combine", "CoreMedia", "UniformTypeIdentifiers",
        "MobileCoreServices", "Swift", "XCTest", "Testing", "CFNetwork", "Dispatch",
    ]
}
