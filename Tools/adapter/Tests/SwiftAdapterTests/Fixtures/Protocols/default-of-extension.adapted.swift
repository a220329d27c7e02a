// swift-format-ignore-file
import CellSimAdapted; import UIKit

protocol Naming {
    func name() -> String
}
extension Naming {
    func name() -> String { "default" }
}
struct Plain: Naming {}
struct Own: Naming {
    func name() -> String { "own" }
}

let all: [Naming] = [Plain(), Own()]
precondition(all.map { $0.name() } == ["default", "own"])
