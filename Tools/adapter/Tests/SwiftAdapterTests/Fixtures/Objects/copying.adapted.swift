// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject, NSCopying {
    var number = 1
    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Model()
        copy.number = number + 1
        return copy
    }
}

precondition((Model().copy() as? Model)?.number == 2)
