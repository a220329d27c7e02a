/// The part of the scanner that replaces escapes and character references.
extension MarkdownScanner {
    /// Returns text with its backslash escapes and character references replaced.
    static func unescaped(_ text: ArraySlice<Unicode.Scalar>) -> String {
        var scanner = MarkdownScanner(Array(text))
        var result = String.UnicodeScalarView()
        while let next = scanner.next {
            if next == "\\", let escaped = scanner.rest.dropFirst().first, escaped.isMarkdownPunctuation {
                result.append(escaped)
                scanner.position += 2
            } else if next == "&", let characters = scanner.characterReference() {
                result.append(contentsOf: characters.unicodeScalars)
            } else {
                result.append(next)
                scanner.position += 1
            }
        }
        return String(result)
    }

    /// Scans a character reference such as `&amp;` or `&#38;`, and returns its characters. Returns `nil` for unknown names.
    mutating func characterReference() -> String? {
        attempt { scanner in
            guard scanner.skip("&") else { return nil }
            let start = scanner.position
            if scanner.skip("#") {
                let isHexadecimal = scanner.skip("x") || scanner.skip("X")
                let first = scanner.position
                let count = scanner.skip { isHexadecimal ? $0.properties.isASCIIHexDigit : $0.isMarkdownDigit }
                guard (1...(isHexadecimal ? 6 : 7)).contains(count) else { return nil }
                let digits = String(scalars: scanner.scalars[first..<scanner.position])
                guard scanner.skip(";"), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
                return String(Unicode.Scalar(value).flatMap { $0 == "\0" ? nil : $0 } ?? "\u{FFFD}")
            }
            guard (1...31).contains(scanner.skip { $0.isMarkdownAlphanumeric }) else { return nil }
            let name = String(scalars: scanner.scalars[start..<scanner.position])
            guard scanner.skip(";") else { return nil }
            return Self.characterNames[name].flatMap(Unicode.Scalar.init).map(String.init)
        }
    }

    /// The code points of the named characters of HTML 4, which are those that texts use.
    private static let characterNames: [String: UInt32] = {
        var names: [String: UInt32] = [:]
        for (first, list) in [
            (160, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
            (176, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"),
            (
                192,
                "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml"
            ),
            (
                208,
                "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig"
            ),
            (
                224,
                "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml"
            ),
            (
                240,
                "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"
            ),
            (913, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
            (931, "Sigma Tau Upsilon Phi Chi Psi Omega"),
            (
                945,
                "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma"
            ),
            (964, "tau upsilon phi chi psi omega"), (8211, "ndash mdash"), (8216, "lsquo rsquo sbquo"),
            (8220, "ldquo rdquo bdquo"), (8224, "dagger Dagger bull"), (8242, "prime Prime"), (8249, "lsaquo rsaquo"),
            (8592, "larr uarr rarr darr harr"), (8656, "lArr uArr rArr dArr hArr"),
        ] as [(UInt32, String)] {
            for (index, name) in list.split(separator: " ").enumerated() { names[String(name)] = first + UInt32(index) }
        }
        for (name, value) in [
            ("quot", 34), ("amp", 38), ("apos", 39), ("lt", 60), ("gt", 62), ("OElig", 338), ("oelig", 339),
            ("Scaron", 352), ("scaron", 353), ("Yuml", 376), ("fnof", 402), ("circ", 710), ("tilde", 732),
            ("ensp", 8194), ("emsp", 8195), ("thinsp", 8201), ("zwnj", 8204), ("zwj", 8205), ("lrm", 8206),
            ("rlm", 8207), ("hellip", 8230), ("permil", 8240), ("oline", 8254), ("frasl", 8260), ("euro", 8364),
            ("trade", 8482), ("crarr", 8629), ("forall", 8704), ("part", 8706), ("exist", 8707), ("empty", 8709),
            ("nabla", 8711), ("isin", 8712), ("notin", 8713), ("ni", 8715), ("prod", 8719), ("sum", 8721),
            ("minus", 8722), ("lowast", 8727), ("radic", 8730), ("prop", 8733), ("infin", 8734), ("ang", 8736),
            ("and", 8743), ("or", 8744), ("cap", 8745), ("cup", 8746), ("int", 8747), ("there4", 8756), ("sim", 8764),
            ("cong", 8773), ("asymp", 8776), ("ne", 8800), ("equiv", 8801), ("le", 8804), ("ge", 8805), ("sub", 8834),
            ("sup", 8835), ("nsub", 8836), ("sube", 8838), ("supe", 8839), ("oplus", 8853), ("otimes", 8855),
            ("perp", 8869), ("sdot", 8901), ("loz", 9674), ("spades", 9824), ("clubs", 9827), ("hearts", 9829),
            ("diams", 9830),
        ] as [(String, UInt32)] { names[name] = value }
        return names
    }()
}
