/// As on Apple's systems, `import UIKit` brings Foundation, with what Linux's lacks, and Core Graphics.
@_exported import CellSimFoundation
@_exported import CellSimGraphics
@_exported import CoreGraphics
@_exported import Foundation
