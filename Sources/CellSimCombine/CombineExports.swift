/// The Combine API: OpenCombine, with additions for the parts that it lacks.
@_exported import CellSimFoundation
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
