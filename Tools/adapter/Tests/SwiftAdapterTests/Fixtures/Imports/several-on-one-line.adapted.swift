// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import Foundation; import UIKit; import Glibc 

precondition(UIView().tag == 0)
