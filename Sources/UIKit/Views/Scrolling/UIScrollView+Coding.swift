import CellSimAutoLayout
import Foundation

/// Decodes scroll views from nibs.
extension UIScrollView {
    private static let adjustmentBehaviors: [String: ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    private static let indicatorStyles: [String: IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]
    private static let dismissModes: [String: KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    func decodeScrollView(from nib: NibCoder) {
        clipsToBounds = nib.bool("clipsSubviews") ?? false
        isScrollEnabled = nib.bool("scrollEnabled") ?? true
        isPagingEnabled = nib.bool("pagingEnabled") ?? false
        isDirectionalLockEnabled = nib.bool("directionalLockEnabled") ?? false
        bounces = nib.bool("bounces") ?? true
        bouncesZoom = nib.bool("bouncesZoom") ?? true
        alwaysBounceVertical = nib.bool("alwaysBounceVertical") ?? false
        alwaysBounceHorizontal = nib.bool("alwaysBounceHorizontal") ?? false
        showsVerticalScrollIndicator = nib.bool("showsVerticalScrollIndicator") ?? true
        showsHorizontalScrollIndicator = nib.bool("showsHorizontalScrollIndicator") ?? true
        delaysContentTouches = nib.bool("delaysContentTouches") ?? true
        canCancelContentTouches = nib.bool("canCancelContentTouches") ?? true
        indicatorStyle = nib.enumeration("indicatorStyle", Self.indicatorStyles) ?? .default
        keyboardDismissMode = nib.enumeration("keyboardDismissMode", Self.dismissModes) ?? .none
        contentInsetAdjustmentBehavior =
            nib.enumeration("contentInsetAdjustmentBehavior", Self.adjustmentBehaviors) ?? .automatic
        minimumZoomScale = nib.cgFloat("minimumZoomScale") ?? 1
        maximumZoomScale = nib.cgFloat("maximumZoomScale") ?? 1
        if let size = nib.size("contentSize") { contentSize = size }
        if let inset = nib.insets("contentInset") { contentInset = inset }
        if let inset = nib.insets("scrollIndicatorInsets") {
            (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (inset, inset)
        }
        if let inset = nib.insets("verticalScrollIndicatorInsets") { verticalScrollIndicatorInsets = inset }
        if let inset = nib.insets("horizontalScrollIndicatorInsets") { horizontalScrollIndicatorInsets = inset }
        automaticallyAdjustsScrollIndicatorInsets = nib.bool("automaticallyAdjustsScrollIndicatorInsets") ?? true
        refreshControl = nib.object("refreshControl") as? UIRefreshControl
    }
}
