// swift-format-ignore-file
import CellSimAdapted; import Foundation       
import UIKit                            

final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

precondition(Press(target: nil, action: nil).state == .possible)
