// swift-format-ignore-file
import CellSimAdapted; import Glibc 
import UIKit

precondition(sqrt(4.0) == 2 && getpid() > 0)
