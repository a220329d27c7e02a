/// Combine's names: OpenCombine's, and what it lacks.
@_exported import CellSimFoundation
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
