import Foundation

/// Strategies that compare text, data and descriptions of values.
extension Snapshotting where Value == String, Format == String {
    /// A strategy that compares text line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// A format that stores UTF-8 text and reports a difference as a patch.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard let patch = LineDifference.patch(old, new) else { return nil }
            let attachment = XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
            attachment.name = "difference"
            return (patch, [attachment])
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// A strategy that compares data byte by byte.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
                guard old != new else { return nil }
                return (
                    old.count == new.count
                        ? "Expected data to match" : "Expected \(new) to match \(old)",
                    []
                )
            })
    }
}

extension Snapshotting where Format == String {
    /// A strategy that compares the text from `String(describing:)`.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}

extension Snapshotting where Value == Any, Format == String {
    /// A strategy that compares a JSON object of Foundation types as text with sorted keys.
    public static var json: Snapshotting {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        var strategy = SimplySnapshotting.lines.pullback { (value: Any) -> String in
            do {
                return String(
                    decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
            } catch {
                return "not JSON: \(SnapshotMessages.description(for: error))"
            }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A strategy that compares the value as JSON text with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Returns a strategy that compares the value as JSON text from the encoder. If encoding fails, the text is the error.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// A strategy that compares the value as an XML property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// Returns a strategy that compares the value as a property list from the encoder. If encoding fails, the text is the error.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "not encodable: \(SnapshotMessages.description(for: error))"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Format == String {
    /// A strategy that compares a dump of the value and all its properties, one per line.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Returns a strategy for functions that compares a CSV table: one line per case with the input and the function's result.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<(Value) -> A, Format>(pathExtension: "csv", diffing: .lines) { function in
            Async { callback in FunctionTableWriter(Array(Value.allCases), function, witness).snapshotRows(callback) }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

/// Takes snapshots of a function's results sequentially and formats them as CSV.
private struct FunctionTableWriter<Input, Output> {
    private let inputs: [Input]
    private let function: (Input) -> Output
    private let witness: Snapshotting<Output, String>

    init(_ inputs: [Input], _ function: @escaping (Input) -> Output, _ witness: Snapshotting<Output, String>) {
        (self.inputs, self.function, self.witness) = (inputs, function, witness)
    }

    func snapshotRows(_ callback: @escaping (String) -> Void) { snapshotRow(0, [], callback) }

    private func snapshotRow(_ index: Int, _ rows: [String], _ callback: @escaping (String) -> Void) {
        guard index < inputs.count else { return callback(rows.joined(separator: "\n")) }
        witness.snapshot(function(inputs[index])).run { text in
            snapshotRow(index + 1, rows + ["\"\(inputs[index])\",\"\(text)\""], callback)
        }
    }
}
