/// Normalises the URIs of documents. Editors and servers may write the URI of a file in different ways.
package enum DocumentURI {
    /// Returns the decoded path of a file URI, or nil for other URIs.
    package static func path(_ uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        let rest = uri.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        var bytes: [UInt8] = []
        var text = Array(rest[slash...].utf8)[...]
        while let byte = text.popFirst() {
            if byte == UInt8(ascii: "%"), text.count >= 2, let value = UInt8(hex(text.prefix(2)), radix: 16) {
                bytes.append(value)
                text = text.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
        // `UInt8.init` would accept a sign.
        bytes.contains { $0 == UInt8(ascii: "+") } ? "" : String(decoding: bytes, as: UTF8.self)
    }
}
