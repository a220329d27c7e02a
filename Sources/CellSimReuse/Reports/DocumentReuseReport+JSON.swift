import CellSimHost

/// Formats a reuse report as JSON.
extension DocumentReuseReport {
    /// The report as a JSON object. Its keys are in a fixed order, and unknown values are omitted.
    var json: String {
        let findings = report.findings.indices.map { "    " + object(finding: $0) }.joined(separator: ",\n")
        var headerMembers = [
            "\"version\": \(DocumentReuseReport.version)", "\"document\": \(JSONText.string(documentPath))",
        ]
        if let records {
            headerMembers += [
                "\"data\": \(JSONText.string(records.path))", "\"records\": \(report.recordCount)",
                "\"sample\": [\(report.sample.map(String.init).joined(separator: ", "))]",
            ]
        }
        headerMembers += [
            "\"pairs\": \(report.pairCount)", "\"leakingPairs\": \(report.leakingPairCount)",
            "\"ambiguous\": [\(report.ambiguousRecords.map(String.init).joined(separator: ", "))]",
        ]
        if !report.changeCounts.isEmpty {
            let counts = CellChange.allCases.compactMap { change in
                report.changeCounts[change].map { "\"\(change.rawValue)\": \($0)" }
            }
            headerMembers.append("\"changes\": {\(counts.joined(separator: ", "))}")
            headerMembers.append("\"leakingChanges\": \(report.leakingChangeCount)")
        }
        return "{\(headerMembers.joined(separator: ", ")), \"findings\": ["
            + (findings.isEmpty ? "" : "\n\(findings)\n")
            + "]}\n"
    }

    private func object(finding index: Int) -> String {
        let finding = report.findings[index]
        let (example, diagnostic) = (finding.example, diagnostic(finding))
        var parts = [
            "\"severity\": \"\(diagnostic.severity.rawValue)\"", "\"line\": \(diagnostic.line)",
            "\"place\": \(object(location: finding.location))", "\"property\": \(JSONText.string(finding.property))",
            "\"kind\": \"\(finding.kind.rawValue)\"", "\"pairs\": \(finding.pairCount)",
        ]
        if records != nil { parts.append("\"shown\": \(object(record: example.shownRecord))") }
        if let transition = example.transition {
            parts.append("\"change\": \(object(transition))")
        } else {
            parts.append("\"leaking\": \(object(record: example.leakingRecord))")
        }
        if finding.kind != .pixels {
            parts += [
                "\"expected\": \(JSONText.string(example.expected))", "\"actual\": \(JSONText.string(example.actual))",
            ]
        }
        parts.append("\"differentPixels\": \(example.differentPixels)")
        parts.append("\"consequences\": [\(example.consequences.map(JSONText.string).joined(separator: ", "))]")
        parts.append("\"otherLeaks\": \(example.otherLeaks)")
        parts.append("\"remedy\": \(JSONText.string(diagnostic.remedy ?? ""))")
        if pictures.indices.contains(index) { parts.append("\"pictures\": \(object(pictures: pictures[index]))") }
        return "{\(parts.joined(separator: ", "))}"
    }

    private func object(location: LeakLocation) -> String {
        var parts: [String] = []
        for (key, text) in [
            ("outlet", location.outlet), ("class", location.className), ("path", location.path),
            ("id", location.objectID),
            ("element", location.elementName), ("userLabel", location.userLabel),
        ] {
            if let text { parts.append("\"\(key)\": \(JSONText.string(text))") }
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    private func object(_ transition: CellTransition) -> String {
        "{\"kind\": \"\(transition.change.rawValue)\", \"from\": \(JSONText.string(transition.from)), "
            + "\"to\": \(JSONText.string(transition.to))}"
    }

    private func object(record: Int) -> String { "{\"record\": \(record), \"line\": \(lines[record] ?? 1)}" }

    private func object(pictures: Pictures) -> String {
        let paths = [("fresh", pictures.fresh), (pictures.kind, pictures.reused), ("difference", pictures.difference)]
        let parts = paths.compactMap { word, path in path.map { "\"\(word)\": \(JSONText.string($0))" } }
        return "{\(parts.joined(separator: ", "))}"
    }
}
