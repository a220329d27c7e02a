/// Re-exports Foundation, its additions for Linux, and Core Graphics, as UIKit does on Apple's platforms.
@_exported import CellSimFoundation
@_exported import CellSimGraphics
@_exported import CoreGraphics
@_exported import Foundation
