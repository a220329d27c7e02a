/// Checks sizes before memory is allocated.
extension PNG.Header {
    /// Returns whether the compressed data is long enough for the number of pixels. Memory is allocated only if it is.
    ///
    /// A byte of deflate data expands to at most 1,032 bytes.
    func isSizeSupported(by bytes: [UInt8]) -> Bool {
        var compressed = 0
        var offset = 33
        while offset + 8 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            if bytes[offset + 4..<offset + 8].elementsEqual([0x49, 0x44, 0x41, 0x54]) {
                compressed += min(length, bytes.count - offset - 8)
            }
            offset += length + 12
        }
        return inflatedSize <= Double(compressed) * 1032
    }

    /// The size of all rows, including filter bytes. It is a floating-point number, because a header can contain any size.
    private var inflatedSize: Double {
        let components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        let bits = Double(components * Int(depth))
        func size(_ columns: Int, _ rows: Int) -> Double {
            columns <= 0 || rows <= 0 ? 0 : ((Double(columns) * bits / 8).rounded(.up) + 1) * Double(rows)
        }
        guard interlace == 1 else { return size(width, height) }
        // The passes of Adam7 interlacing: first column, first row, column step and row step.
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.reduce(0) { sum, pass in
            sum + size((width - pass.0 + pass.2 - 1) / pass.2, (height - pass.1 + pass.3 - 1) / pass.3)
        }
    }
}
