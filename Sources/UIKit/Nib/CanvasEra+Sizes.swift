import CellSimInterfaceBuilder
import Foundation

/// Sizes that views had by themselves then.
extension CanvasEra {
    /// Whether a label of one line took whole points on a screen of three pixels a point: since Xcode 12 where its
    /// constraints leave the width to the text, outside of stacks; others took thirds. On an iPhone 8 Plus all took whole
    /// points with Xcode 11, and up to 13 all outside of stacks.
    private func takesWholePoints(_ label: UILabel) -> Bool {
        guard scale == 3, label.numberOfLines == 1 else { return false }
        if document.device?.id == "retina5_5", version >= 15000, version < 19000 {
            return version < 17000 || !(label.superview is UIStackView)
        }
        return version >= 17000 && label.font.specification.named == nil && freeWidths.contains(label)
    }

    private func rootView(of view: UIView) -> UIView {
        var root = view
        while let parent = root.superview { root = parent }
        return root
    }

    /// Intrinsic sizes that were others then (facts 3.1 and 3.2), in points.
    func sizeOfTheTime(of view: UIView, _ size: CGSize) -> CGSize {
        var size = size
        switch view {
        case is UISwitch: if version >= 24000 { size.width += 12 }
        case is UISlider: if version < 18000 { size.height = 30 }
        case is UIProgressView: if version < 16000 { size.height = 2 }
        case is UISegmentedControl: if version < 15000 { size.height = 28 }
        case is UIStepper: if version < 15000 { size.height = 29 }
        case let pages as UIPageControl where version < 17000:
            size = CGSize(width: max(16 * CGFloat(pages.numberOfPages) - 9, 0), height: 37)
        case let field as UITextField where field.borderStyle == .roundedRect: if version < 14800 { size.height = 30 }
        case let field as UITextField where field.borderStyle == .none: if version < 14000 { size.height -= 1 }
        // In a sheet a navigation bar has 6 points more above and below.
        case is UINavigationBar where version >= 15000 && isSheet(rootView(of: view)): size.height = 56
        // Two documents of 20037, on the screen of an iPhone 11.
        case is UIToolbar where version >= 17000 && safeArea.bottom > 0: size.height = 49
        case is UIToolbar where version >= 24000: size.height = 48
        // Between pixels of a third of a point a configured button outside of stacks took whole points, as free labels do.
        case let button as UIButton where button.configuration != nil && scale == 3 && !(button.superview is UIStackView):
            size.height = size.height.rounded(.up)
        // Its library size is that of its content (`keepContainerHeight`).
        case is UICollectionView: if let template = view.layoutState.canvasTemplateSize { size.height = template.height }
        case is UILabel where isEmptyInStack(view):
            size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        case let label as UILabel where takesWholePoints(label):
            size.height = size.height.rounded(.up)
        default: break
        }
        return size
    }
}
