/// As on Apple's systems, `import UIKit` brings Foundation and the graphics value types.
@_exported import CellSimGraphics
@_exported import Foundation
