// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

extension ViewPropertyList {
    /// All lists, with base classes before their subclasses.
    static var all: [ViewPropertyList] {
        [collectionViewCell, view, layer, view2, label, imageView, control, progressView, activityIndicatorView, scrollView, tableViewCell, tableViewHeaderFooterView, stackView, visualEffectView, button, `switch`, colorWell, slider, stepper, segmentedControl, pageControl, textField, textView]
    }
}
