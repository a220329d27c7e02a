import CellSimHost
import Foundation

/// Formats the result of a gallery item as one line of text.
struct GalleryLine {
    let text: String

    init(_ item: GalleryItem, _ result: GalleryResult) {
        let name = (item.document as NSString).lastPathComponent + ": " + item.title
        guard [.drawn, .withoutClass, .withoutCode].contains(result.outcome) else {
            text = "\(name) failed: \(result.reason ?? "")"
            return
        }
        var parts = ["\(name), \(Self.number(result.width)) × \(Self.number(result.height))"]
        if result.outcome == .withoutClass {
            parts[0] += ", without its class" + (result.reason.map { ": \($0)" } ?? "")
        }
        if result.outcome == .withoutCode { parts[0] += ", without its class, which failed: \(result.reason ?? "")" }
        if let data = item.data { parts.append("data: " + (data as NSString).lastPathComponent) }
        if let preview = result.preview { parts.append("filled with " + preview) }
        if let designed = result.designed { parts.append("values from the XIB: " + designed.joined(separator: ", ")) }
        if let samples = result.samples {
            let count = result.pictures ?? 1
            parts.append(
                "sample values: " + samples.joined(separator: ", ") + (count > 1 ? " (\(count) pictures)" : ""))
        }
        if let note = result.note { parts.append("without sample values, which the view does not accept: \(note)") }
        text = parts.joined(separator: "; ")
    }

    /// Returns a note with the number of views that have sample values, or an empty string if there are none.
    static func sampleNote(_ results: [GalleryResult]) -> String {
        let count = results.count { $0.samples != nil }
        return count == 0 ? "" : " (\(count) \(count == 1 ? "view" : "views") with sample values)"
    }

    private static func number(_ value: Double?) -> String {
        let value = value ?? 0
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
    }
}
