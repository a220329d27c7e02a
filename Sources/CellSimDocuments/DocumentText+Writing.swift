import CellSimInterfaceBuilder

/// The part of `DocumentText` that writes a document.
extension DocumentText {
    /// The document in UTF-8, with four spaces per level and one element per line.
    package var bytes: [UInt8] {
        var writer = NodeWriter()
        writer.output += declaration + "\n"
        for comment in comments { writer.write(comment: comment, indent: "") }
        writer.write(root, indent: "")
        guard hasCarriageReturns else { return Array(writer.output.utf8) }
        var bytes: [UInt8] = []
        for byte in writer.output.utf8 {
            if byte == 0x0A { bytes.append(0x0D) }
            bytes.append(byte)
        }
        return bytes
    }
}

/// Writes elements in Interface Builder's format.
private struct NodeWriter {
    var output = ""

    mutating func write(_ node: DocumentNode, indent: String) {
        output += indent + "<" + node.name
        for attribute in node.attributes {
            output += " " + attribute.key + "=\""
            escape(attribute.value, isAttribute: true)
            output += "\""
        }
        guard !node.content.isEmpty else {
            output += "/>\n"
            return
        }
        // Whitespace is significant in an element with text.
        if node.hasText {
            output += ">"
            for part in node.content { writeInline(part) }
        } else {
            output += ">\n"
            for part in node.content {
                switch part {
                case .element(let child): write(child, indent: indent + "    ")
                case .comment(let text): write(comment: text, indent: indent + "    ")
                case .text: break
                }
            }
            output += indent
        }
        output += "</" + node.name + ">\n"
    }

    mutating func write(comment: String, indent: String) { output += indent + "<!--" + comment + "-->\n" }

    private mutating func writeInline(_ part: DocumentNode.Content) {
        switch part {
        case .text(let text): escape(text, isAttribute: false)
        case .comment(let text): output += "<!--" + text + "-->"
        case .element(let child):
            write(child, indent: "")
            output.removeLast()
        }
    }

    private mutating func escape(_ text: String, isAttribute: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"" where isAttribute: output += "&quot;"
            case "\n" where isAttribute: output += "&#10;"
            case "\t" where isAttribute: output += "&#9;"
            case "\r": output += "&#13;"
            default: output.unicodeScalars.append(scalar)
            }
        }
    }
}
