/// Converts trees from and to text, with a line for the document and for each trait, view and constraint. Fields are separated
/// by tabs.
extension PictureTree {
    /// The text in UTF-8. It is the same for equal trees.
    package var bytes: [UInt8] {
        var writer = TreeTextWriter()
        writer.begin("F", "")
        writer.field(file)
        if !isComplete { writer.field("cut") }
        for (key, value) in traits.sorted(by: { $0.key < $1.key }) {
            writer.begin("T", key)
            writer.field(value)
        }
        for view in views {
            writer.begin("V", "\(view.depth)")
            for text in [view.kind, view.id, view.label] { writer.field(text) }
            writer.field(view.frame)
            for (key, value) in view.values.sorted(by: { $0.key < $1.key }) {
                writer.field(key)
                writer.field(value)
            }
        }
        for one in constraints { writer.add(one) }
        return writer.bytes
    }

    /// The text as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    private static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var result = "", isEscape = false
        for character in text {
            if isEscape {
                result.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
                isEscape = false
            } else if character == "\\" {
                isEscape = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// An error that occurs when a text is not a valid tree.
    package struct InvalidTextError: Error, Hashable, Sendable {
        /// The description of the error.
        package var reason: String
    }

    /// Parses an untrusted text.
    /// - Throws: `InvalidTextError`.
    package init(text: String) throws(InvalidTextError) {
        self.init()
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
            let rest = String(fields[0].dropFirst())
            switch fields[0].first {
            case "F" where fields.count >= 2:
                (file, isComplete) = (Self.name(fields[1]), fields.count == 2)
            case "T" where fields.count == 2 && traits.count < 40: traits[rest] = fields[1]
            case "V":
                guard let view = view(rest, fields) else {
                    throw InvalidTextError(reason: "line \(number): an invalid view")
                }
                views.append(view)
            case "C":
                guard let one = constraint(rest, fields) else {
                    throw InvalidTextError(reason: "line \(number): an invalid constraint")
                }
                constraints.append(one)
            default: throw InvalidTextError(reason: "line \(number): unknown")
            }
        }
    }

    /// Returns the file name of a document without its folders.
    private static func name(_ text: String) -> String { text.split(separator: "/").last.map(String.init) ?? "" }

    private func view(_ depth: String, _ fields: [String]) -> View? {
        guard views.count < Self.maximumViews, fields.count >= 5, fields.count % 2 == 1, let depth = Int(depth),
            (0...(views.last.map { $0.depth + 1 } ?? 0)).contains(depth), depth < 200
        else { return nil }
        let frame = fields[4].split(separator: " ").compactMap(Self.number)
        guard frame.count == 4 else { return nil }
        var view = View(depth: depth, kind: fields[1], id: fields[2], label: fields[3], frame: frame)
        for index in stride(from: 5, to: fields.count, by: 2) { view.values[fields[index]] = fields[index + 1] }
        return view
    }

    private func constraint(_ id: String, _ fields: [String]) -> Constraint? {
        guard constraints.count < Self.maximumConstraints, (4...9).contains(fields.count),
            let first = Int(fields[1]), views.indices.contains(first), ["==", "<=", ">="].contains(fields[3])
        else { return nil }
        var one = Constraint(first: first, firstAttribute: fields[2])
        (one.id, one.relation) = (id, fields[3])
        func number(_ index: Int, _ defaultValue: Double) -> Double? {
            index < fields.count ? Self.number(Substring(fields[index])) : defaultValue
        }
        if fields.count > 4, !fields[4].isEmpty {
            guard let second = Int(fields[4]), views.indices.contains(second) else { return nil }
            one.second = second
        }
        if fields.count > 5 { one.secondAttribute = fields[5] }
        guard let constant = number(6, 0), let multiplier = number(7, 1), let priority = number(8, 1000) else {
            return nil
        }
        (one.constant, one.multiplier, one.priority) = (constant, multiplier, priority)
        return one
    }

    private static func number(_ text: Substring) -> Double? {
        guard let value = Double(text), value.isFinite, abs(value) < 1e9 else { return nil }
        return value
    }
}
