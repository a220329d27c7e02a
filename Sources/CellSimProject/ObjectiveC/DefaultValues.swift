/// Finds default values that replace the results of Objective-C code: zero, nil, an empty value or a new object.
struct DefaultValues {
    /// The underlying types of type aliases, keyed by alias.
    var aliases: [String: String] = [:]
    /// Expressions for values of the types that headers declare, keyed by Swift name.
    var expressions: [String: String] = [:]
    /// The names of the classes that headers declare.
    var classes: Set<String> = []

    init(_ types: [AppleType]) {
        for type in types where type.hasRawValue {
            if type.kind == .enum { expressions[type.name] = "\(type.name)(rawValue: 0)!" }
            if type.kind == .struct { expressions[type.name] = "\(type.name)(rawValue: 0)" }
        }
    }

    /// Returns whether the default value of a type is a new object. Properties of such types are lazy.
    func isObject(_ type: String) -> Bool {
        classes.contains(type) || Self.defaultConstructibleTypes.contains(type) && type.hasPrefix("UI")
    }

    /// Returns a Swift expression for a value of a type, or nil if there is none.
    func value(of type: String, depth: Int = 0) -> String? {
        var type = type.trimmingSpaces
        while type.hasPrefix("@") { type = String(type.drop { $0 != " " }).trimmingSpaces }
        if depth > 8 || type.isEmpty { return nil }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if ["Void", "()"].contains(type) { return "()" }
        if let arrowIndex = Self.arrowIndex(in: type) { return closureExpression(type, arrowIndex, depth) }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return Self.split(type.dropFirst().dropLast(), at: ":").count > 1 ? "[:]" : "[]"
        }
        if type.hasPrefix("Set<") { return "[]" }
        if let knownValue = expressions[type] ?? Self.values[type] { return knownValue }
        if classes.contains(type) || Self.defaultConstructibleTypes.contains(type) { return type + "()" }
        if let alias = aliases[type] { return value(of: alias, depth: depth + 1) }
        return nil
    }

    private func closureExpression(_ type: String, _ arrow: String.Index, _ depth: Int) -> String? {
        guard let result = value(of: String(type[type.index(arrow, offsetBy: 2)...]), depth: depth + 1) else {
            return nil
        }
        var head = type[..<arrow].trimmingSpaces
        for effect in ["throws", "async"] where head.hasSuffix(effect) {
            head = String(head.dropLast(effect.count)).trimmingSpaces
        }
        guard head.hasPrefix("("), head.hasSuffix(")") else { return nil }
        let inner = head.dropFirst().dropLast()
        let count = inner.allSatisfy { $0 == " " } ? 0 : Self.split(inner, at: ",").count
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        return "{ " + (count == 0 ? "" : names + " in ") + (result == "()" ? "" : result + " ") + "}"
    }

    /// Returns the index of a function type's arrow, ignoring arrows in brackets.
    static func arrowIndex(in type: String) -> String.Index? {
        var depth = 0
        var previous: Character = " "
        for index in type.indices {
            switch type[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">":
                if previous != "-" { depth -= 1 } else if depth == 0 { return type.index(before: index) }
            default: break
            }
            previous = type[index]
        }
        return nil
    }

    /// Splits a text at a separator, ignoring separators in brackets.
    static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
        var parts = [""]
        var depth = 0
        var previous: Character = " "
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == separator, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
            previous = character
        }
        return parts
    }

    private static let values: [String: String] = {
        var values = [
            "Bool": "false", "String": "\"\"", "Any": "NSNull()", "AnyObject": "NSNull()", "CGRect": ".zero",
            "CGSize": ".zero", "CGPoint": ".zero", "CGVector": ".zero", "UIEdgeInsets": ".zero",
            "CGAffineTransform": ".identity", "NSRange": "NSRange(location: 0, length: 0)",
            "URL": "URL(fileURLWithPath: \"/\")", "Selector": "Selector(\"none\")", "AnyClass": "NSObject.self",
            "Notification": "Notification(name: Notification.Name(\"\"))", "Locale": ".current", "Calendar": ".current",
            "TimeZone": ".current", "Bundle": ".main", "FileManager": ".default", "UserDefaults": ".standard",
            "NotificationCenter": ".default", "NSNumber": "NSNumber(value: 0)", "UIFont": ".systemFont(ofSize: 17)",
            "UIColor": ".clear",
            "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
            "any Error": "NSError(domain: \"\", code: 0)", "NSError": "NSError(domain: \"\", code: 0)",
            "NSNotification.Name": "NSNotification.Name(\"\")", "URLSession": ".shared", "OperationQueue": ".main",
        ]
        for number in [
            "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Double", "Float",
            "CGFloat", "TimeInterval", "CChar", "CLong",
        ] { values[number] = "0" }
        return values
    }()

    private static let defaultConstructibleTypes: Set<String> = [
        "NSObject", "Date", "Data", "UUID", "DateComponents", "IndexPath", "IndexSet", "CharacterSet", "URLComponents",
        "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSMutableData", "NSArray",
        "NSDictionary", "NSSet", "NSString", "NSAttributedString", "NSMutableAttributedString", "DateFormatter",
        "NumberFormatter", "NSNull", "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView",
        "UIStackView", "UIScrollView", "UIControl", "UISwitch", "UISlider", "UIImage", "UITableView",
        "UITableViewCell", "UIViewController", "UINavigationController", "UITableViewController", "UIPageControl",
        "UIProgressView", "UISearchBar", "UIToolbar", "UINavigationBar", "UIActivityIndicatorView",
    ]
}

extension StringProtocol {
    /// The text without leading and trailing white space.
    var trimmingSpaces: String {
        var part = self[...]
        while part.first?.isWhitespace ?? false { part = part.dropFirst() }
        while part.last?.isWhitespace ?? false { part = part.dropLast() }
        return String(part)
    }
}
