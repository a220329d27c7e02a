extension SupportRows {
    /// Apple's other frameworks: what a module that can be imported lacks. The first name is the module's.
    static let modules = #"""
        Accelerate | Accelerate other than vImage's blurs | It is not declared |
        ActivityKit | Live activities | The types exist; requests fail |
        AdSupport | The advertising identifier | There is none |
        AppIntents | App intents | The types exist; nothing performs them |
        AppTrackingTransparency | Permission to track | It is denied |
        ARKit | The camera and sessions | Sessions do not start |
        AudioToolbox | Sounds | They are not played |
        AuthenticationServices | Signing in | The controllers show their background, and each request fails |
        AVFoundation | Playing, recording and filming | Nothing is played or recorded, and delegates are not called |
        AVKit | Movies | The controllers show their background |
        BackgroundTasks | Background tasks | They are registered and never start |
        CallKit | Calls | Nobody calls, and calls do not start |
        CloudKit | The cloud | Records are values in memory, and each request fails |
        CommonCrypto | Ciphers | MD5, SHA-1, SHA-256 and message codes work; ciphers are not declared |
        Compression | Algorithms other than `COMPRESSION_ZLIB` | They are rejected: streams cannot be created, and buffers give 0 bytes |
        Contacts | The address book | It is empty, and access is denied; contacts store the values you set |
        ContactsUI | Contact controllers | They show their background |
        CoreBluetooth | Bluetooth | Nothing is found, and delegates are not called |
        CoreData | Storage of Core Data | Objects are in memory |
        CoreHaptics | Haptics | Requests fail |
        CoreImage, CIFilter | Filters | They return their input image, with a message |
        CoreLocation, CLLocationManager | The position of the machine | It is unknown; distances are computed |
        CoreML | Models | Requests fail |
        CoreMotion | Motion data | There is none, and handlers are not called |
        CoreNFC | NFC tags | None is read |
        CoreSpotlight | Search | Items store the values you set, and nothing is found |
        CoreTelephony | The telephone network | There is none |
        CoreText, CTRun | Runs and glyphs of Core Text | Fonts, lines and frames in rectangles work; runs and glyphs are not declared |
        CoreVideo, CVPixelBuffer | Pixel formats other than four bytes per pixel | Each buffer has four bytes per pixel, and nothing fills it |
        CryptoKit | Ciphers | MD5, SHA-1, SHA-256 and message codes work; ciphers are not declared |
        EventKit | The calendar | It is empty, and access is denied; events store the values you set |
        EventKitUI | Event controllers | They show their background |
        ExternalAccessory | Accessories | None is attached |
        GameplayKit | Graphs, agents and rules | They are not declared; random sources, states and components work |
        GLKit | OpenGL | Views are labelled fields |
        HealthKit | Health data | Objects store the values you set, and each request fails |
        ImageIO, CGImageDestination | Formats other than those UIKit reads, further images of a file, and writing formats other than PNG | The first image is read, and PNG is written |
        Intents | Intents | Nothing performs them; donations are dropped |
        IntentsUI | Intent controllers and buttons | Controllers show their background; buttons are labelled fields |
        JavaScriptCore | Scripts | They do not run: a script's value is `undefined`, with an exception |
        LinkPresentation | Previews of links | A labelled field is drawn |
        LocalAuthentication | Authentication | It fails |
        MapKit, MKMapView | Maps | An empty, labelled field is drawn, and delegates are not called |
        MediaPlayer | Playing media | Nothing is played |
        MessageUI | Composing messages | The controllers show their background, and nothing can be sent |
        Messages | Conversations | There are none; controllers show their own views |
        Metal | Graphics processors | `MTLCreateSystemDefaultDevice()` returns nil |
        MetalKit | Metal views | They are labelled fields |
        MultipeerConnectivity | Other devices | None is found |
        NaturalLanguage | Recognising languages | No language is recognised; words and sentences are found |
        Network, NWPathMonitor, NWConnection | Network changes and connections | The monitor reports a network that never changes; connections are not made |
        NetworkExtension | Tunnels | Settings are stored without effect |
        NotificationCenter, NCWidgetProviding | Widgets of iOS 13 and earlier | They are not called |
        PassKit | Passes | They are not read |
        PDFKit, PDFView | Pages of PDF documents in a `PDFView` | A labelled field is drawn |
        Photos, PHPhotoLibrary | The photo library | It is empty, and access is denied |
        PhotosUI, PHPickerViewController | Picking photos | The controller shows its background |
        PushKit | Push messages | None arrives |
        QuickLook, QLPreviewController | Previews of documents | The controller shows its background |
        QuickLookThumbnailing | Thumbnails | Each request fails |
        ReplayKit | Recording the screen | Recording fails |
        SafariServices, SFSafariViewController | Web pages | The controller shows its background |
        SceneKit, SCNView | Scenes | Vectors and nodes work; nothing is drawn |
        Security, SecItemAdd, keychain | A keychain that other processes share | Items are in memory |
        Social | Social networks | None is available; the sheet shows its background |
        Speech | Recognising speech | Permission is denied, and each request fails |
        SpriteKit, SKView | Sprites | Nodes store the values you set; a view is a labelled field |
        StoreKit, SKProduct | Products and purchases | No product is found |
        SystemConfiguration, SCNetworkReachability | Whether an address can be reached | Each address counts as reachable |
        TipKit | Tips | They are not shown |
        UserNotifications, UNUserNotificationCenter | Delivering notifications | Requests are stored, and nothing is delivered |
        UserNotificationsUI | Notification content controllers | They are not called |
        Vision | Analysing images | Requests fail or find nothing |
        WatchConnectivity | Watches | None is connected |
        WebKit, WKWebView | Web pages | No page is loaded; a labelled field is drawn, and delegates are not called |
        WidgetKit | Widgets | The types exist without effect |
        os, os_signpost, OSSignposter | Signposts | They have no effect |
        simd | Vectors and matrices other than those of three and four columns | They are not declared |
        """#

    /// Parts of modules that behave differently.
    static let frameworks = #"""
        framework delegates | Delegates of the frameworks that have no effect | They are not called |
        Core Data validation, NSManagedObject.validateForInsert | Validation in Core Data | Nothing is validated |
        xcdatamodel, NSManagedObjectModel | Compiled data models | Only Xcode's editor format is read. Without it, code creates the entities, or each class of objects has an entity of its own name |
        NSManagedObjectContext | Separate objects in each Core Data context | All contexts of a coordinator share their objects |
        NSManagedObjectContext.perform | Running a block of a context on its queue | It runs at once, where it is called |
        NSFetchedPropertyDescription, NSDerivedAttributeDescription | Fetched properties and derived attributes | They are not available |
        NSMigrationManager | Migrations of Core Data | They are not available |
        SecTrustEvaluateWithError, SecCertificate, SecKey | Checking certificates, keys and trust | They are stored, and nothing is checked |
        OSLogStore | Reading log messages | The store is empty |
        URLSession authentication challenge, serverTrust | The trust of a server (`serverTrust`) | It is not passed on |
        NSDataDetector | Dates, addresses and flights in `NSDataDetector` | Links, mail addresses and telephone numbers are found |
        NSDataDetector links | Links without a scheme under rare top-level domains | They are not found |
        CGContext.ctm | `CGContext.ctm` in Apple's coordinates | The transform ends in points with y downwards |
        observe(_:), publisher(for:), NSObject.observe(_:options:changeHandler:) | Observing changes without `didChangeValue(for:)` | They are not reported |
        NSPredicate, NSSortDescriptor | Computed properties that were not adapted, in `NSPredicate(format:)` and `NSSortDescriptor(key:)` | They count as nil, with a message. Stored properties, dictionaries, collections and adapted properties are read |
        NSExpression, NSComparisonPredicate | `NSExpression` and `NSComparisonPredicate` | They are not available |
        NSPredicate.predicateFormat, predicateFormat | The format of a predicate | `predicateFormat` does not return it |
        DateComponentsFormatter | `DateComponentsFormatter` in other languages | Text is English |
        MeasurementFormatter | Long names of `MeasurementFormatter` in other languages | Text is English |
        PersonNameComponentsFormatter | Orders of names other than those of European languages | The European order is used |
        NSUserActivity | Activities of other processes | They reach no other process |
        NSItemProvider | Items for other processes | They reach no other process |
        NSUbiquitousKeyValueStore | The shared key-value store | It reaches no other process |
        objc_setAssociatedObject | Releasing the associated values of objects outside UIKit | The values may outlive the object for a while |
        """#

    /// Apple's modules whose limits are on the other topics of the page.
    static let fullModules = [
        "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "Combine", "CoreMedia", "UniformTypeIdentifiers",
        "MobileCoreServices", "Swift", "XCTest", "Testing", "CFNetwork", "Dispatch",
    ]
}
