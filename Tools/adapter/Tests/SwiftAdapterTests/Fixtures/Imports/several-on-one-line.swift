// swift-format-ignore-file
import Foundation; import UIKit; import Darwin

precondition(UIView().tag == 0)
