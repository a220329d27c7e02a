import SnapshotTesting
import UIKit
import XCTest

/// Compares pictures of the supported symbols and their variants with their references.
@preconcurrency @MainActor final class SymbolAppearanceTests: XCTestCase {
    private static let arrows = [
        "chevron.right", "chevron.left", "chevron.down", "chevron.up", "chevron.up.chevron.down", "arrow.right",
        "arrow.left",
        "arrow.up", "arrow.down", "arrow.up.right", "arrow.up.left", "arrow.down.right", "arrow.down.left",
        "arrow.left.arrow.right", "arrow.up.arrow.down", "arrow.up.left.and.arrow.down.right",
        "arrow.down.right.and.arrow.up.left", "arrow.clockwise", "arrow.counterclockwise",
        "arrow.triangle.2.circlepath",
        "arrow.uturn.backward", "arrow.uturn.forward", "arrow.down.to.line", "arrow.up.to.line",
        "arrowshape.turn.up.left",
        "arrowshape.turn.up.right", "square.and.arrow.up", "square.and.arrow.up.fill", "square.and.arrow.down",
        "rectangle.portrait.and.arrow.right", "clock.arrow.circlepath", "power",
    ]
    private static let lines = [
        "xmark", "checkmark", "plus", "minus", "equal", "number", "ellipsis", "info", "exclamationmark", "questionmark",
        "wifi", "line.3.horizontal", "line.3.horizontal.decrease", "list.bullet", "list.dash", "list.number",
        "text.alignleft",
        "magnifyingglass", "timer", "barcode", "viewfinder", "barcode.viewfinder", "qrcode.viewfinder", "scope",
        "paperclip",
        "link", "square.and.pencil", "pencil.and.ellipsis.rectangle", "music.note",
    ]
    private static let pictograms = [
        "exclamationmark.triangle", "exclamationmark.octagon", "circle", "square", "triangle", "capsule", "star",
        "heart",
        "flag", "bolt", "drop", "sun.max", "moon", "cloud", "shield", "globe", "slider.horizontal.3", "square.grid.2x2",
        "chart.bar", "gear", "gearshape", "person", "person.2", "person.circle", "person.crop.circle", "face.smiling",
        "eye",
        "hand.thumbsup", "hand.thumbsdown", "bubble.left", "bubble.right", "text.bubble", "doc", "doc.text",
        "doc.on.doc",
        "square.on.square", "folder", "archivebox", "tray", "book", "bookmark", "calendar", "envelope", "paperplane",
        "tag",
        "creditcard", "pencil", "map", "trash", "bell", "house", "bag", "cart", "gift", "clock", "location", "mappin",
        "pin",
        "lock", "lock.open", "key", "lightbulb", "phone", "iphone", "qrcode", "camera", "photo", "video", "play",
        "pause",
        "stop", "forward", "backward", "speaker", "speaker.wave.2", "mic",
    ]

    private func grid(_ names: [String], _ configuration: UIImage.SymbolConfiguration? = nil, size: CGFloat = 32)
        -> UIView
    {
        let grid = UIView()
        for (index, name) in names.enumerated() {
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.contentMode = .center
            view.tintColor = .label
            view.frame = CGRect(x: CGFloat(index % 10) * size, y: CGFloat(index / 10) * size, width: size, height: size)
            grid.addSubview(view)
        }
        return grid
    }

    private func check(
        _ state: String, _ names: [String], _ configuration: UIImage.SymbolConfiguration? = nil,
        rightToLeft: Bool = false
    ) {
        let height = CGFloat((names.count + 9) / 10) * 32
        AppearanceSnapshot("Symbols").assertSnapshot(
            state, width: 320, height: height, direction: rightToLeft ? .rightToLeft : .leftToRight
        ) {
            grid(names, configuration)
        }
    }

    func testDrawings() {
        check("arrows", Self.arrows)
        check("lines", Self.lines)
        check("figures", Self.pictograms)
    }

    func testVariants() {
        check("filled", Self.pictograms.map { $0 + ".fill" })
        check(
            "in-circles",
            (Self.arrows.prefix(9) + Self.lines.prefix(10)).map { $0 + ".circle" } + ["play.circle", "star.circle"])
        check(
            "in-discs",
            (Self.arrows.prefix(9) + Self.lines.prefix(10)).map { $0 + ".circle.fill" }
                + ["play.circle.fill", "star.circle.fill", "person.circle.fill", "location.circle.fill"])
        check(
            "in-squares",
            ["plus.square", "minus.square", "checkmark.square", "checkmark.square.fill", "xmark.square.fill"])
        check(
            "struck-through",
            [
                "bell.slash", "bell.slash.fill", "eye.slash", "eye.slash.fill", "mic.slash.fill", "video.slash",
                "wifi.slash",
                "speaker.slash.fill",
            ])
        check("not-drawn", ["ant", "airplane.departure"])
    }

    func testWeightsAndScales() {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        AppearanceSnapshot("Symbols").assertSnapshot("weights", width: 360, height: 32) {
            row(weights.map { UIImage.SymbolConfiguration(weight: $0) }, "gearshape")
        }
        let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
        let sizes: [CGFloat] = [11, 17, 24, 30]
        AppearanceSnapshot("Symbols").assertSnapshot("scales-and-sizes", width: 288, height: 40) {
            row(scales.map { .init(scale: $0) } + sizes.map { .init(pointSize: $0) }, "house")
        }
    }

    private func row(_ configurations: [UIImage.SymbolConfiguration], _ name: String) -> UIView {
        let row = UIView()
        for (index, configuration) in configurations.enumerated() {
            let cell = grid([name], configuration, size: 32)
            cell.frame = CGRect(x: CGFloat(index) * 40, y: 0, width: 32, height: 32)
            row.addSubview(cell)
        }
        return row
    }

    /// Draws all symbols in the folder `Fonts/Symbols` with their names, for a visual comparison.
    func testContactSheet() throws {
        let folder = AppearanceSnapshot.referenceFolder.deletingLastPathComponent().appendingPathComponent(
            "Fonts/Symbols")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let names = files.filter { $0.hasSuffix(".symbol") && !$0.hasPrefix("character-") }.map { $0.dropLast(7) }
        let letters = files.filter { $0.hasPrefix("character-") }.map { $0.dropLast(7).dropFirst(10) + ".circle" }
        let sheet = ContactSheet((names.sorted() + letters.sorted()).map { String($0) })
        let message = verifySnapshot(
            of: sheet, as: .image(size: sheet.bounds.size, traits: UITraitCollection { $0.displayScale = 2 }),
            named: "2x", snapshotDirectory: AppearanceSnapshot.referenceFolder.appendingPathComponent("Symbols").path,
            testName: "contact-sheet")
        if let message { XCTFail(message) }
    }

    func testMultipleColors() {
        let names = [
            "plus.circle.fill", "person.3.fill", "speaker.wave.3", "moon.stars.fill", "bell.slash", "doc.badge.plus",
            "exclamationmark.triangle.fill", "photo.on.rectangle.angled", "lock.shield",
        ]
        check("palette", names, .init(paletteColors: [.systemRed, .systemBlue, .systemGreen]))
        check("hierarchical", names, .init(hierarchicalColor: .systemBlue))
    }

    func testRightToLeft() {
        check(
            "right-to-left", ["chevron.forward", "chevron.backward", "chevron.right", "list.bullet", "arrow.forward"],
            rightToLeft: true)
    }
}

/// A grid of symbols with their names below.
@preconcurrency @MainActor private final class ContactSheet: UIView {
    private static let columns = 16
    private static let cellSize = CGSize(width: 72, height: 46)

    init(_ names: [String]) {
        let rows = (names.count + Self.columns - 1) / Self.columns
        let (width, height) = (Self.cellSize.width, Self.cellSize.height)
        super.init(frame: CGRect(x: 0, y: 0, width: width * CGFloat(Self.columns), height: height * CGFloat(rows)))
        backgroundColor = .white
        for (index, name) in names.enumerated() {
            let origin = CGPoint(
                x: CGFloat(index % Self.columns) * width, y: CGFloat(index / Self.columns) * height)
            let picture = UIImageView(image: UIImage(systemName: name))
            (picture.contentMode, picture.tintColor) = (.center, .black)
            picture.frame = CGRect(x: origin.x, y: origin.y + 4, width: width, height: 24)
            let label = UILabel(frame: CGRect(x: origin.x + 1, y: origin.y + 29, width: width - 2, height: 16))
            (label.text, label.font, label.textAlignment) = (name, .systemFont(ofSize: 6), .center)
            (label.numberOfLines, label.textColor, label.lineBreakMode) = (2, .darkGray, .byCharWrapping)
            addSubview(picture)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }
}
