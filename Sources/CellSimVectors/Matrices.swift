/// A protocol for square matrices, which consist of columns.
public protocol SIMDMatrix: Equatable, Sendable {
    /// A column.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint & SIMDScalar
    /// Creates a zero matrix.
    init()
    /// The number of columns, which equals the number of elements in each.
    static var count: Int { get }
    /// Accesses the column with an index.
    subscript(column: Int) -> Column { get set }
}

/// Implements matrix operations.
extension SIMDMatrix {
    /// Creates a matrix from its columns.
    public init(_ columns: [Column]) {
        self.init()
        for index in 0..<Self.count { self[index] = columns[index] }
    }
    /// Creates a matrix from its rows.
    public init(rows: [Column]) { self = Self(rows).transpose }
    /// Creates a diagonal matrix from the elements of its diagonal.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.count { self[index][index] = diagonal[index] }
    }
    /// Creates a diagonal matrix whose diagonal elements have the same value.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
    /// Accesses the element in a column and row.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    private func mapColumns(_ column: (Int) -> Column) -> Self {
        var result = Self()
        for index in 0..<Self.count { result[index] = column(index) }
        return result
    }

    /// The transpose of the matrix.
    public var transpose: Self {
        mapColumns { row in
            var column = Column()
            for index in 0..<Self.count { column[index] = self[index][row] }
            return column
        }
    }
    /// The determinant of the matrix.
    public var determinant: Column.Scalar { transpose.inverseAndDeterminant.determinant }
    /// The inverse of the matrix. If the matrix is singular, its elements are not finite.
    public var inverse: Self { transpose.inverseAndDeterminant.inverse.transpose }

    /// The inverse and the determinant, calculated by Gauss–Jordan elimination with partial pivoting. The columns are treated as
    /// rows.
    private var inverseAndDeterminant: (inverse: Self, determinant: Column.Scalar) {
        var (rest, inverse, determinant) = (self, Self(1), Column.Scalar(1))
        for step in 0..<Self.count {
            var pivot = step
            for index in step..<Self.count where abs(rest[index][step]) > abs(rest[pivot][step]) { pivot = index }
            if pivot != step {
                (rest[step], rest[pivot]) = (rest[pivot], rest[step])
                (inverse[step], inverse[pivot]) = (inverse[pivot], inverse[step])
                determinant = -determinant
            }
            let value = rest[step][step]
            determinant *= value
            rest[step] /= value
            inverse[step] /= value
            for index in 0..<Self.count where index != step {
                let factor = rest[index][step]
                rest[index] -= rest[step] * factor
                inverse[index] -= inverse[step] * factor
            }
        }
        return (inverse, determinant)
    }

    /// Multiplies a matrix by a column vector.
    public static func * (matrix: Self, vector: Column) -> Column {
        var sum = matrix[0] * vector[0]
        for index in 1..<count { sum += matrix[index] * vector[index] }
        return sum
    }
    /// Multiplies a row vector by a matrix.
    public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }
    /// Multiplies two matrices.
    public static func * (a: Self, b: Self) -> Self { b.mapColumns { a * b[$0] } }
    /// Multiplies all elements by a number.
    public static func * (matrix: Self, factor: Column.Scalar) -> Self { matrix.mapColumns { matrix[$0] * factor } }
    /// Multiplies all elements by a number.
    public static func * (factor: Column.Scalar, matrix: Self) -> Self { matrix * factor }
    /// Adds two matrices.
    public static func + (a: Self, b: Self) -> Self { a.mapColumns { a[$0] + b[$0] } }
    /// Subtracts a matrix from another matrix.
    public static func - (a: Self, b: Self) -> Self { a.mapColumns { a[$0] - b[$0] } }
    /// Multiplies a matrix by another one in place.
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A 3×3 matrix.
public struct SIMDMatrix3<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SIMDMatrix, Sendable
where Scalar.SIMD4Storage: Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)
    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>, _ third: SIMD3<Scalar>) {
        columns = (first, second, third)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    /// The number of columns, which is 3.
    public static var count: Int { 3 }
    /// Accesses the column with an index from 0 to 2.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get { column == 0 ? columns.0 : column == 1 ? columns.1 : columns.2 }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    /// Returns whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}
/// A 4×4 matrix.
public struct SIMDMatrix4<Scalar: BinaryFloatingPoint & SIMDScalar & Sendable>: SIMDMatrix, Sendable
where Scalar.SIMD4Storage: Sendable {
    /// The columns of the matrix.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
    /// Creates a zero matrix.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// Creates a matrix from its columns.
    public init(
        _ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>, _ third: SIMD4<Scalar>, _ fourth: SIMD4<Scalar>
    ) {
        columns = (first, second, third, fourth)
    }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) { self.columns = columns }
    /// The number of columns, which is 4.
    public static var count: Int { 4 }
    /// Accesses the column with an index from 0 to 3.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    /// Returns whether all elements are equal.
    public static func == (a: Self, b: Self) -> Bool { a.columns == b.columns }
}

/// A 3×3 matrix.
public typealias simd_float3x3 = SIMDMatrix3<Float>
/// A 3×3 matrix.
public typealias float3x3 = SIMDMatrix3<Float>
/// A 3×3 matrix.
public typealias matrix_float3x3 = SIMDMatrix3<Float>
/// The 3×3 identity matrix.
public let matrix_identity_float3x3 = SIMDMatrix3<Float>(1)
/// A 3×3 matrix.
public typealias simd_double3x3 = SIMDMatrix3<Double>
/// A 3×3 matrix.
public typealias double3x3 = SIMDMatrix3<Double>
/// A 3×3 matrix.
public typealias matrix_double3x3 = SIMDMatrix3<Double>
/// The 3×3 identity matrix.
public let matrix_identity_double3x3 = SIMDMatrix3<Double>(1)
/// A 4×4 matrix.
public typealias simd_float4x4 = SIMDMatrix4<Float>
/// A 4×4 matrix.
public typealias float4x4 = SIMDMatrix4<Float>
/// A 4×4 matrix.
public typealias matrix_float4x4 = SIMDMatrix4<Float>
/// The 4×4 identity matrix.
public let matrix_identity_float4x4 = SIMDMatrix4<Float>(1)
/// A 4×4 matrix.
public typealias simd_double4x4 = SIMDMatrix4<Double>
/// A 4×4 matrix.
public typealias double4x4 = SIMDMatrix4<Double>
/// A 4×4 matrix.
public typealias matrix_double4x4 = SIMDMatrix4<Double>
/// The 4×4 identity matrix.
public let matrix_identity_double4x4 = SIMDMatrix4<Double>(1)
/// Multiplies two matrices.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Multiplies a matrix by a column vector.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns the transpose of a matrix.
public func simd_transpose<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the inverse of a matrix.
public func simd_inverse<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix.Column.Scalar { x.determinant }
