import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// A reader for asset catalogues in Xcode's source format: a folder of sets, each with a `Contents.json` file.
struct AssetCatalog {
    let path: String
    /// The folder that contains the catalogue and determines which files can be read.
    let folder: ImageFolder
    /// The permitted scales in pixels per point. Xcode supports 1, 2 and 3.
    private static let scales: ClosedRange<CGFloat> = 0.5...8

    typealias DiagnosticHandler = (Diagnostic) -> Void

    /// An asset set with the decoded contents of its `Contents.json`.
    struct AssetSet<Contents> {
        let path: String
        let text: Data
        let contents: Contents
        let reportDiagnostic: DiagnosticHandler

        var contentsPath: String { "\(path)/Contents.json" }

        /// Reports a problem with a value at its line in `Contents.json`.
        func report(
            _ key: String, _ value: String, _ message: String, _ remedy: String, _ rule: Diagnostic.Rule,
            _ severity: Diagnostic.Severity = .error
        ) {
            // The decoded contents don't contain line numbers, so the line is that of the value's first occurrence in the JSON text.
            let range = text.range(of: Data("\"\(value)\"".utf8)) ?? text.range(of: Data(value.utf8))
            let line =
                range.map { location in text[..<location.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1 } ?? 1
            reportDiagnostic(
                Diagnostic(
                    severity, file: contentsPath, line: line, key: key, value: value, message: message, remedy: remedy,
                    rule: rule))
        }
    }

    /// Returns the contents of a set's `Contents.json`; nil if it is missing or malformed.
    func contents<C: Decodable>(_ type: C.Type, of set: String, _ reportDiagnostic: @escaping DiagnosticHandler)
        -> AssetSet<C>?
    {
        guard let data = folder.bytes(ofFile: "\(set)/Contents.json", reportDiagnostic) else {
            if !ConfinedFiles.isPlainFile("\(set)/Contents.json") {
                reportDiagnostic(
                    Diagnostic(
                        .warning, file: set, message: "has no Contents.json", remedy: "save the set with Xcode",
                        rule: .resource))
            }
            return nil
        }
        do {
            return AssetSet(
                path: set, text: data, contents: try JSONDecoder().decode(type, from: data),
                reportDiagnostic: reportDiagnostic)
        } catch {
            reportDiagnostic(
                Diagnostic(
                    .warning, file: "\(set)/Contents.json", line: Self.line(of: error, in: data),
                    message: Self.decodingMessage(for: error),
                    remedy: "save the set with Xcode, or fix the file by hand", rule: .resource))
            return nil
        }
    }

    /// Returns the line of a JSON error. Older parsers of Foundation report a character offset.
    private static func line(of error: any Error, in data: Data) -> Int {
        switch error {
        case DecodingError.keyNotFound(_, let context), DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            return JSONLineLocator.line(of: context.codingPath, in: data)
        default: break
        }
        do { _ = try JSONSerialization.jsonObject(with: data) } catch {
            let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            guard let characterRange = description.range(of: "character "),
                let offset = Int(description[characterRange.upperBound...].prefix { $0.isNumber })
            else { return 1 }
            return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        }
        return 1
    }

    /// Returns the message for a decoding error.
    private static func decodingMessage(for error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "has no '\(key.stringValue)'"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "has a value of the wrong type at '"
                + context.codingPath.map(\.stringValue).joined(separator: ".") + "'"
        default: "is not valid JSON"
        }
    }

    /// Returns the path of the set `Name.kind`. Folders in the name must exist. The search is in alphabetical order and reports when it
    /// reaches a limit.
    /// - Parameter maximumNames: The maximum number of files and folders to search, because a link can lead to the root folder.
    func setPath(named name: String, kind: String, maximumNames: Int = AssetCatalog.maximumNames) -> String? {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last else { return nil }
        var remainingNames = maximumNames
        let found = search(path, "\(last).\(kind)", inside: parts.dropLast(), depth: 0, &remainingNames)
        if found == nil, remainingNames < 0 {
            Notice.report(
                .image,
                "\(path): warning: this asset catalogue contains more than \(maximumNames) files and folders; the rest is skipped. Move other files out of it"
            )
        }
        return found
    }

    static let maximumNames = 200_000
    static let maximumDepth = 16

    private func search(
        _ folder: String, _ file: String, inside parts: ArraySlice<String>, depth: Int, _ remainingNames: inout Int
    ) -> String? {
        let names = ImageFolder.contents(of: folder)
        remainingNames -= names.count
        if parts.isEmpty && names.contains(file) { return "\(folder)/\(file)" }
        guard remainingNames >= 0 else { return nil }
        guard depth < Self.maximumDepth else {
            Notice.report(
                .image,
                "\(folder): warning: folders more than \(Self.maximumDepth) levels deep in an asset catalogue are skipped; move their sets further up"
            )
            return nil
        }
        for name in names where !name.contains(".") && ConfinedFiles.isFolderNotLink("\(folder)/\(name)") {
            let remainingParts = parts.first == name ? parts.dropFirst() : parts
            if let found = search("\(folder)/\(name)", file, inside: remainingParts, depth: depth + 1, &remainingNames)
            {
                return found
            }
        }
        return nil
    }

    // MARK: Images

    func image(named name: String, _ reportDiagnostic: DiagnosticHandler) -> UIImage? {
        withoutActuallyEscaping(reportDiagnostic) { note in
            setPath(named: name, kind: "imageset").flatMap { contents(ImageSet.self, of: $0, note) }.flatMap {
                image($0, named: name)
            }
        }
    }

    private func image(_ set: AssetSet<ImageSet>, named name: String) -> UIImage? {
        let contents = set.contents
        let asset = UIImageAsset()
        var images: [UIImage] = []
        // If all images are for one direction only, they are mirrored in the other direction.
        let isMirrored =
            Set(contents.images.filter { $0.filename != nil }.compactMap(\.variant.direction)) == ["left-to-right"]
        for entry in contents.images {
            guard let file = entry.filename, let image = image(entry, named: file, of: set) else { continue }
            var traits = entry.variant.traits
            if isMirrored { traits.layoutDirection = .unspecified }
            asset.register(image, with: UITraitCollection(values: traits))
            images.append(image)
        }
        guard let first = asset.variant(for: .standard) ?? images.first else {
            if contents.images.allSatisfy({ $0.filename == nil }) {
                set.reportDiagnostic(
                    Diagnostic(
                        .warning, file: set.contentsPath, line: 1, value: name, message: "is a set without images",
                        remedy: "add an image to the set", rule: .resource))
            }
            return nil
        }
        let mode = contents.properties?.intent
        return first.with {
            $0.asset = images.count > 1 ? asset : nil
            $0.name = name
            $0.flipsForRightToLeft = isMirrored
            if mode == "template" { $0.renderingMode = .alwaysTemplate }
            if mode == "original" { $0.renderingMode = .alwaysOriginal }
        }
    }

    private func image(_ entry: ImageSet.Entry, named file: String, of set: AssetSet<ImageSet>) -> UIImage? {
        guard validateName(file, set), validateExistence(file, set) else { return nil }
        guard Self.scales.contains(entry.variant.pixels) else {
            set.report(
                "scale", entry.variant.scale ?? "", "is not a valid scale", "expected 1x, 2x or 3x", .limit)
            return nil
        }
        let isPreserved = set.contents.properties?.preservesVectors ?? false
        guard
            let image = folder.image(
                ofFile: "\(set.path)/\(file)", scale: entry.variant.pixels, isPreserved: isPreserved,
                set.reportDiagnostic)
        else { return nil }
        let scale = entry.variant.pixels
        let alignment = entry.alignment.flatMap { insets($0, "alignment-insets", scale: scale, of: set) }
        let aligned = alignment.map(image.withAlignmentRectInsets) ?? image
        guard let slices = entry.resizing, let caps = slices.caps,
            let capInsets = insets(caps, "cap-insets", scale: scale, of: set)
        else { return aligned }
        return aligned.resizableImage(
            withCapInsets: capInsets, resizingMode: slices.center?.mode == "tile" ? .tile : .stretch)
    }

    /// Returns insets in points, which the catalogue stores in pixels. Reports an invalid length and returns `nil`.
    private func insets(
        _ pixels: ImageSet.Insets, _ key: String, scale: CGFloat, of set: AssetSet<ImageSet>
    ) -> UIEdgeInsets? {
        let lengths = [pixels.top, pixels.left, pixels.bottom, pixels.right].map { $0 ?? 0 }
        if let invalidLength = lengths.first(where: { !IBLimits.points.contains(Double($0)) }) {
            let limitMessage = IBLimits.rangeMessage(IBLimits.points)
            set.report(key, "\(invalidLength)", limitMessage.message, limitMessage.remedy, .limit)
            return nil
        }
        return UIEdgeInsets(
            top: lengths[0] / scale, left: lengths[1] / scale, bottom: lengths[2] / scale, right: lengths[3] / scale)
    }

    /// Returns whether a set's file name refers to a file in the set's folder. Otherwise, reports it.
    func validateName<C>(_ file: String, _ set: AssetSet<C>) -> Bool {
        if ConfinedFiles.isName(file) { return true }
        set.report(
            "filename", file, "refers to a file outside its set, which CellSim does not read",
            "move the file into the set",
            .resource)
        return false
    }

    private func validateExistence<C>(_ file: String, _ set: AssetSet<C>) -> Bool {
        if ConfinedFiles.isPlainFile("\(set.path)/\(file)") { return true }
        set.report(
            "filename", file, "refers to a file that does not exist", "add the file to the set", .resource, .warning)
        return false
    }

    /// Returns the contents of a set's file. If the file is missing, reports it and returns `nil`.
    func bytes<C>(ofFile file: String, _ set: AssetSet<C>) -> Data? {
        validateExistence(file, set) ? folder.bytes(ofFile: "\(set.path)/\(file)", set.reportDiagnostic) : nil
    }
}
