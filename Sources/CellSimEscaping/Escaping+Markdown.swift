/// Escapes text for Markdown.
extension Escaping {
    /// Escapes text as one line of GitHub or GitLab Markdown, also inside tables. The text can't act as markup, a link,
    /// a mention or an element.
    public static func markdown(_ text: String) -> String {
        var result = ""
        var precedingLetters = ""
        for scalar in line(text).unicodeScalars {
            defer {
                if scalar.properties.isAlphabetic {
                    precedingLetters = String((precedingLetters + String(scalar)).lowercased().suffix(3))
                } else {
                    precedingLetters = ""
                }
            }
            switch scalar {
            case "0"..."9", "a"..."z", "A"..."Z", " ", "/", "-", ",": result.unicodeScalars.append(scalar)
            case "." where precedingLetters != "www": result.unicodeScalars.append(scalar)
            default:
                if scalar.isASCII {
                    result += "&#\(scalar.value);"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Percent-encodes a path for the URL of a link, except letters, digits, `-`, `.`, `_`, `~` and `/`.
    public static func address(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
