/// Formats the tableau as text.
extension Tableau {
    /// Returns the definitions, rows and reduced costs as text, ordered by index.
    func dump() -> String {
        var lines: [String] = []
        for variable in 0..<variables.count {
            let record = variables[variable]
            let definition = record.rank == 0 ? "free" : sum(definitions, variable)
            lines.append("x\(variable) = \(record.value) := \(definition)")
        }
        for slot in 0..<constraints.count where constraints[slot].row != ConstraintRecord.vacant {
            lines.append(line(ofConstraint: slot))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func line(ofConstraint slot: Int) -> String {
        let record = constraints[slot]
        let relation = record.relation < 0 ? "<=" : record.relation > 0 ? ">=" : "="
        let strength = record.isRequired ? "required" : "\(levels[Int(record.level)].priority)"
        var line = "r\(slot): \(sum(terms, slot)) \(relation) \(record.constant) @\(strength)"
        if record.row >= 0 {
            let row = Int(record.row)
            line += "; r\(slot) = \(record.constant + rows[row].value) := \(sum(coefficients, row, plain: true))"
        } else if record.row == ConstraintRecord.waiting {
            line += "; waiting"
        } else if !costsAreStale && levelOrder.count > 0 {
            let reduced = (0..<levelOrder.count).map { position in
                "\(costs[slot * levelCapacity + Int(levelOrder[position])])"
            }
            line += "; costs \(reduced.joined(separator: " "))"
        }
        return line
    }

    private func sum(_ pool: SparseRows, _ row: Int, plain: Bool = false) -> String {
        let start = pool.start(row)
        var entries = (start..<start + pool.count(row)).map { pool.entries[$0] }
        entries.sort { $0.reference < $1.reference }
        if entries.isEmpty { return "0" }
        return entries.map { entry in
            let name =
                plain ? "r\(entry.reference)" : entry.reference < 0 ? "r\(~entry.reference)" : "x\(entry.reference)"
            return "\(entry.coefficient)*\(name)"
        }.joined(separator: " + ")
    }
}
