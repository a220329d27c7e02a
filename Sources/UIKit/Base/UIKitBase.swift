/// As on Apple's systems, `import UIKit` also imports Foundation, with additions for Linux, and Core Graphics.
@_exported import CellSimFoundation
@_exported import CellSimGraphics
@_exported import CoreGraphics
@_exported import Foundation
