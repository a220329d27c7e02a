import CellSimGraphics
import Foundation

/// Converts the content of a page to drawing commands.
final class PDFDrawing {
    let size: CGSize
    var commands: [DisplayCommand] = []
    private(set) var notes: [String] = []
    var state = PDFState()
    var stack: [PDFState] = []
    var path = Path()
    var currentPoint = CGPoint.zero
    var pendingClip: FillRule?
    var resources: PDFObject?
    /// The user space at the start of the current content stream. Pattern matrices are relative to it.
    var baseTransform = CGAffineTransform.identity
    /// The object numbers of the forms and patterns that are being drawn, to detect recursion.
    var activeObjectIDs: [Int] = []
    var fonts: [Int: PDFFont] = [:]
    private var steps = 0
    private let allowedSteps = VectorLimits.steps
    private(set) var failure: VectorImageError?

    /// Returns the picture of a file's first page: the crop box with the page's rotation.
    /// - Throws: `VectorImageError` if the data isn't a PDF file, is encrypted, or is larger than a picture can be.
    static func image(_ data: Data) throws -> VectorImage {
        let file = try PDFFile(data)
        let page = try file.page(0)
        let frame = try PDFPageFrame(page)
        var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -frame.cropBox.minX, ty: frame.cropBox.maxY)
        var size = frame.cropBox.size
        for _ in 0..<frame.rotation / 90 {
            transform = transform.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
            size = CGSize(width: size.height, height: size.width)
        }
        transform = transform.concatenating(CGAffineTransform(scaleX: frame.unit, y: frame.unit))
        return try image(page, transform, CGSize(width: size.width * frame.unit, height: size.height * frame.unit))
    }

    /// Returns the picture of a page with a size and a transform from user space.
    static func image(_ page: PDFObject, _ transform: CGAffineTransform, _ size: CGSize) throws -> VectorImage {
        guard size.width <= VectorLimits.side, size.height <= VectorLimits.side else {
            throw VectorImageError("is wider or taller than 20,000 points")
        }
        let drawing = PDFDrawing(size: size)
        drawing.draw(page: page, transform)
        if let failure = drawing.failure { throw failure }
        return VectorImage(size: size, commands: drawing.commands, notes: drawing.notes)
    }

    private init(size: CGSize) { self.size = size }

    static func rectangle(_ object: PDFObject?) -> CGRect? {
        guard let n = object?.numbers, n.count == 4 else { return nil }
        let rect = CGRect(x: n[0], y: n[1], width: n[2] - n[0], height: n[3] - n[1]).standardized
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    private func draw(page: PDFObject, _ transform: CGAffineTransform) {
        commands = [.save, .clip(CGRect(origin: .zero, size: size), .zero), .concatenate(transform)]
        (state.transform, baseTransform, resources) = (transform, transform, page["Resources"])
        var content: [UInt8] = []
        for part in page["Contents"].map({ $0.array ?? [$0] }) ?? [] {
            guard let bytes = part.bytes() else {
                if part.isStream { addNote("a part of the page cannot be decompressed") }
                continue
            }
            content += bytes + [0x0A]
        }
        let isGroup = page["Group"]?["S"]?.name == "Transparency"
        if isGroup { commands.append(.beginGroup(opacity: 1, bounds: visibleRect)) }
        run(content)
        if isGroup { commands.append(.endGroup) }
        commands.append(.restore)
    }

    func addNote(_ text: String) { if notes.count < 50, !notes.contains(text) { notes.append(text) } }

    /// Counts drawing operations. Returns false if the limits are exceeded, in which case the picture is rejected.
    func consumeBudget(_ count: Int) -> Bool {
        steps += count
        if steps > allowedSteps || commands.count > VectorLimits.commands, failure == nil {
            failure = VectorImageError("is too complex: more than \(allowedSteps) path steps")
        }
        return failure == nil
    }

    /// The rectangle of the picture in user space.
    var visibleRect: CGRect {
        guard state.transform.hasInverse else { return .zero }
        return CGRect(origin: .zero, size: size).applying(state.transform.inverted())
    }

    /// Executes a content stream. Then restores the states that it did not restore itself.
    func run(_ content: [UInt8]) {
        var tokens = PDFTokenizer(content)
        var operands: [PDFToken] = []
        let depth = stack.count
        while let token = tokens.next() {
            guard case .keyword(let word) = token else {
                if operands.count < 512 { operands.append(token) }
                continue
            }
            guard consumeBudget(1) else { return }
            if word == "BI" {
                drawInlineImage(&tokens)
            } else if word == "Q" {
                if stack.count > depth { restore() }
            } else {
                perform(word, operands)
            }
            operands.removeAll(keepingCapacity: true)
        }
        while stack.count > depth { restore() }
        (path, pendingClip) = (Path(), nil)
    }

    func save() {
        guard stack.count < 512 else { return }
        stack.append(state)
        commands.append(.save)
    }

    private func restore() {
        guard let last = stack.popLast() else { return }
        state = last
        commands.append(.restore)
    }

    func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
        commands.append(.concatenate(matrix))
    }

    /// Returns the commands that a closure adds, without adding them to the picture.
    func collectCommands(_ body: () -> Void) -> [DisplayCommand] {
        let outer = commands
        commands = []
        body()
        let collectedCommands = commands
        commands = outer
        return collectedCommands
    }
}
