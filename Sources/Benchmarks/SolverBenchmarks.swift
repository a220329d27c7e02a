import CellSimSolver

/// Returns benchmarks of the constraint solver: the constraints of a cell, changed constants, and nested views.
@MainActor func solverBenchmarks() -> [Benchmark] {
    let cell = makeCell()
    var edited = cell.solver
    var width = 375.0
    return [
        Benchmark("solver: build and solve 12 views") { _ = makeCell() },
        Benchmark("solver: copy a solved cell and change its width") {
            var copy = cell.solver
            resize(&copy, cell.width, 390)
        },
        Benchmark("solver: change a width and solve") {
            width = width == 375 ? 390 : 375
            resize(&edited, cell.width, width)
        },
        Benchmark("solver: 1,000 nested views, relative") { consume(makeNestedViews(1000, absolute: false)) },
        Benchmark("solver: 1,000 nested views, absolute") { consume(makeNestedViews(1000, absolute: true)) },
        Benchmark("solver: 300 stacked labels") { consume(makeStackedLabels(300)) },
    ]
}

@inline(never) private func consume(_ solver: Solver) {}

/// Runs an operation that can't fail with the constraints of these benchmarks.
private func succeed<Result>(_ body: () throws(UnsatisfiableError) -> Result) -> Result {
    do { return try body() } catch { preconditionFailure("the benchmark's constraints contradict each other") }
}

private func resize(_ solver: inout Solver, _ id: ConstraintID, _ width: Double) {
    solver.setConstant(id, width)
    succeed { () throws(UnsatisfiableError) in try solver.solve() }
}

/// The left, top, width and height of a view.
private struct BoxVariables {
    let left, top, width, height: Variable

    init(_ solver: inout Solver) {
        left = solver.makeVariable()
        top = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }
}

extension Solver {
    fileprivate mutating func require(_ terms: [Term], _ relation: Relation, _ constant: Double)
        throws(UnsatisfiableError)
    {
        _ = try add(terms, relation, constant, strength: .required)
    }

    fileprivate mutating func addOptional(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double)
        throws(UnsatisfiableError)
    {
        _ = try add(terms, relation, constant, strength: Strength(priority: priority))
    }
}

/// Creates 48 variables and 67 constraints, 23 of which are optional: two columns of views in a cell with the minimum height.
private func makeCell() -> (solver: Solver, width: ConstraintID) {
    succeed { () throws(UnsatisfiableError) in
        var solver = Solver()
        let boxes = (0..<12).map { _ in BoxVariables(&solver) }
        let cell = boxes[0]
        try solver.require([Term(cell.left)], .equal, 0)
        try solver.require([Term(cell.top)], .equal, 0)
        let width = try solver.add([Term(cell.width)], .equal, 375, strength: .required)
        for index in 1..<12 {
            let box = boxes[index]
            if index % 2 == 1 {
                try solver.require([Term(box.left), Term(cell.left, -1)], .equal, 16)
            } else {
                let other = boxes[index - 1]
                try solver.require(
                    [Term(box.left), Term(other.left, -1), Term(other.width, -1)], .greaterThanOrEqual, 8)
            }
            if index < 3 {
                try solver.require([Term(box.top), Term(cell.top, -1)], .equal, 8)
            } else {
                let above = boxes[index - 2]
                try solver.require([Term(box.top), Term(above.top, -1), Term(above.height, -1)], .equal, 4)
            }
            try solver.require(
                [Term(box.left), Term(box.width), Term(cell.left, -1), Term(cell.width, -1)], .lessThanOrEqual, -16)
            try solver.addOptional([Term(box.width)], .equal, Double(50 + 7 * index), 250)
            try solver.addOptional([Term(box.height)], .equal, Double(20 + index), 750)
            try solver.require(
                [Term(box.top), Term(box.height), Term(cell.top, -1), Term(cell.height, -1)], .lessThanOrEqual, -8)
        }
        try solver.addOptional([Term(cell.height)], .equal, 0, 50)
        try solver.solve()
        return (solver, width)
    }
}

/// Creates nested views, each inset by one point. Positions are relative to the parent or, if `absolute` is true, to the outermost view.
private func makeNestedViews(_ count: Int, absolute: Bool) -> Solver {
    succeed { () throws(UnsatisfiableError) in
        var solver = Solver()
        var outer = BoxVariables(&solver)
        try solver.require([Term(outer.left)], .equal, 0)
        try solver.require([Term(outer.top)], .equal, 0)
        try solver.require([Term(outer.width)], .equal, 4000)
        try solver.require([Term(outer.height)], .equal, 4000)
        for _ in 1..<count {
            let box = BoxVariables(&solver)
            for (near, size, outerNear, outerSize) in [
                (box.left, box.width, outer.left, outer.width), (box.top, box.height, outer.top, outer.height),
            ] {
                if absolute {
                    try solver.require([Term(near), Term(outerNear, -1)], .equal, 1)
                    try solver.require([Term(near), Term(size), Term(outerNear, -1), Term(outerSize, -1)], .equal, -1)
                } else {
                    try solver.require([Term(near)], .equal, 1)
                    try solver.require([Term(near), Term(size), Term(outerSize, -1)], .equal, -1)
                }
            }
            outer = box
        }
        try solver.solve()
        return solver
    }
}

/// Creates vertically stacked labels with content sizes, hugging and compression resistance. Each is at most as wide as the list.
private func makeStackedLabels(_ count: Int) -> Solver {
    succeed { () throws(UnsatisfiableError) in
        var solver = Solver()
        let list = BoxVariables(&solver)
        try solver.require([Term(list.left)], .equal, 0)
        try solver.require([Term(list.top)], .equal, 0)
        try solver.require([Term(list.width)], .equal, 320)
        var previous: BoxVariables?
        for index in 0..<count {
            let box = BoxVariables(&solver)
            try solver.require([Term(box.left), Term(list.left, -1)], .equal, 16)
            try solver.require(
                [Term(box.left), Term(box.width), Term(list.left, -1), Term(list.width, -1)], .lessThanOrEqual, -16)
            if let previous {
                try solver.require([Term(box.top), Term(previous.top, -1), Term(previous.height, -1)], .equal, 8)
            } else {
                try solver.require([Term(box.top), Term(list.top, -1)], .equal, 8)
            }
            for (size, content) in [(box.width, Double(100 + index * 37 % 300)), (box.height, Double(17 + index % 5))] {
                try solver.addOptional([Term(size)], .lessThanOrEqual, content, 251)
                try solver.addOptional([Term(size)], .greaterThanOrEqual, content, 750)
            }
            previous = box
        }
        if let previous {
            try solver.require(
                [Term(previous.top), Term(previous.height), Term(list.top, -1), Term(list.height, -1)], .equal, -8)
        }
        try solver.solve()
        return solver
    }
}
