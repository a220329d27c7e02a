import UIKit

final class Stars: Formatter {
    override func string(for object: Any?) -> String? { String(repeating: "*", count: object as? Int ?? 0) }
    override func getObjectValue(
        _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        false
    }
}

precondition(Stars().string(for: 3) == "***")
