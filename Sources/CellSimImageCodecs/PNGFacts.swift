import Foundation

/// The metadata of a PNG and the frames of its animation, for comparison with other PNGs.
package struct PNGDescription {
    /// A frame of an animation (APNG), not including the default image.
    package struct Frame {
        /// The frame control chunk without its sequence number: size, position, delay, disposal and blending.
        let control: [UInt8]
        /// The pixels of the frame as a separate PNG.
        package let file: [UInt8]
    }

    /// The number of bits per channel, from 1 to 16.
    package private(set) var depth = 8
    /// A Boolean value that indicates whether the pixel format has transparency.
    package private(set) var hasAlpha = false
    /// The frames of the animation, without the default image.
    package private(set) var frames: [Frame] = []
    /// The number of plays, followed by the frame control chunk of the default image, if any; nil for files without animation.
    private var animation: [UInt8]?
    private var orientation = 1
    private var density: [UInt8]?
    private var gamma: UInt32?
    private var primaries: [UInt32]?
    private var isStandardColor = false
    private var profileName: String?
    /// A Boolean value that indicates whether the file has Apple's profile of Display P3.
    package var isDisplayP3: Bool { profileName == "kCGColorSpaceDisplayP3" || profileName == "Display P3" }
    private var profile: [UInt8]?

    /// Reads the chunks of a file that has been decoded successfully.
    package init(_ bytes: [UInt8]) {
        var reader = Reader(facts: self)
        PNGDescription.forEachChunk(bytes) { name, data in reader.read(name, data) }
        reader.endFrame()
        self = reader.facts
    }

    fileprivate init() {}

    private static func forEachChunk(_ bytes: [UInt8], _ body: (String, ArraySlice<UInt8>) -> Void) {
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - offset - 12 else { return }
            body(
                String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self), bytes[offset + 8..<offset + 8 + length]
            )
            offset += length + 12
        }
    }

    /// Collects the information in the chunks of a file.
    private struct Reader {
        var facts: PNGDescription
        /// The part of IHDR after the size, which all frames share.
        private var sharedHeaderBytes: [UInt8] = []
        private var sharedChunks: [(StaticString, [UInt8])] = []
        private var control: [UInt8]?
        private var data: [UInt8] = []
        private var hasImageData = false

        init(facts: PNGDescription) { self.facts = PNGDescription() }

        private func number(_ data: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
            data[(data.startIndex + offset)..<(data.startIndex + offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
        }

        mutating func read(_ name: String, _ data: ArraySlice<UInt8>) {
            switch name {
            case "IHDR" where data.count == 13:
                sharedHeaderBytes = Array(data.dropFirst(8))
                facts.depth = sharedHeaderBytes[1] == 3 ? 8 : Int(sharedHeaderBytes[0])
                facts.hasAlpha = sharedHeaderBytes[1] & 4 != 0
            case "PLTE": sharedChunks.append(("PLTE", Array(data)))
            case "tRNS":
                sharedChunks.append(("tRNS", Array(data)))
                facts.hasAlpha = true
            case "IDAT": hasImageData = true
            case "acTL" where data.count == 8: facts.animation = Array(data.dropFirst(4))
            case "fcTL" where data.count == 26: beginFrame(Array(data.dropFirst(4)))
            case "fdAT" where data.count >= 4: self.data += data.dropFirst(4)
            default: readMetadata(name, data)
            }
        }

        private mutating func readMetadata(_ name: String, _ data: ArraySlice<UInt8>) {
            switch name {
            case "gAMA" where data.count == 4: facts.gamma = number(data, 0)
            case "cHRM" where data.count == 32: facts.primaries = (0..<8).map { number(data, $0 * 4) }
            case "sRGB": facts.isStandardColor = true
            case "iCCP":
                guard let end = data.firstIndex(of: 0), end + 2 <= data.endIndex else { return }
                facts.profileName = String(decoding: data[..<end], as: UTF8.self)
                facts.profile =
                    LibDeflate.inflate(data[(end + 2)...], maximum: ImageFile.maximumProfile) ?? Array(data[end...])
            case "eXIf": facts.orientation = EXIF.orientation(data)
            case "pHYs": facts.density = Array(data)
            default: break
            }
        }

        private mutating func beginFrame(_ control: [UInt8]) {
            endFrame()
            // A frame control chunk before the image data makes the default image the first frame.
            if hasImageData { self.control = control } else { facts.animation = (facts.animation ?? []) + control }
        }

        mutating func endFrame() {
            guard let control else { return }
            var file = PNGChunk.signature
            PNGChunk.append("IHDR", Array(control.prefix(8)) + sharedHeaderBytes, to: &file)
            for (name, data) in sharedChunks { PNGChunk.append(name, data, to: &file) }
            PNGChunk.append("IDAT", data, to: &file)
            PNGChunk.append("IEND", [], to: &file)
            facts.frames.append(Frame(control: control, file: file))
            (self.control, data) = (nil, [])
        }
    }
}

/// Compares metadata.
extension PNGDescription {
    /// A description of the colour space, which is sRGB by default.
    private var colorSpace: String {
        if let profileName, profile != nil {
            return profileName.lowercased().contains("srgb") ? "sRGB" : "profile '\(profileName)'"
        }
        if isStandardColor { return "sRGB" }
        var differences: [String] = []
        // Files in sRGB specify a gamma of 1/2.2, which programs round differently.
        if let gamma, !(45000...46000).contains(gamma) { differences.append("gamma \(PNGDescription.decimal(gamma))") }
        let standard: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
        if let primaries, zip(primaries, standard).contains(where: { max($0, $1) - min($0, $1) > 100 }) {
            differences.append("primaries " + primaries.map(PNGDescription.decimal).joined(separator: " "))
        }
        return differences.isEmpty ? "sRGB" : differences.joined(separator: ", ")
    }

    /// Formats a number in units of 1/100,000, such as `0.45455`.
    private static func decimal(_ value: UInt32) -> String {
        let digits = String(value % 100_000)
        return "\(value / 100_000)." + String(repeating: "0", count: 5 - digits.count) + digits
    }

    /// Returns descriptions of the differences between the metadata of two files. Missing metadata has default values.
    package func metadataDifferences(from reference: PNGDescription) -> [String] {
        var differences: [String] = []
        let (color, other) = (colorSpace, reference.colorSpace)
        if color != other {
            differences.append("\(color) instead of \(other)")
        } else if color != "sRGB", profile != reference.profile {
            differences.append("another \(color)")
        }
        if orientation != reference.orientation {
            differences.append("EXIF orientation \(orientation) instead of \(reference.orientation)")
        }
        if let density, let other = reference.density, density != other { differences.append("resolution") }
        let controls = frames.map(\.control), others = reference.frames.map(\.control)
        // A different number of frames is reported as a difference between the pictures.
        if controls.count == others.count, animation != reference.animation || controls != others {
            differences.append("the times or positions of the animation's frames")
        }
        return differences
    }
}
