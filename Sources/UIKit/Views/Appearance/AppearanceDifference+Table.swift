// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation

extension AppearanceDifference {
    /// The properties that identify, position or fill a single view. Proxies do not set them.
    static let withheld: Set<String> = [
        "accessibilityElementsHidden",
        "accessibilityHint",
        "accessibilityIdentifier",
        "accessibilityLabel",
        "accessibilityValue",
        "action",
        "attributedText",
        "bounds",
        "center",
        "collectionViewLayout",
        "contentOffset",
        "contentSize",
        "customView",
        "dataSource",
        "delegate",
        "directionalLayoutMargins",
        "dragDelegate",
        "dropDelegate",
        "frame",
        "gestureRecognizers",
        "isAccessibilityElement",
        "isHighlighted",
        "isSelected",
        "items",
        "prefetchDataSource",
        "restorationIdentifier",
        "rootViewController",
        "selectedItem",
        "tag",
        "target",
        "text",
        "title",
        "translatesAutoresizingMaskIntoConstraints",
        "windowScene",
    ]

    /// The properties of views that `AppearanceProperty` applies instead.
    static let handedOtherwise: Set<String> = ["tintColor"]

    /// The properties that proxies apply to a view's layer.
    static let ofLayers = [
        "borderColor",
        "borderWidth",
        "cornerCurve",
        "cornerRadius",
        "maskedCorners",
        "masksToBounds",
        "shadowColor",
        "shadowOffset",
        "shadowOpacity",
        "shadowRadius",
    ]
}
