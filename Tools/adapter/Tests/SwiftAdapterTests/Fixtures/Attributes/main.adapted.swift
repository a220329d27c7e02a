// swift-format-ignore-file
import CellSimAdapted; import UIKit

@main
struct Program {
    static func main() { precondition(UIView().tag == 0) }
}
