/// The API of Apple's module `simd`. Vectors are the standard library's; matrices consist of columns.
@_exported import Foundation

/// Two floating-point numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three floating-point numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four floating-point numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two floating-point numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three floating-point numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four floating-point numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two floating-point numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three floating-point numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four floating-point numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two floating-point numbers.
public typealias float2 = SIMD2<Float>
/// Three floating-point numbers.
public typealias float3 = SIMD3<Float>
/// Four floating-point numbers.
public typealias float4 = SIMD4<Float>
/// Two integers.
public typealias simd_int2 = SIMD2<Int32>
/// Two integers.
public typealias simd_uint2 = SIMD2<UInt32>

/// Returns the dot product of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// Returns the dot product of two vectors.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// Returns the square of a vector's length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// Returns the square of a vector's length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// Returns a vector's length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}
/// Returns a vector's length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
/// Returns the distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}
/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
/// Returns a vector of length 1 in the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// Returns a vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// Returns a linear interpolation between two vectors: the first at 0, the second at 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns a linear interpolation between two vectors: the first at 0, the second at 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns the values clamped between a minimum and a maximum.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// Returns the value clamped between a minimum and a maximum.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// Returns the value clamped between a minimum and a maximum.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// Returns the cross product of two vectors.
public func cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors.
public func simd_cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    cross(x, y)
}

/// A matrix with three columns of three numbers.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) {
        columns = (first, second, third)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Returns whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    /// Multiplies a matrix by a vector.
    public static func * (matrix: Self, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    /// Multiplies two matrices.
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
}
/// A matrix with four columns of four numbers.
public struct simd_float4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
        columns = (first, second, third, fourth)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// Creates a matrix with these numbers on its diagonal.
    public init(diagonal: SIMD4<Float>) {
        self.init(
            SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0),
            SIMD4(0, 0, 0, diagonal.w))
    }
    /// Returns whether all numbers are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    /// Multiplies a matrix by a vector.
    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        let left = matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
        return left + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }
    /// Multiplies two matrices.
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    /// The transposed matrix.
    public var transpose: Self {
        let (a, b, c, d) = columns
        return Self(
            SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z), SIMD4(a.w, b.w, c.w, d.w))
    }
}
/// A matrix with four columns of four numbers.
public typealias float4x4 = simd_float4x4
/// A matrix with three columns of three numbers.
public typealias float3x3 = simd_float3x3
/// A matrix with four columns of four numbers.
public typealias matrix_float4x4 = simd_float4x4
/// The identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))
/// The identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
/// Multiplies two matrices.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// Multiplies a matrix by a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
