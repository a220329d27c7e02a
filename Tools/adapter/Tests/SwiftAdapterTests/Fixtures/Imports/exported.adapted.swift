// swift-format-ignore-file
import CellSimAdapted; @preconcurrency import Foundation
@_exported import UIKit

precondition(UIView().tag == 0)
