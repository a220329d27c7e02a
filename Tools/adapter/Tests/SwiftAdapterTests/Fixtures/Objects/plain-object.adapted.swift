// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
    override init() {
        super.init()
        count = 2
    }
    var count = 0
}

precondition(Model().count == 2)
