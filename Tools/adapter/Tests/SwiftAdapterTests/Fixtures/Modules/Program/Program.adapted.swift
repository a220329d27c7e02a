// swift-format-ignore-file
import CellSimAdapted; import UIKit

@main
enum Program {
    static func main() { precondition(Model().responds(to: Selector("call")     )) }
}
