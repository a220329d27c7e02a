/// The API of Combine: OpenCombine's, with the parts that OpenCombine lacks.
@_exported import CellSimFoundation
@_exported import Foundation
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
