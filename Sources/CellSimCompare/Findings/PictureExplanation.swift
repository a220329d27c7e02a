import CellSimExplanation
import CellSimImageCodecs

/// Explains the differences between pictures by the view trees stored in their files.
extension Explanation {
    /// Explains the differences between two pictures by the view trees stored in their files.
    /// - Returns: Nil if a file has no tree and no tree is damaged.
    init?(reference: [UInt8], actual: [UInt8], findings: [Finding]) {
        let trees: [PictureTree]
        do {
            trees = try [("reference", reference), ("new picture", actual)].map { name, file in
                do { return try PictureTree(ofPicture: file) } catch PNGViewTreeChunk.Failure.ignored(let reason) {
                    throw PNGViewTreeChunk.Failure.ignored("the \(name) is not explained: \(reason)")
                }
            }
        } catch PNGViewTreeChunk.Failure.ignored(let reason) {
            self.init()
            note = reason
            return
        } catch { return nil }
        let areas = findings.map { finding in
            Area(
                x: finding.box.x, y: finding.box.y, width: finding.box.width, height: finding.box.height,
                differentPixels: finding.differentPixels, isSize: finding.kind == .size)
        }
        self.init(reference: trees[0], actual: trees[1], areas: areas)
    }
}

extension PictureTree {
    /// Reads the view tree from a picture file.
    /// - Throws: `PNGViewTreeChunk.Failure`.
    package init(ofPicture file: [UInt8]) throws(PNGViewTreeChunk.Failure) {
        let bytes = try PNGViewTreeChunk.text(in: file)
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .ignored("its tree is not UTF-8") }
        do { try self.init(text: text) } catch { throw .ignored("its tree is invalid: \(error.reason)") }
    }
}

extension ReportCase {
    /// Adds an explanation based on the view trees in the picture files.
    package mutating func explain(reference: [UInt8], actual: [UInt8], _ findings: [Finding]) {
        explanation = Explanation(reference: reference, actual: actual, findings: findings)
    }

    /// The changes that explain the case, one per line, and the differences that remain unexplained.
    package var explanationLines: [String] {
        guard let explanation else { return [] }
        var lines = explanation.causes.prefix(ReportCase.maximumCauses).map(\.text)
        let more = explanation.causes.count - lines.count
        if more > 0 { lines.append("and \(more) more changes") }
        let boxDescriptions = explanation.unexplained.filter { boxes.indices.contains($0) }.map {
            boxes[$0].description
        }
        if !boxDescriptions.isEmpty {
            let rest = boxDescriptions.count > 3 ? " and \(boxDescriptions.count - 3) more" : ""
            lines.append("unexplained: " + boxDescriptions.prefix(3).joined(separator: "; ") + rest)
        }
        return lines + (explanation.note.map { [$0] } ?? [])
    }

    /// The maximum number of listed changes per case.
    private static let maximumCauses = 10

    /// The location for annotations: the changed object if known; otherwise the case's own location.
    var annotationLocation: (file: String?, line: Int?) {
        let locatedCause = explanation?.causes.first { $0.line != nil }
        return locatedCause.map { ($0.file, $0.line) } ?? (file, line)
    }
}
