import CellSimGraphics
import Foundation

/// Executes text operators and draws text.
extension PDFDrawing {
    /// Executes a text operator. Returns false for other operators.
    func performTextOperator(_ operatorName: String, _ operands: [PDFToken], _ n: [CGFloat]) -> Bool {
        switch operatorName {
        case "BT": (state.textState.matrix, state.textState.lineMatrix) = (.identity, .identity)
        case "ET": break
        case "Tc": state.textState.characterSpacing = n.first ?? 0
        case "Tw": state.textState.wordSpacing = n.first ?? 0
        case "Tz": state.textState.horizontalScale = (n.first ?? 100) / 100
        case "TL": state.textState.leading = n.first ?? 0
        case "Ts": state.textState.rise = n.first ?? 0
        case "Tr": state.textState.renderingMode = Int(n.first ?? 0)
        case "Tf":
            guard let name = operands.first?.name else { break }
            state.textState.fontSize = n.last ?? 0
            let object = resources?["Font"]?[name]
            state.textState.font = object.flatMap { font($0) }
            // If the font exists but has no outlines, this has already been reported.
            state.textState.hasReportedMissingFont = object != nil
        case "Td": if n.count >= 2 { moveLine(n[0], n[1]) }
        case "TD":
            guard n.count >= 2 else { break }
            state.textState.leading = -n[1]
            moveLine(n[0], n[1])
        case "Tm":
            if let matrix = CGAffineTransform(n) {
                (state.textState.matrix, state.textState.lineMatrix) = (matrix, matrix)
            }
        case "T*": moveLine(0, -state.textState.leading)
        default: return performShowOperator(operatorName, operands, n)
        }
        return true
    }

    private func performShowOperator(_ operatorName: String, _ operands: [PDFToken], _ n: [CGFloat]) -> Bool {
        switch operatorName {
        case "Tj": if let text = operands.first?.string { show(text) }
        case "'":
            moveLine(0, -state.textState.leading)
            if let text = operands.last?.string { show(text) }
        case "\"":
            if n.count >= 2 { (state.textState.wordSpacing, state.textState.characterSpacing) = (n[0], n[1]) }
            moveLine(0, -state.textState.leading)
            if let text = operands.last?.string { show(text) }
        case "TJ":
            for part in operands.first?.array ?? [] {
                if let text = part.string { show(text) }
                if let gap = part.number {
                    advance(-gap / 1000 * state.textState.fontSize * state.textState.horizontalScale)
                }
            }
        default: return false
        }
        return true
    }

    /// Returns the font of an object. Each font is read only once.
    func font(_ object: PDFObject) -> PDFFont? {
        let identity = object.identity
        if identity != 0, let cachedFont = fonts[identity] { return cachedFont }
        guard let font = PDFFont(object) else {
            addNote(
                "text in the font '\(object["BaseFont"]?.name ?? "unknown")', whose outlines are not in the file, is not drawn"
            )
            return nil
        }
        if identity != 0 { fonts[identity] = font }
        return font
    }

    private func moveLine(_ x: CGFloat, _ y: CGFloat) {
        let matrix = CGAffineTransform(translationX: x, y: y).concatenating(state.textState.lineMatrix)
        (state.textState.matrix, state.textState.lineMatrix) = (matrix, matrix)
    }

    private func advance(_ x: CGFloat) {
        state.textState.matrix = CGAffineTransform(translationX: x, y: 0).concatenating(state.textState.matrix)
    }

    private func show(_ bytes: [UInt8]) {
        guard let font = state.textState.font else {
            if !state.textState.hasReportedMissingFont {
                addNote("text in a font that the page does not have is not drawn")
            }
            return
        }
        let codes =
            font.isComposite
            ? stride(from: 0, to: bytes.count - 1, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
            : bytes.map { Int($0) }
        var textPath = Path()
        for code in codes {
            let text = state.textState
            let glyph = CGAffineTransform(
                a: text.fontSize * text.horizontalScale, b: 0, c: 0, d: text.fontSize, tx: 0, ty: text.rise
            ).concatenating(text.matrix)
            textPath.append(font.outline(of: code).applying(glyph))
            let space = code == 32 && !font.isComposite ? text.wordSpacing : 0
            advance((font.width(of: code) * text.fontSize + text.characterSpacing + space) * text.horizontalScale)
        }
        guard !textPath.isEmpty else { return }
        let mode = state.textState.renderingMode & 3
        if mode == 0 || mode == 2 { fill(textPath, .nonZero) }
        if mode == 1 || mode == 2 { stroke(textPath) }
        if state.textState.renderingMode > 3 { addNote("clipping by text is skipped") }
    }
}
