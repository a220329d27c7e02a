/// The names of Apple's module `simd`: vectors are the standard library's, matrices have columns.
@_exported import Foundation

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers.
public typealias float2 = SIMD2<Float>
/// Three numbers.
public typealias float3 = SIMD3<Float>
/// Four numbers.
public typealias float4 = SIMD4<Float>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Two whole numbers.
public typealias simd_uint2 = SIMD2<UInt32>

/// The sum of the products of two vectors' numbers.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// The sum of the products of two vectors' numbers.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
/// The square of a vector's length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// The square of a vector's length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}
/// A vector's length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}
/// A vector's length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
/// How far two places are from one another.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}
/// How far two places are from one another.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
/// A vector of length 1 in the same direction.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// A vector of length 1 in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
/// What lies between two vectors: the first at 0, the second at 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// What lies between two vectors: the first at 0, the second at 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// No less than one, no more than the other.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// No less than one, no more than the other.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// No less than one, no more than the other.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// The vector that stands on two others.
public func cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that stands on two others.
public func simd_cross<Number: FloatingPoint & SIMDScalar>(_ x: SIMD3<Number>, _ y: SIMD3<Number>) -> SIMD3<Number> {
    cross(x, y)
}

/// Three columns of three numbers.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// Zero.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of these columns.
    public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) {
        columns = (first, second, third)
    }
    /// A matrix of these columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Whether all numbers are the same.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    /// The matrix applied to a vector.
    public static func * (matrix: Self, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    /// One matrix after the other.
    public static func * (a: Self, b: Self) -> Self { Self(a * b.columns.0, a * b.columns.1, a * b.columns.2) }
}
/// Four columns of four numbers.
public struct simd_float4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    /// Zero.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of these columns.
    public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
        columns = (first, second, third, fourth)
    }
    /// A matrix of these columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// A matrix with these numbers from corner to corner.
    public init(diagonal: SIMD4<Float>) {
        self.init(
            SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0),
            SIMD4(0, 0, 0, diagonal.w))
    }
    /// Whether all numbers are the same.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
    /// The matrix applied to a vector.
    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        let left = matrix.columns.0 * vector.x + matrix.columns.1 * vector.y
        return left + matrix.columns.2 * vector.z + matrix.columns.3 * vector.w
    }
    /// One matrix after the other.
    public static func * (a: Self, b: Self) -> Self {
        Self(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
    /// Rows and columns exchanged.
    public var transpose: Self {
        let (a, b, c, d) = columns
        return Self(
            SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z), SIMD4(a.w, b.w, c.w, d.w))
    }
}
/// Four columns of four numbers.
public typealias float4x4 = simd_float4x4
/// Three columns of three numbers.
public typealias float3x3 = simd_float3x3
/// Four columns of four numbers.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
/// One matrix after the other.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The matrix applied to a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
