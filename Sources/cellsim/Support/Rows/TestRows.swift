/// The part of `SupportRows` about the limits of tests, audits and tables.
extension SupportRows {
    /// Rows about snapshot tests, the cache and picture files.
    static let snapshots = #"""
        SwiftUI | SwiftUI views | In files that import SwiftUI, CellSim leaves out declarations and members that use SwiftUI, and all code that uses them. One line per module lists what was left out | SwiftUI is not available on Linux
        SwiftUI bodies | Functions that use SwiftUI only in their body | They compile, but a call stops the program; a test that calls one fails as not run |
        SwiftUI references | Code in other files that uses a declaration that was left out | The compiler reports an error; `cellsim app` leaves that code out |
        inline snapshots, assertInlineSnapshot | Inline snapshots | They are not available |
        custom dumps, customDump | Custom dumps | They are not available |
        WKWebView snapshots | Snapshots of web views | Only the background is drawn | No page is loaded
        SCNScene, SKScene, scene snapshots | Snapshots of SceneKit and SpriteKit scenes | They are not available | Scenes are not drawn
        Swift Testing @MainActor, async snapshots | In Swift Testing tests on the main actor, snapshots that the main queue delivers later | They time out | The test blocks the main actor
        drawHierarchyInKeyWindow | `drawHierarchyInKeyWindow` | It only adds visual effects | The view stays in its own window
        XCTAttachment | XCTest attachments | The images to attach are written next to the failed image | XCTest on Linux has no attachments
        FBSnapshotVerifyView, iOSSnapshotTestCase macros | Objective-C tests and macros of `iOSSnapshotTestCase` | They are not available | Objective-C is not compiled
        snapshot cache, standard input | In `cellsim snapshot`, caching documents and data from standard input | They are drawn in every run |
        stopped runs | Caching pictures of a run that was stopped | The pictures are drawn again |
        ldconfig, installed libraries | Noticing a library for WebP, HEIF, colour profiles or PDF that was copied by hand | The cache notices the library when `/etc/ld.so.cache` is rewritten. It compares the content of installed libraries |
        cache paths | Sharing cached pictures between projects at different paths, or between runs from different folders | Each path and folder has its own cached pictures |
        cellsim accept, Snapshotting.data | Accepting data of the `data` strategy | Record the data instead; `cellsim accept` accepts only images and text |
        image size | Images of more than 2^27 pixels (512 MiB) | They are rejected |
        gAMA, PNG gamma | Gamma values in PNG files | They are not applied |
        grey profiles | Colour profiles of grey images | They are not applied |
        animated WebP | Animated WebP files | They are rejected |
        HEIF sequences | Images after the first one in a HEIF file | Only the first image is used |
        WebP, HEIF, libwebp7, libheif1, liblcms2-2 | WebP and HEIF images, and colour profiles, if Debian's libwebp7, libheif1 and liblcms2-2 are not installed | The image is not drawn, and a message names the missing library |
        """#

    /// Rows about `lint --accessibility`, `reuse`, reports, `gallery` and `serve`.
    static let audits = #"""
        44 points, touch targets | The 44-point check for UIKit controls with a fixed height (switches, sliders, segments, text fields) | The controls are not measured | Your code cannot change their height
        bar item audit | Accessibility checks of bar items | Bar items are not checked |
        contrast on images | The contrast of text on images | The contrast is not measured | The check needs one frequent colour behind the text
        contrast of other text | The contrast of text outside labels (a button's title is a label) | The contrast is not measured |
        symbol labels | Accessibility labels of symbols | The audit assumes that each symbol has one |
        custom class properties, cellsim reuse | Properties of your own classes without a visible effect | `reuse` does not find leaks in them |
        nested cells | Cells of a table or collection inside a cell | `reuse` compares only their pixels |
        asynchronous configuration | Changes after a configuration returns, for example loaded images | `reuse` does not see them |
        user changes | Changes that a user makes to a cell | `reuse` does not see them |
        ambiguous frames | Frames that the constraints do not fully determine | `reuse` does not compare them | Layout may choose different values each time
        report heat map, report folder | The heat map of a report opened from disk, if the images are in a folder next to the report | The brightened difference is shown on black, without the pale reference | The browser does not let the page read the pixels
        gallery reuse | In `gallery` and `serve`, reuse checks with more than eight records | Each cell with data is checked with eight records |
        gallery frames | Frames of cases with rows of data | The frames are not shown |
        gallery constraints | Constraints drawn in the picture | They are shown as equations |
        serve network file systems | In `serve`, changes to files on network file systems | `serve` does not notice them | The system does not report them
        serve folders | In `serve`, watching more than 8,192 folders | `serve` does not notice changes in further folders |
        serve resources | In `serve`, redrawing only the documents that use a changed image, font or string table | `serve` redraws all documents |
        """#

    /// Rows about tables, collections, scrolling and touches.
    static let tables = #"""
        UITableView.rowHeight, row height | Row heights that are not a whole number of pixels | They are rounded to whole pixels |
        UITableView.performBatchUpdates, UITableView.insertRows | Animated updates, selection and scrolling | They finish at once | Nothing is animated
        UISearchController, UISearchController.searchResultsUpdater | Presenting search results | No results are shown |
        UISwipeActionsConfiguration, UIContextualAction, swipe actions | Swipe actions | They are not shown |
        UIContextMenuInteraction, context menus | Context menus | They are not shown |
        UIDragInteraction, UIDropInteraction, drag and drop | Drag and drop | Nothing is dragged |
        UIFocusSystem, focus | Focus | No view has the focus |
        UIRefreshControl | Refresh controls | They are not drawn |
        UITableView.setEditing(_:animated:), editing rows | Confirming the deletion of a row | The minus button deletes the row at once |
        reorder handle | Dragging a row by its handle | The handle is drawn but cannot be dragged |
        scroll view properties | Scroll view properties for focus, row dragging, paging, zooming, scroll indicators, readable width and the safe areas of cells | They are stored but have no effect; docs/UIKit.md lists each |
        UITableViewCell.layoutMargins | Larger vertical margins of table cells at accessibility text sizes | The margins do not grow | No public source gives the amounts
        UITableViewCell.selectionStyle | Clearing the backgrounds of a highlighted row's subviews | The subviews keep their backgrounds | Only UIKit's oldest selection style does this
        row count, numberOfRowsInSection | Tables with more than 100,000,000 rows | CellSim raises an exception |
        item count, numberOfItemsInSection | Collections with more than 10,000,000 items | CellSim raises an exception |
        infinite frames, CGRect.infinite | Infinite frames | They are not supported |
        orthogonalScrollingBehavior | Compositional sections that scroll on their own | The sections stay at their start |
        UICollectionLayoutListConfiguration, NSDiffableDataSourceSectionSnapshot | Outlines in collection lists | All items are on one level |
        UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider | Swipe actions in collection lists | They are not shown |
        NSCollectionLayoutSection.list | Separators of a list section in a layout with other sections | They are not drawn |
        UICollectionViewLayoutInvalidationContext, invalidateLayout(with:) | Partial invalidation of custom layouts | The layout receives the context, but everything is computed again |
        initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem | In custom layouts, an item's attributes at the start and end of an animation | They are never requested | Nothing is animated
        UIScrollView.bounces, UIScrollView.decelerationRate | Bouncing and momentum | A drag scrolls exactly as far as the finger moves |
        UIScrollView.zoom(to:animated:), viewForZooming(in:) | Zooming | Nothing zooms |
        UIPinchGestureRecognizer, UIRotationGestureRecognizer, numberOfTouchesRequired | Gestures with several fingers | They are never recognised | Simulated touches use one finger
        scroll indicators, flashScrollIndicators | Scroll indicators | They are not drawn |
        """#
}
