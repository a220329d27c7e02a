/// The API of Apple's `simd` module. Vectors are the standard library's types.
@_exported import Foundation

/// A vector of two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two single-precision numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias float4 = SIMD4<Float>
/// A vector of two 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of two unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>

/// Returns the dot product of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// Returns the dot product of two vectors.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// Returns the squared length of a vector.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// Returns the squared length of a vector.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// Returns the length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
/// Returns the distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}
/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
/// Returns a unit vector with the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// Returns a unit vector with the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// Returns the linear interpolation between two vectors. The result is the first for 0, and the second for 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the linear interpolation between two vectors. The result is the first for 0, and the second for 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns a vector whose elements are clamped to the range from a minimum to a maximum.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// Returns a value clamped to the range from a minimum to a maximum.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// Returns a value clamped to the range from a minimum to a maximum.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// Returns the cross product of two vectors.
public func cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
public func simd_cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    cross(x, y)
}
