import Darwin
import UIKit

precondition(sqrt(4.0) == 2 && getpid() > 0)
