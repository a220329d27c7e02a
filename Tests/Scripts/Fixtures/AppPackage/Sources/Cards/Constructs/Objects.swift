import Foundation
import ObjectiveC

// Files that name nothing of UIKit's.
class Record: NSObject {
    @NSManaged var name: String
    @NSManaged var age: Int
    @NSManaged var note: String?
    @NSManaged var tags: Set<String>
    @NSManaged var created: Date?
    @NSManaged var children: NSSet?
    @NSManaged func addToChildren(_ value: NSObject)
    @NSManaged func removeFromChildren(_ values: NSSet)
}

private var noteKey: UInt8 = 0

extension NSObject {
    var remark: String? {
        get { objc_getAssociatedObject(self, &noteKey) as? String }
        set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

enum Failure: Error, Equatable { case broken }

func bridged() -> [String] {
    var log: [String] = []
    log.append(("a/b" as NSString).lastPathComponent)
    log.append((NSString(string: "text") as String))
    let width: CGFloat = 2.5
    log.append("\((width as NSNumber).intValue) \(5 as NSNumber) \(width as NSNumber == 2.5)")
    let values: [String: Any] = ["one": 1, "two": "2"]
    log.append("\((values as NSDictionary).count) \((values["two"] as? NSString)?.length ?? 0)")
    log.append("\(((values as NSDictionary) as? [String: Any])?.count ?? 0) \(([1, 2] as NSArray).count)")
    log.append("\((NSRange(location: 1, length: 2) as NSValue).rangeValue.length)")
    do { throw Failure.broken } catch let error as NSError { log.append("\(error.code)") }
    let error: Error = Failure.broken
    if let same = error as? NSError { log.append(same.domain.hasSuffix("Failure") ? "domain" : same.domain) }
    let result: Result<Int, Error> = .failure(error)
    switch result {
    case .success: break
    case .failure(let error as NSError): log.append("failure \(error.code)")
    }
    log.append(autoreleasepool { "pool" })
    return log
}

class Coded: NSObject, NSCoding {
    let title: String
    init(title: String) { self.title = title }
    required init?(coder aDecoder: NSCoder) { title = aDecoder.decodeObject(forKey: "title") as? String ?? "" }
    func encode(with aCoder: NSCoder) { aCoder.encode(title, forKey: "title") }
}

let isSimulated: Bool = {
    #if targetEnvironment(simulator) && canImport(UIKit) && !os(macOS) && os(iOS)
        return true
    #else
        return false
    #endif
}()

func systems() -> [Bool] {
    var result: [Bool] = []
    if #available(iOS 15, *) { result.append(true) } else { result.append(false) }
    if #available(iOS 26.0, *) { result.append(true) } else { result.append(false) }
    if #available(iOS 26.2, *) { result.append(true) } else { result.append(false) }
    if #unavailable(iOS 13) { result.append(true) } else { result.append(false) }
    return result
}

@available(iOS 13, *) @inlinable public func available() -> Bool { true }

typealias Done = @convention(block) (Int) -> Int
func apply(_ done: Done) -> Int { done(20) }

// What only the compiler can tell decides about what is registered, too.
#if canImport(ModuleThatIsNotThere)
    class Chosen: NSObject {
        @objc func old() {}
    }
#elseif compiler(>=5.5) && swift(>=5.1)
    class Chosen: NSObject {
        var isNew = false
        @objc func new() { isNew = true }
    }
#else
    class Chosen: NSObject {
        @objc func older() {}
    }
#endif
