// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject, NSCoding {
    var number = 1
    override init() { super.init() }
    required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }
    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

precondition(Model().number == 1)
