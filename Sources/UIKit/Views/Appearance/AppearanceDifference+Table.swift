// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation

extension AppearanceDifference {
    /// Properties that describe a single view, such as its position and texts, and not the appearance of its class.
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

    /// What views hand on by another path: see `AppearanceProperty`.
    static let handedOtherwise: Set<String> = ["tintColor"]

    /// What a view sets on its layer in setters of its own.
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
