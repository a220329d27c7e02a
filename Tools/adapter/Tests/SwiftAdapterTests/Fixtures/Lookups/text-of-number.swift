import UIKit

let json: [String: Any] = ["age": NSNumber(value: 36)]

precondition((json["age"] as AnyObject).stringValue == "36")
