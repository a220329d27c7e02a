/// Escapes text for XML, workflow commands and JSON.
extension Escaping {
    /// Escapes text for an attribute or element of XML 1.0. Characters that XML doesn't permit are escaped as in `line(_:)`.
    public static func xml(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            default:
                if isUnsafe(scalar) { result += line(String(scalar)) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// Escapes a message of one or more lines for a GitHub workflow command.
    public static func workflowMessage(_ text: String) -> String {
        percentEncoded(lines(text).joined(separator: "\n"), [:])
    }

    /// Escapes a property's value, such as a file or a title, for a GitHub workflow command.
    public static func workflowProperty(_ text: String) -> String {
        percentEncoded(line(text), [":": "%3A", ",": "%2C"])
    }

    private static func percentEncoded(_ text: String, _ additionalEscapes: [Unicode.Scalar: String]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default:
                if let other = additionalEscapes[scalar] {
                    result += other
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Returns text as a JSON string literal, with its quotation marks. It can't control terminals or build servers.
    public static func json(_ text: String) -> String {
        var result = "\""
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "#" where previous == "#": result += "\\u0023"
            default: if isUnsafe(scalar) { result += jsonEscape(scalar) } else { result.unicodeScalars.append(scalar) }
            }
            previous = scalar
        }
        return result + "\""
    }

    /// Escapes encoded JSON further, so that it can't control terminals or build servers. Its values remain the same.
    /// - Parameter inMarkup: whether the JSON is placed in an HTML element, which it then can't close.
    public static func json(_ encodedJSON: [UInt8], inMarkup: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(encodedJSON.count + encodedJSON.count / 16)
        var index = 0
        // The start of the bytes that haven't been copied yet.
        var start = 0
        while index < encodedJSON.count {
            let byte = encodedJSON[index]
            let length = byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let end = min(index + length, encodedJSON.count)
            // Nearly all bytes don't need to be escaped.
            let isOrdinary = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "#") && !inMarkup
            if !isOrdinary,
                mustEscape(encodedJSON[index..<end], after: index > 0 ? encodedJSON[index - 1] : 0, inMarkup)
            {
                result += encodedJSON[start..<index]
                let text = String(decoding: encodedJSON[index..<end], as: UTF8.self)
                for scalar in text.unicodeScalars { result += Array(jsonEscape(scalar).utf8) }
                start = end
            }
            index = end
        }
        return result + encodedJSON[start...]
    }

    /// Returns whether bytes must be escaped. Line breaks aren't escaped, because JSON has them only outside strings.
    private static func mustEscape(_ bytes: ArraySlice<UInt8>, after last: UInt8, _ inMarkup: Bool) -> Bool {
        guard let byte = bytes.first else { return false }
        switch byte {
        case 0x0A, 0x0D: return false
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): return inMarkup
        case UInt8(ascii: "#"): return last == byte
        case 0x20..<0x7F: return false
        // Only these bytes begin unsafe characters.
        case 0x00..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: break
        default: return false
        }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: isUnsafe)
    }

    private static func jsonEscape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
