import UIKit

final class Model: NSObject {
    let name: String
    @objc init(name: String) { self.name = name }
    @objc(initWithNumber:) convenience init(number: Int) { self.init(name: "\(number)") }
}

precondition(Model(number: 3).name == "3")
