import CellSimCompare
import CellSimGraphics

/// Describes findings in messages.
extension ReuseFinding {
    /// A sentence that describes the finding, such as `text of nameLabel (UILabel, Cell.xib:23) is "Ann" instead of "nobody"`.
    public var sentence: String {
        if kind == .pixels { return "the drawing of \(location.text) differs, but no property does" }
        return "\(property) of \(location.text) is \(example.actual) instead of \(example.expected)"
    }

    /// A Boolean value that indicates whether the leak changes the picture.
    public var changesPicture: Bool { example.differentPixels > 0 }

    /// A description of the visible effect, such as `12 pixels differ; the cell is 96 points high instead of 80`.
    public var effect: String {
        let pixels = example.differentPixels
        let picture =
            !kind.affectsAppearance
            ? "not visible"
            : pixels == 0
                ? "the picture does not change"
                : pixels == 1 ? "1 pixel differs" : "\(pixels) pixels differ"
        let others = example.otherLeaks
        let otherLeaksText =
            !kind.affectsAppearance || others == 0 ? [] : ["with \(others) other leak\(others == 1 ? "" : "s")"]
        return ([picture] + example.consequences + otherLeaksText).joined(separator: "; ")
    }

    /// The suggested fix.
    public var remedy: String {
        if let change {
            return Self.remedy(for: change, isFrames: example.transition?.comparesRecordedFrames ?? false, self)
        }
        return switch (property, kind) {
        case ("subviews", _), ("layer.sublayers", _), ("targets and actions", _), ("arrangedSubviews", _),
            ("gestureRecognizers", _), ("gestureRecognizers' targets", _):
            "add it once, when the cell is created, or remove it in prepareForReuse()"
        case (_, .pixels): "reset what the drawing uses in prepareForReuse()"
        default: "set it for every record, or in prepareForReuse()"
        }
    }

    private static func remedy(for change: CellChange, isFrames: Bool, _ finding: ReuseFinding) -> String {
        if isFrames { return "set it in layoutSubviews() after calling super, when the view has its final size" }
        let isColor = finding.property.hasSuffix("olor")
        return switch change {
        case .style where isColor && finding.property.hasPrefix("layer."):
            "a cgColor never changes: set it again in registerForTraitChanges(_:) or traitCollectionDidChange(_:)"
        case .style where isColor:
            "use a dynamic UIColor, or set it again in registerForTraitChanges(_:) or traitCollectionDidChange(_:)"
        case .style: "set it again in registerForTraitChanges(_:) or traitCollectionDidChange(_:)"
        case .width: "set it in layoutSubviews(), after calling super, whenever the size changes"
        case .textSize where finding.property == "font" || finding.property == "attributedText":
            "set adjustsFontForContentSizeCategory, with a font of a text style or of UIFontMetrics"
        case .textSize: "set it again when traitCollection.preferredContentSizeCategory changes"
        case .direction:
            "use leading, trailing and natural alignment, or set it again when traitCollection.layoutDirection changes"
        }
    }

    /// The name for the picture of the cell that leaks.
    public var pictureName: String { change == nil ? "reused" : "changed" }

    /// A file name such as `nameLabel.text`, which isn't necessarily unique.
    public var fileName: String {
        let baseName =
            ([location.outlet ?? location.objectID ?? location.path, property] + (change.map { [$0.rawValue] } ?? []))
            .joined(separator: ".")
        return String(
            baseName.map {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_") ? $0 : "-"
            }
            .prefix(80))
    }
}

/// Draws the difference of an example's pictures.
extension ReuseExample {
    /// The reused cell in pale greys, with the differing pixels in red; nil if no pixels differ.
    public var difference: Bitmap? {
        differentPixels == 0 ? nil : DifferencePicture.make(reference: fresh, actual: reused)
    }
}
