// Data table, written by `make symbols` from Fonts/Symbols/*.symbol; do not edit.
// swift-format-ignore-file

/// The text of the symbols' files.
enum SymbolTable {
    /// The files whose names begin so.
    static func part(_ letter: UInt8) -> [String: String] {
        switch letter {
        case UInt8(ascii: "a"): a
        case UInt8(ascii: "b"): b
        case UInt8(ascii: "c"): c
        case UInt8(ascii: "d"): d
        case UInt8(ascii: "e"): e
        case UInt8(ascii: "f"): f
        case UInt8(ascii: "g"): g
        case UInt8(ascii: "h"): h
        case UInt8(ascii: "i"): i
        case UInt8(ascii: "k"): k
        case UInt8(ascii: "l"): l
        case UInt8(ascii: "m"): m
        case UInt8(ascii: "n"): n
        case UInt8(ascii: "o"): o
        case UInt8(ascii: "p"): p
        case UInt8(ascii: "q"): q
        case UInt8(ascii: "r"): r
        case UInt8(ascii: "s"): s
        case UInt8(ascii: "t"): t
        case UInt8(ascii: "u"): u
        case UInt8(ascii: "v"): v
        case UInt8(ascii: "w"): w
        case UInt8(ascii: "x"): x
        case UInt8(ascii: "y"): y
        case UInt8(ascii: "z"): z
        default: [:]
        }
    }

    /// The other names that files give their symbols.
    static let otherNames: [String: String] = [
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrow.backward": "arrow.left",
        "arrow.backward.to.line": "arrow.left.to.line",
        "arrow.down.backward": "arrow.down.left",
        "arrow.down.cloud": "icloud.and.arrow.down",
        "arrow.down.forward": "arrow.down.right",
        "arrow.forward": "arrow.right",
        "arrow.forward.to.line": "arrow.right.to.line",
        "arrow.trianglehead.clockwise": "arrow.clockwise",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
        "arrow.up.backward": "arrow.up.left",
        "arrow.up.cloud": "icloud.and.arrow.up",
        "arrow.up.forward": "arrow.up.right",
        "arrow.uturn.left": "arrow.uturn.backward",
        "arrowshape.backward": "arrowshape.left",
        "arrowshape.forward": "arrowshape.right",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
        "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
        "arrowtriangle.backward": "arrowtriangle.left",
        "arrowtriangle.forward": "arrowtriangle.right",
        "battery.0": "battery.0percent",
        "battery.100": "battery.100percent",
        "battery.100.bolt": "battery.100percent.bolt",
        "battery.25": "battery.25percent",
        "battery.50": "battery.50percent",
        "battery.75": "battery.75percent",
        "bin.xmark": "trash",
        "brain.head.profile": "brain",
        "camera.rotate": "arrow.triangle.2.circlepath.camera",
        "case": "briefcase",
        "character.cursor.ibeam": "text.cursor",
        "chevron.backward": "chevron.left",
        "chevron.backward.2": "chevron.left.2",
        "chevron.forward": "chevron.right",
        "chevron.forward.2": "chevron.right.2",
        "circle.lefthalf.fill": "circle.lefthalf.filled",
        "circle.righthalf.fill": "circle.righthalf.filled",
        "cloud.and.arrow.down": "icloud.and.arrow.down",
        "cloud.and.arrow.up": "icloud.and.arrow.up",
        "cursorarrow.click": "cursorarrow.rays",
        "delete.backward": "delete.left",
        "delete.forward": "delete.right",
        "desktopcomputer": "display",
        "dial.low": "dial.min",
        "doc.text.magnifyingglass.rtl": "doc.text.magnifyingglass",
        "document": "doc",
        "document.on.document": "doc.on.doc",
        "dot.radiowaves.right": "dot.radiowaves.forward",
        "flag.checkered": "flag.pattern.checkered",
        "gauge": "gauge.with.dots.needle.bottom.50percent",
        "gauge.medium": "gauge.with.dots.needle.bottom.50percent",
        "hands.and.sparkles": "hands.sparkles",
        "icloud": "cloud",
        "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "macbook": "laptopcomputer",
        "macbook.and.iphone": "laptopcomputer.and.iphone",
        "message": "bubble.left",
        "microphone": "mic",
        "multiply": "xmark",
        "paintbrush.pointed": "paintbrush",
        "person.crop": "person",
        "puzzlepiece.extension": "puzzlepiece",
        "rectangle.and.pencil.and.ellipsis": "pencil.and.ellipsis.rectangle",
        "rectangle.inset.filled": "inset.filled.rectangle",
        "rectangle.leadinghalf.filled": "rectangle.lefthalf.filled",
        "rectangle.lefthalf.fill": "rectangle.lefthalf.filled",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
        "rectangle.righthalf.fill": "rectangle.righthalf.filled",
        "rectangle.trailinghalf.filled": "rectangle.righthalf.filled",
        "sidebar.leading": "sidebar.left",
        "sidebar.trailing": "sidebar.right",
        "smallcircle.fill.circle": "dot.circle",
        "square.leadinghalf.filled": "square.lefthalf.filled",
        "square.stack.3d.up": "square.3.layers.3d",
        "square.trailinghalf.filled": "square.righthalf.filled",
        "star.lefthalf.fill": "star.leadinghalf.filled",
        "text.alignleft": "text.justify.left",
        "text.badge.plus": "text.append",
        "text.justify.leading": "text.justify.left",
        "text.page": "doc.text",
        "text.page.badge.magnifyingglass": "doc.text.magnifyingglass",
        "thermometer.medium": "thermometer",
        "wave.3.forward": "wave.3.right",
        "wrench.adjustable": "wrench",
    ]
}
