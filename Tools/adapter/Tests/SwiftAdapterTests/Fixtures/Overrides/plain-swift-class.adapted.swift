// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Animal {
    func name() -> String { "animal" }
}
final class Cat: Animal {
    override func name() -> String { "cat " + super.name() }
}

precondition((Cat() as Animal).name() == "cat animal")
