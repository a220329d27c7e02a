extension Escaping {
    /// Text of one line as GitHub's and GitLab's Markdown shows it, in a table too: nothing in it is a mark, a link, a mention
    /// or an element.
    public static func markdown(_ text: String) -> String {
        var result = ""
        var word = ""
        for scalar in line(text).unicodeScalars {
            defer {
                if scalar.properties.isAlphabetic {
                    word = String((word + String(scalar)).lowercased().suffix(3))
                } else {
                    word = ""
                }
            }
            switch scalar {
            case "0"..."9", "a"..."z", "A"..."Z", " ", "/", "-", ",": result.unicodeScalars.append(scalar)
            case "." where word != "www": result.unicodeScalars.append(scalar)
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

    /// A path as the address in a link: what is no letter, digit or mark of a path is shown as its bytes.
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
