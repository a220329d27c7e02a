// swift-format-ignore-file
import CellSimAdapted; import UIKit

func line(_ line: Int = #line, _ name: String = #function) -> (Int, String) { (line, name) }

precondition(line() == (5, "program") || line().0 == 5)
