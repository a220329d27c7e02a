/// A header that replaces those of Foundation, UIKit and Apple's other frameworks when an app's own headers are parsed.
///
/// It declares only the names of types. The Swift names of methods depend on types, but not on their members.
struct AppleHeaders {
    /// The Swift names of types, keyed by their Objective-C names.
    private(set) var swiftNames = Self.renamedTypes
    /// The Objective-C names that the header declares.
    private(set) var names: Set<String> = Self.classes.union(Self.protocols)
    private(set) var text = ""

    init(_ types: [AppleType]) {
        var lines = Self.preamble
        let bridged = Set(Self.bridges.keys)
        for name in Self.classes.subtracting(bridged).sorted() { lines.append("@interface \(name) : NSObject\n@end") }
        for (name, swift) in Self.bridges.sorted(by: { $0.key < $1.key }) {
            lines.append("__attribute__((swift_bridge(\"Swift.\(swift)\"))) @interface \(name) : NSObject\n@end")
        }
        lines += Self.generic
        for name in Self.protocols.sorted() { lines.append("@protocol \(name)\n@end") }
        for type in types {
            for objectiveCName in type.objectiveCNames
            where Self.isNew(objectiveCName) && names.insert(objectiveCName).inserted {
                switch type.kind {
                case .class:
                    // The superclass doesn't matter, and may be declared later.
                    lines.append("@interface \(objectiveCName) : NSObject\n@end")
                case .protocol: lines.append("@protocol \(objectiveCName)\n@end")
                case .enum, .struct: lines.append("typedef NSInteger \(objectiveCName);")
                }
                if objectiveCName != type.name { swiftNames[objectiveCName] = type.name }
            }
        }
        text = lines.joined(separator: "\n") + "\n" + Self.notifications
    }

    private static func isNew(_ name: String) -> Bool {
        !name.hasPrefix("CG")
            && !["NSObject", "NSString", "NSNotification", "NSTimeInterval", "UIEdgeInsets"].contains(name)
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let classes = words(
        """
        NSString NSMutableString NSError CellSimError CellSimPlainError NSData NSMutableData NSDate NSURL NSNumber NSValue NSNull NSUUID NSCalendar NSTimeZone
        NSLocale NSDateComponents NSIndexPath NSIndexSet NSMutableIndexSet NSCharacterSet NSURLRequest NSMutableURLRequest
        NSURLComponents NSURLQueryItem NSURLResponse NSHTTPURLResponse NSURLSession NSURLSessionTask NSURLSessionDataTask
        NSURLSessionConfiguration NSNotification NSNotificationCenter NSUserDefaults NSBundle NSFileManager NSTimer NSThread
        NSOperation NSOperationQueue NSPredicate NSSortDescriptor NSFormatter NSDateFormatter NSNumberFormatter NSCoder
        NSAttributedString NSMutableAttributedString NSDecimalNumber NSException NSRegularExpression NSJSONSerialization NSStream
        NSInputStream NSOutputStream NSProgress NSUndoManager NSRunLoop NSProcessInfo NSHTTPCookie NSHTTPCookieStorage NSCache
        NSInvocation NSMethodSignature Selector Protocol
        """)
    private static let protocols = words(
        """
        NSCopying NSMutableCopying NSCoding NSSecureCoding NSFastEnumeration NSURLSessionDelegate NSURLSessionTaskDelegate
        NSURLSessionDataDelegate
        """)
    private static let bridges = ["NSString": "String", "NSError": "Error"]
    private static let generic = [
        "__attribute__((swift_bridge(\"Swift.Array\"))) @interface NSArray<__covariant T> : NSObject\n@end",
        "__attribute__((swift_bridge(\"Swift.Dictionary\"))) @interface NSDictionary<__covariant K, __covariant V> : NSObject\n@end",
        "__attribute__((swift_bridge(\"Swift.Set\"))) @interface NSSet<__covariant T> : NSObject\n@end",
        "@interface NSMutableArray<T> : NSArray<T>\n@end", "@interface NSOrderedSet<T> : NSObject\n@end",
        "@interface NSMutableDictionary<K, V> : NSDictionary<K, V>\n@end",
        "@interface NSMutableSet<T> : NSSet<T>\n@end",
    ]
    private static let renamedTypes: [String: String] = [
        "CellSimFloat": "CGFloat", "_NSRange": "NSRange", "BOOL": "Bool", "NSTimeInterval": "TimeInterval",
        "NSDate": "Date", "NSURL": "URL",
        "NSData": "Data", "NSUUID": "UUID", ErrorConvention.throwingErrorClass: "NSError",
        ErrorConvention.nonThrowingErrorClass: "NSError",
        "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSLocale": "Locale", "NSDateComponents": "DateComponents",
        "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSCharacterSet": "CharacterSet",
        "NSURLRequest": "URLRequest", "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
        "NSURLResponse": "URLResponse", "NSHTTPURLResponse": "HTTPURLResponse", "NSURLSession": "URLSession",
        "NSURLSessionTask": "URLSessionTask", "NSURLSessionDataTask": "URLSessionDataTask",
        "NSURLSessionConfiguration": "URLSessionConfiguration", "NSNotification": "Notification",
        "NSNotificationCenter": "NotificationCenter", "NSUserDefaults": "UserDefaults", "NSBundle": "Bundle",
        "NSFileManager": "FileManager", "NSTimer": "Timer", "NSThread": "Thread", "NSOperation": "Operation",
        "NSOperationQueue": "OperationQueue", "NSFormatter": "Formatter", "NSDateFormatter": "DateFormatter",
        "NSNumberFormatter": "NumberFormatter", "NSJSONSerialization": "JSONSerialization", "NSStream": "Stream",
        "NSInputStream": "InputStream", "NSOutputStream": "OutputStream", "NSProgress": "Progress",
        "NSUndoManager": "UndoManager", "NSRunLoop": "RunLoop", "NSProcessInfo": "ProcessInfo",
        "NSComparisonResult": "ComparisonResult", "NSHTTPCookie": "HTTPCookie",
        "NSHTTPCookieStorage": "HTTPCookieStorage",
        "NSURLSessionDelegate": "URLSessionDelegate", "NSURLSessionTaskDelegate": "URLSessionTaskDelegate",
        "NSURLSessionDataDelegate": "URLSessionDataDelegate",
    ]
    /// The Objective-C classes that Swift bridges to value types. As the type of a member, the Swift name refers to the value type; as a
    /// superclass, it refers to the class.
    static let valueTypes: Set<String> = [
        "NSDate", "NSURL", "NSData", "NSUUID", "NSCalendar", "NSTimeZone", "NSLocale", "NSDateComponents",
        "NSIndexPath",
        "NSIndexSet", "NSCharacterSet", "NSURLRequest", "NSURLComponents", "NSURLQueryItem", "NSNotification",
    ]
    private static let notifications = """
        typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
        typedef NSString *NSErrorDomain;
        typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);

        """

    /// The marker that replaces `NS_REFINED_FOR_SWIFT`. The importer would hide declarations with the original attribute.
    static let refinedMarker = "cellsim-refined"

    private static let preamble: [String] = [
        """
        #define NS_ENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; \\
            enum __attribute__((enum_extensibility(open))) _name : _type
        #define NS_CLOSED_ENUM(_type, _name) enum __attribute__((enum_extensibility(closed))) _name : _type _name; \\
            enum __attribute__((enum_extensibility(closed))) _name : _type
        #define NS_OPTIONS(_type, _name) enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; \\
            enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type
        #define NS_ERROR_ENUM(_domain, _name) enum _name : NSInteger _name; \\
            enum __attribute__((ns_error_domain(_domain))) _name : NSInteger
        #define CF_ENUM NS_ENUM
        #define CF_OPTIONS NS_OPTIONS
        #define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
        #define CF_SWIFT_NAME NS_SWIFT_NAME
        #define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
        #define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
        #define NS_STRING_ENUM NS_TYPED_ENUM
        #define NS_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM
        #define NS_REFINED_FOR_SWIFT __attribute__((deprecated("\(refinedMarker)")))
        #define NS_SWIFT_UNAVAILABLE(_message) __attribute__((availability(swift, unavailable, message=_message)))
        #define NS_SWIFT_NOTHROW __attribute__((swift_error(none)))
        #define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
        #define NS_SWIFT_ASYNC_NAME(_name) __attribute__((swift_async_name(#_name)))
        #define NS_SWIFT_UI_ACTOR
        #define NS_SWIFT_MAIN_ACTOR
        #define NS_SWIFT_SENDABLE
        #define NS_UNAVAILABLE __attribute__((unavailable))
        #define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
        #define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
        #define NS_REQUIRES_SUPER
        #define NS_NOESCAPE __attribute__((noescape))
        #define NS_RETURNS_RETAINED
        #define NS_RETURNS_INNER_POINTER
        #define NS_ROOT_CLASS
        #define NS_FORMAT_FUNCTION(_a, _b)
        #define NS_FORMAT_ARGUMENT(_a)
        #define NS_REQUIRES_NIL_TERMINATION
        #define NS_REQUIRES_PROPERTY_DEFINITIONS
        #define NS_AVAILABLE(_a, _b)
        #define NS_AVAILABLE_IOS(_a)
        #define NS_DEPRECATED_IOS(...)
        #define NS_CLASS_AVAILABLE_IOS(_a)
        #define NS_CLASS_DEPRECATED_IOS(...)
        #define NS_ENUM_AVAILABLE_IOS(_a)
        #define NS_EXTENSION_UNAVAILABLE_IOS(_a)
        #define API_AVAILABLE(...)
        #define API_UNAVAILABLE(...)
        #define API_DEPRECATED(...)
        #define API_DEPRECATED_WITH_REPLACEMENT(...)
        #define DEPRECATED_ATTRIBUTE
        #define DEPRECATED_MSG_ATTRIBUTE(_a)
        #define NS_INLINE static inline
        #define CG_INLINE static inline
        #define UIKIT_STATIC_INLINE static inline
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define UIKIT_EXTERN extern
        #define OBJC_EXTERN extern
        #define OBJC_EXPORT extern
        #define CG_EXTERN extern
        #define UI_APPEARANCE_SELECTOR
        #define IBOutlet __attribute__((iboutlet))
        #define IBOutletCollection(_class) __attribute__((iboutletcollection(_class)))
        #define IBAction void __attribute__((ibaction))
        #define IBInspectable
        #define IB_DESIGNABLE
        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_HEADER_AUDIT_BEGIN(...)
        #define NS_HEADER_AUDIT_END(...)
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_SIMULATOR 1
        #define TARGET_IPHONE_SIMULATOR 1
        #define TARGET_OS_OSX 0
        #define TARGET_OS_MAC 1
        #define TARGET_OS_TV 0
        #define TARGET_OS_WATCH 0
        #define TARGET_OS_MACCATALYST 0
        #define YES 1
        #define NO 0
        #define bool _Bool
        #define true 1
        #define false 0
        typedef _Bool BOOL;
        typedef _Bool Boolean;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        typedef double CellSimFloat;
        #define CGFloat CellSimFloat
        typedef double NSTimeInterval;
        typedef unsigned char UInt8;
        typedef signed char SInt8;
        typedef unsigned short UInt16;
        typedef short SInt16;
        typedef unsigned int UInt32;
        typedef int SInt32;
        typedef unsigned long long UInt64;
        typedef long long SInt64;
        typedef int OSStatus;
        typedef NSInteger NSComparisonResult;
        typedef unsigned short unichar;
        typedef struct CGSize { CGFloat width, height; } CGSize;
        typedef struct CGPoint { CGFloat x, y; } CGPoint;
        typedef struct CGVector { CGFloat dx, dy; } CGVector;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
        typedef struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
        typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
        typedef struct _NSRange { NSUInteger location, length; } NSRange;
        typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
        typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
        typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
        typedef struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
        typedef struct NSZone NSZone;
        @protocol NSObject
        @end
        @interface NSObject <NSObject>
        - (instancetype)init;
        @end
        #define SEL Selector *
        """
    ]
}
