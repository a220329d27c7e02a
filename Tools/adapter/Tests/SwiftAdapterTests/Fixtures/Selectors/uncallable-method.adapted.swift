// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Store: NSObject {
          func load() throws {}
          func fetch() async {}
          func update(_ one: Int, _ two: Int, _ three: Int, _ four: Int) {}
          func ask(_ answer: @escaping (Bool) -> Void) {}
}

precondition(NSStringFromSelector(Selector("update::::")           ) == "update::::")
precondition(NSStringFromSelector(Selector("ask:")    ) == "ask:")
