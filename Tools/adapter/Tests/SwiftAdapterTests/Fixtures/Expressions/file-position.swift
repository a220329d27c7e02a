import Foundation
import UIKit

let position: fpos_t = 3

precondition(position == 3)
