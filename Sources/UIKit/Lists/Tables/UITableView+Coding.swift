import Foundation

/// Decodes a table's properties from a document.
extension UITableView {
    static let stylesByName: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    private static let separatorStylesByName: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]
    private static let insetReferencesByName: [String: SeparatorInsetReference] = [
        "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
    ]

    func decodeTable(from nib: NibCoder) {
        alwaysBounceVertical = nib.bool("alwaysBounceVertical") ?? false
        // Documents from before self-sizing rows rely on the defaults 44, 22 and 10.
        rowHeight = nib.cgFloat("rowHeight") ?? 44
        estimatedRowHeight = nib.cgFloat("estimatedRowHeight") ?? Self.automaticDimension
        sectionHeaderHeight = nib.cgFloat("sectionHeaderHeight") ?? Self.automaticDimension
        sectionFooterHeight = nib.cgFloat("sectionFooterHeight") ?? Self.automaticDimension
        estimatedSectionHeaderHeight = nib.cgFloat("estimatedSectionHeaderHeight") ?? Self.automaticDimension
        estimatedSectionFooterHeight = nib.cgFloat("estimatedSectionFooterHeight") ?? Self.automaticDimension
        separatorStyle = nib.enumeration("separatorStyle", Self.separatorStylesByName) ?? .singleLine
        separatorInsetReference =
            nib.enumeration("separatorInsetReference", Self.insetReferencesByName) ?? .fromCellEdges
        ownSeparatorInset = nib.insets("separatorInset")
        if let color = nib.color("separatorColor") { separatorColor = color }
        insetsContentViewsToSafeArea = nib.bool("contentViewInsetsToSafeArea") ?? true
        isPrefetchingEnabled = nib.bool("prefetchingEnabled") ?? true
        selectionFollowsFocus = nib.bool("selectionFollowsFocus") ?? false
        remembersLastFocusedIndexPath = nib.bool("remembersLastFocusedIndexPath") ?? false
        dragInteractionEnabled = nib.bool("dragInteractionEnabled") ?? true
        if let padding = nib.cgFloat("sectionHeaderTopPadding") { sectionHeaderTopPadding = padding }
        allowsSelection = nib.bool("allowsSelection") ?? true
        allowsMultipleSelection = nib.bool("allowsMultipleSelection") ?? false
        allowsSelectionDuringEditing = nib.bool("allowsSelectionDuringEditing") ?? false
        allowsMultipleSelectionDuringEditing = nib.bool("allowsMultipleSelectionDuringEditing") ?? false
        sectionIndexColor = nib.color("sectionIndexColor")
        sectionIndexBackgroundColor = nib.color("sectionIndexBackgroundColor")
        sectionIndexTrackingBackgroundColor = nib.color("sectionIndexTrackingBackgroundColor")
        sectionIndexMinimumDisplayRowCount = nib.int("sectionIndexMinimumDisplayRowCount") ?? 0
        decodeContent(from: nib)
        if let view = nib.object("tableHeaderView") as? UIView { tableHeaderView = view }
        if let view = nib.object("tableFooterView") as? UIView { tableFooterView = view }
        if let view = nib.object("backgroundView") as? UIView { backgroundView = view }
    }
}
