// swift-format-ignore-file
import CellSimAdapted; import Foundation
import UIKit
import UniformTypeIdentifiers

precondition(UTType.png.identifier == "public.png")
