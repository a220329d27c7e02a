// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Model)?.number == number }
    override var hash: Int { number }
    override var description: String { "model \(number)" }
}

precondition(Model(1) == Model(1) && Model(1) != Model(2) && "\(Model(3))" == "model 3")
