// Data table, written by `make members` from Sources/UIKit/Members/Lists/Tables.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var tables: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UIScrollView.self, { scrollView }),
            (UIRefreshControl.self, { refreshControl }),
            (UITableView.self, { tableView }),
            (UITableViewCell.self, { tableViewCell }),
            (UITableViewHeaderFooterView.self, { tableViewHeaderFooterView }),
            (UICollectionView.self, { collectionView }),
            (UICollectionViewCell.self, { collectionViewCell }),
            (UICollectionViewFlowLayout.self, { collectionViewFlowLayout }),
        ]
    }

    private static var scrollView: [KeyValueProperty] {
        [
            KeyValueProperty("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal) { $0.alwaysBounceHorizontal = $1 },
            KeyValueProperty("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical) { $0.alwaysBounceVertical = $1 },
            KeyValueProperty("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets) { $0.automaticallyAdjustsScrollIndicatorInsets = $1 },
            KeyValueProperty("bounces", \UIScrollView.bounces) { $0.bounces = $1 },
            KeyValueProperty("bouncesZoom", \UIScrollView.bouncesZoom) { $0.bouncesZoom = $1 },
            KeyValueProperty("canCancelContentTouches", \UIScrollView.canCancelContentTouches) { $0.canCancelContentTouches = $1 },
            KeyValueProperty("contentInset", \UIScrollView.contentInset) { $0.contentInset = $1 },
            KeyValueProperty("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior) { $0.contentInsetAdjustmentBehavior = $1 },
            KeyValueProperty("contentOffset", \UIScrollView.contentOffset) { $0.contentOffset = $1 },
            KeyValueProperty("contentSize", \UIScrollView.contentSize) { $0.contentSize = $1 },
            KeyValueProperty("decelerationRate", \UIScrollView.decelerationRate) { $0.decelerationRate = $1 },
            KeyValueProperty("delaysContentTouches", \UIScrollView.delaysContentTouches) { $0.delaysContentTouches = $1 },
            KeyValueProperty("delegate", \UIScrollView.delegate) { $0.delegate = $1 },
            KeyValueProperty("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets) { $0.horizontalScrollIndicatorInsets = $1 },
            KeyValueProperty("indicatorStyle", \UIScrollView.indicatorStyle) { $0.indicatorStyle = $1 },
            KeyValueProperty("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled) { $0.isDirectionalLockEnabled = $1 },
            KeyValueProperty("isPagingEnabled", \UIScrollView.isPagingEnabled) { $0.isPagingEnabled = $1 },
            KeyValueProperty("isScrollEnabled", \UIScrollView.isScrollEnabled) { $0.isScrollEnabled = $1 },
            KeyValueProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode) { $0.keyboardDismissMode = $1 },
            KeyValueProperty("maximumZoomScale", \UIScrollView.maximumZoomScale) { $0.maximumZoomScale = $1 },
            KeyValueProperty("minimumZoomScale", \UIScrollView.minimumZoomScale) { $0.minimumZoomScale = $1 },
            KeyValueProperty(readOnly: "panGestureRecognizer", \UIScrollView.panGestureRecognizer),
            KeyValueProperty("refreshControl", \UIScrollView.refreshControl) { $0.refreshControl = $1 },
            KeyValueProperty("scrollsToTop", \UIScrollView.scrollsToTop) { $0.scrollsToTop = $1 },
            KeyValueProperty("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator) { $0.showsHorizontalScrollIndicator = $1 },
            KeyValueProperty("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator) { $0.showsVerticalScrollIndicator = $1 },
            KeyValueProperty("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets) { $0.verticalScrollIndicatorInsets = $1 },
        ]
    }

    private static var refreshControl: [KeyValueProperty] {
        [
            KeyValueProperty("attributedTitle", \UIRefreshControl.attributedTitle) { $0.attributedTitle = $1 },
        ]
    }

    private static var tableView: [KeyValueProperty] {
        [
            KeyValueProperty("allowsFocus", \UITableView.allowsFocus) { $0.allowsFocus = $1 },
            KeyValueProperty("allowsMultipleSelection", \UITableView.allowsMultipleSelection) { $0.allowsMultipleSelection = $1 },
            KeyValueProperty("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing) { $0.allowsMultipleSelectionDuringEditing = $1 },
            KeyValueProperty("allowsSelection", \UITableView.allowsSelection) { $0.allowsSelection = $1 },
            KeyValueProperty("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing) { $0.allowsSelectionDuringEditing = $1 },
            KeyValueProperty("backgroundView", \UITableView.backgroundView) { $0.backgroundView = $1 },
            KeyValueProperty("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth) { $0.cellLayoutMarginsFollowReadableWidth = $1 },
            KeyValueProperty("dataSource", \UITableView.dataSource) { $0.dataSource = $1 },
            KeyValueProperty("delegate", \UITableView.delegate) { $0.delegate = $1 },
            KeyValueProperty("dragDelegate", \UITableView.dragDelegate) { $0.dragDelegate = $1 },
            KeyValueProperty("dragInteractionEnabled", \UITableView.dragInteractionEnabled) { $0.dragInteractionEnabled = $1 },
            KeyValueProperty("dropDelegate", \UITableView.dropDelegate) { $0.dropDelegate = $1 },
            KeyValueProperty("estimatedRowHeight", \UITableView.estimatedRowHeight) { $0.estimatedRowHeight = $1 },
            KeyValueProperty("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight) { $0.estimatedSectionFooterHeight = $1 },
            KeyValueProperty("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight) { $0.estimatedSectionHeaderHeight = $1 },
            KeyValueProperty("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea) { $0.insetsContentViewsToSafeArea = $1 },
            KeyValueProperty("isEditing", \UITableView.isEditing) { $0.isEditing = $1 },
            KeyValueProperty("isPrefetchingEnabled", \UITableView.isPrefetchingEnabled) { $0.isPrefetchingEnabled = $1 },
            KeyValueProperty("prefetchDataSource", \UITableView.prefetchDataSource) { $0.prefetchDataSource = $1 },
            KeyValueProperty("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath) { $0.remembersLastFocusedIndexPath = $1 },
            KeyValueProperty("rowHeight", \UITableView.rowHeight) { $0.rowHeight = $1 },
            KeyValueProperty("sectionFooterHeight", \UITableView.sectionFooterHeight) { $0.sectionFooterHeight = $1 },
            KeyValueProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight) { $0.sectionHeaderHeight = $1 },
            KeyValueProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding) { $0.sectionHeaderTopPadding = $1 },
            KeyValueProperty("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor) { $0.sectionIndexBackgroundColor = $1 },
            KeyValueProperty("sectionIndexColor", \UITableView.sectionIndexColor) { $0.sectionIndexColor = $1 },
            KeyValueProperty("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount) { $0.sectionIndexMinimumDisplayRowCount = $1 },
            KeyValueProperty("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor) { $0.sectionIndexTrackingBackgroundColor = $1 },
            KeyValueProperty("selectionFollowsFocus", \UITableView.selectionFollowsFocus) { $0.selectionFollowsFocus = $1 },
            KeyValueProperty("separatorColor", \UITableView.separatorColor) { $0.separatorColor = $1 },
            KeyValueProperty("separatorInset", \UITableView.separatorInset) { $0.separatorInset = $1 },
            KeyValueProperty("separatorInsetReference", \UITableView.separatorInsetReference) { $0.separatorInsetReference = $1 },
            KeyValueProperty("separatorStyle", \UITableView.separatorStyle) { $0.separatorStyle = $1 },
            KeyValueProperty("tableFooterView", \UITableView.tableFooterView) { $0.tableFooterView = $1 },
            KeyValueProperty("tableHeaderView", \UITableView.tableHeaderView) { $0.tableHeaderView = $1 },
        ]
    }

    private static var tableViewCell: [KeyValueProperty] {
        [
            KeyValueProperty("accessoryType", \UITableViewCell.accessoryType) { $0.accessoryType = $1 },
            KeyValueProperty("accessoryView", \UITableViewCell.accessoryView) { $0.accessoryView = $1 },
            KeyValueProperty("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration) { $0.automaticallyUpdatesContentConfiguration = $1 },
            KeyValueProperty("backgroundConfiguration", \UITableViewCell.backgroundConfiguration) { $0.backgroundConfiguration = $1 },
            KeyValueProperty("backgroundView", \UITableViewCell.backgroundView) { $0.backgroundView = $1 },
            KeyValueProperty("contentConfiguration", \UITableViewCell.contentConfiguration) { $0.contentConfiguration = $1 },
            KeyValueProperty(readOnly: "contentView", \UITableViewCell.contentView),
            KeyValueProperty(readOnly: "detailTextLabel", \UITableViewCell.detailTextLabel),
            KeyValueProperty("editingAccessoryType", \UITableViewCell.editingAccessoryType) { $0.editingAccessoryType = $1 },
            KeyValueProperty("editingAccessoryView", \UITableViewCell.editingAccessoryView) { $0.editingAccessoryView = $1 },
            KeyValueProperty("hidesAccessoryWhenEditing", \UITableViewCell.hidesAccessoryWhenEditing) { $0.hidesAccessoryWhenEditing = $1 },
            KeyValueProperty(readOnly: "imageView", \UITableViewCell.imageView),
            KeyValueProperty("indentationLevel", \UITableViewCell.indentationLevel) { $0.indentationLevel = $1 },
            KeyValueProperty("indentationWidth", \UITableViewCell.indentationWidth) { $0.indentationWidth = $1 },
            KeyValueProperty("isEditing", \UITableViewCell.isEditing) { $0.isEditing = $1 },
            KeyValueProperty("isHighlighted", \UITableViewCell.isHighlighted) { $0.isHighlighted = $1 },
            KeyValueProperty("isSelected", \UITableViewCell.isSelected) { $0.isSelected = $1 },
            KeyValueProperty("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView) { $0.multipleSelectionBackgroundView = $1 },
            KeyValueProperty("selectedBackgroundView", \UITableViewCell.selectedBackgroundView) { $0.selectedBackgroundView = $1 },
            KeyValueProperty("selectionStyle", \UITableViewCell.selectionStyle) { $0.selectionStyle = $1 },
            KeyValueProperty("separatorInset", \UITableViewCell.separatorInset) { $0.separatorInset = $1 },
            KeyValueProperty("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing) { $0.shouldIndentWhileEditing = $1 },
            KeyValueProperty("showsReorderControl", \UITableViewCell.showsReorderControl) { $0.showsReorderControl = $1 },
            KeyValueProperty(readOnly: "textLabel", \UITableViewCell.textLabel),
        ]
    }

    private static var tableViewHeaderFooterView: [KeyValueProperty] {
        [
            KeyValueProperty("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration) { $0.backgroundConfiguration = $1 },
            KeyValueProperty("backgroundView", \UITableViewHeaderFooterView.backgroundView) { $0.backgroundView = $1 },
            KeyValueProperty("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration) { $0.contentConfiguration = $1 },
            KeyValueProperty(readOnly: "contentView", \UITableViewHeaderFooterView.contentView),
            KeyValueProperty(readOnly: "detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel),
            KeyValueProperty(readOnly: "textLabel", \UITableViewHeaderFooterView.textLabel),
        ]
    }

    private static var collectionView: [KeyValueProperty] {
        [
            KeyValueProperty("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection) { $0.allowsMultipleSelection = $1 },
            KeyValueProperty("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing) { $0.allowsMultipleSelectionDuringEditing = $1 },
            KeyValueProperty("allowsSelection", \UICollectionView.allowsSelection) { $0.allowsSelection = $1 },
            KeyValueProperty("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing) { $0.allowsSelectionDuringEditing = $1 },
            KeyValueProperty("backgroundView", \UICollectionView.backgroundView) { $0.backgroundView = $1 },
            KeyValueProperty("collectionViewLayout", \UICollectionView.collectionViewLayout) { $0.collectionViewLayout = $1 },
            KeyValueProperty("dataSource", \UICollectionView.dataSource) { $0.dataSource = $1 },
            KeyValueProperty("delegate", \UICollectionView.delegate) { $0.delegate = $1 },
            KeyValueProperty("dragDelegate", \UICollectionView.dragDelegate) { $0.dragDelegate = $1 },
            KeyValueProperty("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled) { $0.dragInteractionEnabled = $1 },
            KeyValueProperty("dropDelegate", \UICollectionView.dropDelegate) { $0.dropDelegate = $1 },
            KeyValueProperty("isEditing", \UICollectionView.isEditing) { $0.isEditing = $1 },
            KeyValueProperty("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled) { $0.isPrefetchingEnabled = $1 },
            KeyValueProperty("prefetchDataSource", \UICollectionView.prefetchDataSource) { $0.prefetchDataSource = $1 },
            KeyValueProperty("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath) { $0.remembersLastFocusedIndexPath = $1 },
        ]
    }

    private static var collectionViewCell: [KeyValueProperty] {
        [
            KeyValueProperty("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration) { $0.automaticallyUpdatesContentConfiguration = $1 },
            KeyValueProperty("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration) { $0.backgroundConfiguration = $1 },
            KeyValueProperty("backgroundView", \UICollectionViewCell.backgroundView) { $0.backgroundView = $1 },
            KeyValueProperty("contentConfiguration", \UICollectionViewCell.contentConfiguration) { $0.contentConfiguration = $1 },
            KeyValueProperty(readOnly: "contentView", \UICollectionViewCell.contentView),
            KeyValueProperty("isHighlighted", \UICollectionViewCell.isHighlighted) { $0.isHighlighted = $1 },
            KeyValueProperty("isSelected", \UICollectionViewCell.isSelected) { $0.isSelected = $1 },
            KeyValueProperty("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView) { $0.selectedBackgroundView = $1 },
        ]
    }

    private static var collectionViewFlowLayout: [KeyValueProperty] {
        [
            KeyValueProperty("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize) { $0.estimatedItemSize = $1 },
            KeyValueProperty("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize) { $0.footerReferenceSize = $1 },
            KeyValueProperty("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize) { $0.headerReferenceSize = $1 },
            KeyValueProperty("itemSize", \UICollectionViewFlowLayout.itemSize) { $0.itemSize = $1 },
            KeyValueProperty("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing) { $0.minimumInteritemSpacing = $1 },
            KeyValueProperty("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing) { $0.minimumLineSpacing = $1 },
            KeyValueProperty("scrollDirection", \UICollectionViewFlowLayout.scrollDirection) { $0.scrollDirection = $1 },
            KeyValueProperty("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds) { $0.sectionFootersPinToVisibleBounds = $1 },
            KeyValueProperty("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds) { $0.sectionHeadersPinToVisibleBounds = $1 },
            KeyValueProperty("sectionInset", \UICollectionViewFlowLayout.sectionInset) { $0.sectionInset = $1 },
        ]
    }
}
