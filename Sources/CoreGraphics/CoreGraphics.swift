/// As on Apple's systems, `import CoreGraphics` brings the values of Foundation; those of geometry lie below.
@_exported import CellSimFoundation
@_exported import Foundation

@_exported import struct CellSimGraphics.CGAffineTransform
@_exported import struct CellSimGraphics.CGVector
