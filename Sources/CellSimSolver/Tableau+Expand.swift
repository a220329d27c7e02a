/// Expands sums of variables into undefined variables and residuals.
extension Tableau {
    /// Expands the terms of a constraint into undefined variables and residuals in `scratch`. The caller clears `scratch`.
    /// - Parameter dropped: Whether to include dropped residuals.
    mutating func expandTerms(of slot: Int, dropped: Bool) {
        addToExpansion(terms.entries, from: terms.start(slot), count: terms.count(slot), factor: 1, dropped: dropped)
        expandDefinitions(dropped: dropped)
    }

    /// Adds a multiple of a sum to the expansion in `scratch`.
    mutating func addToExpansion(
        _ pool: Block<Entry>, from start: Int, count: Int, factor: Double, dropped: Bool = true
    ) {
        accumulate(pool, start, count, factor: factor, dropped: dropped)
    }

    /// Substitutes the definitions of all defined variables, in order of descending rank.
    mutating func expandDefinitions(dropped: Bool = true) {
        while scratch.heap.count > 0 {
            let variable = popHighestRank()
            let factor = scratch.variableSum[variable]
            scratch.variableSum[variable] = 0
            work += 1
            if factor != 0 {
                let count = dropped ? definitions.count(variable) : Int(variables[variable].nonDroppedCount)
                work += count
                accumulate(definitions.entries, definitions.start(variable), count, factor: factor, dropped: dropped)
            }
        }
    }

    /// Substitutes the rows of all basic residuals.
    mutating func expandBasicResiduals() {
        var index = 0
        let listed = scratch.residualList.count
        while index < listed {
            let residual = Int(scratch.residualList[index])
            let row = Int(constraints[residual].row)
            let factor = scratch.residualSum[residual]
            if row >= 0 && factor != 0 {
                scratch.residualSum[residual] = 0
                work += coefficients.count(row)
                let entries = coefficients.entries
                var entryIndex = coefficients.start(row)
                let end = entryIndex + coefficients.count(row)
                while entryIndex < end {
                    scratch.add(
                        factor * entries[entryIndex].coefficient, toResidual: Int(entries[entryIndex].reference))
                    entryIndex += 1
                }
            }
            index += 1
        }
    }

    private mutating func accumulate(_ pool: Block<Entry>, _ start: Int, _ count: Int, factor: Double, dropped: Bool) {
        var entryIndex = start
        let end = start + count
        while entryIndex < end {
            let entry = pool[entryIndex]
            let amount = factor * entry.coefficient
            if entry.reference < 0 {
                if dropped || !constraints[Int(~entry.reference)].isDropped {
                    scratch.add(amount, toResidual: Int(~entry.reference))
                }
            } else if dropped || !variables[Int(entry.reference)].isFixed {
                var variable = Int(entry.reference)
                var amount = amount
                if !dropped, variables[variable].leader >= 0 {
                    if variables[variable].isMirrored { amount = -amount }
                    variable = Int(variables[variable].leader)
                }
                if !scratch.variableSeen[variable] {
                    scratch.variableSeen[variable] = true
                    scratch.variableList[scratch.variableList.count] = Int32(truncatingIfNeeded: variable)
                    scratch.variableList.count += 1
                    if variables[variable].rank != 0 { push(variable) }
                }
                scratch.variableSum[variable] = Scratch.sum(scratch.variableSum[variable], amount)
            }
            entryIndex += 1
        }
    }

    private mutating func push(_ variable: Int) {
        let heap = scratch.heap
        let rank = variables[variable].rank
        var heapIndex = heap.count
        while heapIndex > 0 {
            let parent = (heapIndex - 1) / 2
            if variables[Int(heap[parent])].rank >= rank { break }
            heap[heapIndex] = heap[parent]
            heapIndex = parent
        }
        heap[heapIndex] = Int32(truncatingIfNeeded: variable)
        scratch.heap.count += 1
    }

    private mutating func popHighestRank() -> Int {
        let heap = scratch.heap
        let top = Int(heap[0])
        let count = heap.count - 1
        scratch.heap.count = count
        if count == 0 { return top }
        let moved = heap[count]
        let rank = variables[Int(moved)].rank
        var heapIndex = 0
        while true {
            var child = heapIndex * 2 + 1
            if child >= count { break }
            if child + 1 < count && variables[Int(heap[child + 1])].rank > variables[Int(heap[child])].rank {
                child += 1
            }
            if variables[Int(heap[child])].rank <= rank { break }
            heap[heapIndex] = heap[child]
            heapIndex = child
        }
        heap[heapIndex] = moved
        return top
    }
}
