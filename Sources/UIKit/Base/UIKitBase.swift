/// Re-exports Foundation, with additions for Linux, and Core Graphics, as `import UIKit` does on Apple's systems.
@_exported import CellSimFoundation
@_exported import CellSimGraphics
@_exported import CoreGraphics
@_exported import Foundation
