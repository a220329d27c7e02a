/// Working memory of the solver. It is zero between uses and is not part of the state.
struct Scratch {
    /// Dense sums by variable and by residual, flags for the entries in use, and lists of these entries.
    var variableSum = Block<Double>(), residualSum = Block<Double>()
    var variableSeen = Block<Bool>(), residualSeen = Block<Bool>()
    var variableList = Block<Int32>(), residualList = Block<Int32>()
    /// A heap of the defined variables that have not been expanded yet, ordered by rank.
    var heap = Block<Int32>()
    /// The index of each residual in the pivot row plus one; negative once the residual was matched in another row.
    var markedPositions = Block<Int32>()
    /// The candidates of a ratio test (indices in a row; -1 means changing sides) and their ratios.
    var candidates = Block<Int32>()
    var ratios = Block<Double>()

    init() {}

    init(variables: Int, constraints: Int) {
        extend(variables: variables)
        extend(constraints: constraints)
    }

    mutating func extend(variables count: Int) {
        variableSum.extend(to: count, with: 0)
        variableSeen.extend(to: count, with: false)
        variableList.reserve(count)
        heap.reserve(count)
    }

    mutating func extend(constraints count: Int) {
        residualSum.extend(to: count, with: 0)
        residualSeen.extend(to: count, with: false)
        residualList.reserve(count)
        markedPositions.extend(to: count, with: 0)
        candidates.reserve(count + 1)
        ratios.reserve(count + 1)
    }

    func deallocate() {
        variableSum.deallocate()
        residualSum.deallocate()
        variableSeen.deallocate()
        residualSeen.deallocate()
        variableList.deallocate()
        residualList.deallocate()
        heap.deallocate()
        markedPositions.deallocate()
        candidates.deallocate()
        ratios.deallocate()
    }

    /// Resets the sums of the last expansion to zero.
    mutating func clear() {
        var index = 0
        while index < variableList.count {
            let variable = Int(variableList[index])
            variableSum[variable] = 0
            variableSeen[variable] = false
            index += 1
        }
        index = 0
        while index < residualList.count {
            let residual = Int(residualList[index])
            residualSum[residual] = 0
            residualSeen[residual] = false
            index += 1
        }
        variableList.count = 0
        residualList.count = 0
    }

    mutating func add(_ amount: Double, toResidual residual: Int) {
        if !residualSeen[residual] {
            residualSeen[residual] = true
            residualList[residualList.count] = Int32(truncatingIfNeeded: residual)
            residualList.count += 1
        }
        residualSum[residual] = Scratch.sum(residualSum[residual], amount)
    }

    /// Returns `a + b`, or zero if the result is only a rounding error.
    @_transparent static func sum(_ a: Double, _ b: Double) -> Double {
        let result = a + b
        let magnitude = a < 0 ? -a : a
        return (result < 0 ? -result : result) <= 1e-11 * magnitude ? 0 : result
    }
}
