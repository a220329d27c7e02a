import CellSimCHarfBuzz
import CellSimFonts
import Foundation

/// Reads the faces of a font file: their names, styles, axes, named instances and vertical metrics.
@safe enum FontFileReader {
    /// The maximum number of named instances that are read from one face.
    private static let maximumInstances = 512
    private static let maximumAxes = 64

    /// Returns all faces of a file, in its order; a variable face is followed by its named instances.
    /// - Parameter bytes: The font's data if the path is only a label.
    static func faces(path: String, bytes providedBytes: Data? = nil) throws(FontFileError) -> [UserFontFace] {
        let data: Data = if let providedBytes { providedBytes } else { try FontFileCheck.bytes(path: path) }
        let count = try FontFileCheck.validatedFaceCount(in: data)
        guard HarfBuzzFont.faceCount(path, providedBytes) >= count else { throw FontFileError(.damaged, "is damaged") }
        guard let library = FreeTypeLibrary() else {
            throw FontFileError(.damaged, "cannot be read: not enough memory")
        }
        var faces: [UserFontFace] = []
        for index in 0..<count {
            let faceSource = FontFaceSource(path: path, index: index, bytes: providedBytes)
            guard let font = HarfBuzzFont(faceSource), FreeTypeFace(faceSource, library: library) != nil else {
                throw FontFileError(
                    .damaged, "is damaged: its " + (count > 1 ? "face \(index + 1)" : "face") + " cannot be read")
            }
            faces += try read(font, faceSource)
        }
        return faces
    }

    private static func read(_ font: HarfBuzzFont, _ faceSource: FontFaceSource) throws(FontFileError) -> [UserFontFace]
    {
        guard let name = font.name(6), !name.isEmpty else {
            throw FontFileError(.damaged, "has no PostScript name, so code cannot request it")
        }
        let family = font.name(16) ?? font.name(1) ?? name
        let style = font.name(17) ?? font.name(2) ?? "Regular"
        let axes = font.axes(atMost: maximumAxes)
        let defaultCoordinates = axes.map { FontCoordinate(tag: $0.tag, value: $0.defaultValue) }
        func face(_ names: UserFontFace.Names, _ locations: [FontCoordinate], _ font: HarfBuzzFont) -> UserFontFace {
            UserFontFace(
                names: names, path: faceSource.path, index: faceSource.index, style: font.style, axes: axes,
                coordinates: locations, metrics: font.verticalMetrics, hasTracking: font.hasTable("trak"))
        }
        var faces = [
            face(
                UserFontFace.Names(
                    postScript: name, family: family, style: style, others: font.name(4).map { [$0] } ?? []),
                defaultCoordinates, font)
        ]
        for instance in font.instances(axes, atMost: maximumInstances) {
            let styleName = instance.style ?? "Instance \(instance.number + 1)"
            if instance.coordinates == defaultCoordinates.map(\.value) {
                let others = faces[0].names.others + (instance.postScriptName.map { [$0] } ?? [])
                faces[0] = face(
                    UserFontFace.Names(postScript: name, family: family, style: styleName, others: others),
                    defaultCoordinates,
                    font)
                continue
            }
            let compactStyleName = styleName.filter { $0 != " " }
            let prefix = font.name(25) ?? family.filter { $0 != " " }
            let coordinates = zip(axes, instance.coordinates).map { FontCoordinate(tag: $0.tag, value: $1) }
            var instanceSource = faceSource
            instanceSource.coordinates = coordinates
            guard let font = HarfBuzzFont(instanceSource) else { continue }
            let names = UserFontFace.Names(
                postScript: instance.postScriptName ?? name + "_" + compactStyleName, family: family, style: styleName,
                others: [prefix + "-" + compactStyleName, family + " " + styleName])
            faces.append(face(names, coordinates, font))
        }
        return faces
    }
}

/// Reads the properties of a face from its file.
extension HarfBuzzFont {
    /// A named instance of a variable face.
    struct Instance {
        var number: Int
        var style, postScriptName: String?
        /// The coordinate on each axis, in the order of the axes.
        var coordinates: [Double]
    }

    /// The style at the current coordinates: weight and width in OpenType's units, and whether the face is italic or monospaced.
    var style: UserFontFace.Style {
        unsafe withHandle { font in
            let weight = unsafe cellsim_hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
            let width = unsafe cellsim_hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
            let slope = unsafe cellsim_hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
            let angle = unsafe cellsim_hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)
            let isSloped = slope > 0 || axes(atMost: 64).contains { $0.tag == "slnt" } && angle != 0
            return UserFontFace.Style(
                weight: Int(Self.clamped(weight, 1...1000, or: 400)),
                width: Double(Self.clamped(width, 1...1000, or: 100)),
                isItalic: isSloped, isMonospaced: isFixedPitch)
        }
    }

    private static func clamped(_ value: Float, _ range: ClosedRange<Float>, or other: Float) -> Float {
        value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : other
    }

    private var isFixedPitch: Bool {
        guard let post = table("post"), post.count >= 16 else { return false }
        return post[12..<16].contains { $0 != 0 }
    }

    /// Returns whether the file has a table.
    func hasTable(_ tag: String) -> Bool { table(tag).map { !$0.isEmpty } ?? false }

    /// Returns up to 128 bytes from the start of a table; nil if the font has no such table.
    private func table(_ tag: String) -> [UInt8]? {
        unsafe withHandle { font in
            let blob = unsafe cellsim_hb_face_reference_table(cellsim_hb_font_get_face(font), Self.tag(tag))
            defer { unsafe cellsim_hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let start = unsafe cellsim_hb_blob_get_data(blob, &length), length > 0 else { return nil }
            return (0..<Int(min(length, 128))).map { unsafe UInt8(bitPattern: start[$0]) }
        }
    }

    /// Returns the font's variation axes.
    func axes(atMost limit: Int) -> [FontAxis] {
        unsafe withHandle { font in
            let face = unsafe cellsim_hb_font_get_face(font)
            var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: limit)
            var count = UInt32(limit)
            unsafe _ = cellsim_hb_ot_var_get_axis_infos(face, 0, &count, &infos)
            return infos.prefix(Int(count)).map { info in
                let tag = (0..<4).map {
                    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: info.tag >> (24 - 8 * $0))))
                }
                return FontAxis(
                    tag: String(tag), minimum: Double(info.min_value), standard: Double(info.default_value),
                    maximum: Double(info.max_value))
            }
        }
    }

    /// Returns the font's named instances.
    func instances(_ axes: [FontAxis], atMost limit: Int) -> [Instance] {
        guard !axes.isEmpty else { return [] }
        return unsafe withHandle { font in
            let face = unsafe cellsim_hb_font_get_face(font)
            let count = min(Int(unsafe cellsim_hb_ot_var_get_named_instance_count(face)), limit)
            return (0..<count).compactMap { number in
                var designCoordinates = [Float](repeating: 0, count: 64)
                var length = UInt32(designCoordinates.count)
                let axisCount = unsafe cellsim_hb_ot_var_named_instance_get_design_coords(
                    face, UInt32(number), &length, &designCoordinates)
                guard Int(axisCount) == axes.count, Int(length) == axes.count else { return nil }
                let style = unsafe cellsim_hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(number))
                let nameID = unsafe cellsim_hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(number))
                return Instance(
                    number: number, style: name(Int(style)), postScriptName: nameID == 0xFFFF ? nil : name(Int(nameID)),
                    coordinates: designCoordinates.prefix(axes.count).map { Double($0) })
            }
        }
    }

    /// The vertical metrics as fractions of the em: from `hhea`, as in Core Text, or from `OS/2` if there is no `hhea`.
    var verticalMetrics: VerticalMetrics {
        let unitsPerEm = Double(unitsPerEm)
        let harfBuzzMetrics = unsafe withHandle { font in
            func value(_ tag: hb_ot_metrics_tag_t) -> Double {
                var position: hb_position_t = 0
                unsafe cellsim_hb_ot_metrics_get_position_with_fallback(font, tag, &position)
                return Double(position) / unitsPerEm
            }
            return VerticalMetrics(
                ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
                descender: value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
                lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT),
                xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
        }
        guard let table = table("hhea"), table.count >= 10 else { return harfBuzzMetrics }
        func number(_ offset: Int) -> Double {
            Double(Int16(bitPattern: UInt16(table[offset]) << 8 | UInt16(table[offset + 1]))) / unitsPerEm
        }
        guard number(4) != 0 || number(6) != 0 else { return harfBuzzMetrics }
        func variationDelta(_ tag: hb_ot_metrics_tag_t) -> Double {
            Double(unsafe withHandle { unsafe cellsim_hb_ot_metrics_get_variation($0, tag) }) / unitsPerEm
        }
        return VerticalMetrics(
            ascender: number(4) + variationDelta(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descender: -abs(number(6)) + variationDelta(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            lineGap: number(8) + variationDelta(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
            capHeight: harfBuzzMetrics.capHeight,
            xHeight: harfBuzzMetrics.xHeight)
    }
}
