extension SupportRows {
    /// Snapshot tests, the cache and picture files.
    static let snapshots = #"""
        SwiftUI | SwiftUI views | In files that import SwiftUI, declarations and members that use SwiftUI are left out, and so is code that uses those; one line per module lists them | SwiftUI is not available on Linux
        SwiftUI bodies | Functions whose body alone needs SwiftUI | They compile; a call stops the program, and a test fails as not run |
        SwiftUI references | Code in other files that names a left-out declaration | The compiler reports an error; `cellsim app` leaves the code out |
        inline snapshots, assertInlineSnapshot | Inline snapshots | They are not available |
        custom dumps, customDump | Custom dumps | They are not available |
        WKWebView snapshots | Snapshots of web views | The background is drawn | No page is loaded
        SCNScene, SKScene, scene snapshots | Snapshots of SceneKit and SpriteKit scenes | They are not available | Scenes are not drawn
        Swift Testing @MainActor, async snapshots | In Swift Testing on the main actor, snapshots that the main queue delivers later | They time out | The test occupies the main actor
        drawHierarchyInKeyWindow | `drawHierarchyInKeyWindow` | It has no effect | There is one way of drawing
        XCTAttachment | Attachments of XCTest | The images are written next to the failed image | XCTest on Linux has no attachments
        FBSnapshotVerifyView, iOSSnapshotTestCase macros | Objective-C tests and macros of `iOSSnapshotTestCase` | They are not available | Objective-C is not compiled
        snapshot cache, standard input | Caching of documents and data from the standard input in `cellsim snapshot` | They are drawn each time |
        stopped runs | Caching of pictures of a run that was stopped | They are drawn again |
        ldconfig, installed libraries | Noticing a library for WebP, HEIF, colour profiles or PDF that was copied by hand | The cache notices it when `/etc/ld.so.cache` is written again. Installed libraries count by their content |
        cache paths | Sharing cached pictures between projects at different paths, or runs from different folders | Each path and folder has its own pictures |
        cellsim accept, Snapshotting.data | Accepting data of the strategy `data` | Record it instead; `cellsim accept` takes images and text |
        image size | Images of more than 2^27 pixels (512 MiB) | They are rejected |
        gAMA, PNG gamma | Gamma in PNG files | It is not applied |
        grey profiles | Colour profiles of grey images | They are not applied |
        animated WebP | Animated WebP files | They are rejected |
        HEIF sequences | Further images of a HEIF file | The first image is used |
        WebP, HEIF, libwebp7, libheif1, liblcms2-2 | WebP, HEIF and colour profiles without Debian's libwebp7, libheif1 and liblcms2-2 | The image is not drawn, and the message names the missing library |
        """#

    /// `lint --accessibility`, `reuse`, reports, `gallery` and `serve`.
    static let audits = #"""
        44 points, touch targets | The 44-point check of UIKit's controls with a fixed height (switches, sliders, segments, text fields) | They are not measured | Your code cannot change their height
        bar item audit | Accessibility checks of bar items | They are not checked |
        contrast on images | The contrast of text on pictures | It is not measured | The check needs one frequent colour behind the text
        contrast of other text | The contrast of text outside labels (buttons have labels too) | It is not measured |
        symbol labels | Accessibility labels of symbols | The audit assumes that each symbol has one |
        custom class properties, cellsim reuse | Properties of your own classes that have no visible effect | `reuse` does not find leaks in them |
        nested cells | Cells of tables and collections inside a cell | `reuse` compares only their pixels |
        asynchronous configuration | What a configuration does after it returns, for example loading images | `reuse` does not see it |
        user changes | What the user does to a cell | `reuse` does not see it |
        ambiguous frames | Frames that constraints leave open | `reuse` does not compare them | Layout may choose different values each time
        report heat map, report folder | The heat map of a report whose images are in a folder next to it, opened from disk | The brightened difference on black is shown, without the pale reference | A browser does not let the page read the pixels
        gallery reuse | Reuse checks with more than eight records in `gallery` and `serve` | Each cell with data is checked with eight records |
        gallery frames | Frames of cases that show rows of data | They are not shown |
        gallery constraints | Drawings of constraints | Constraints are shown as equations |
        serve network file systems | Changed files on network file systems in `serve` | They are not noticed | The system does not report them
        serve folders | More than 8,192 folders in `serve` | Changes in further folders are not noticed |
        serve resources | Redrawing only the documents that use a changed image, font or translation table | All documents are drawn again |
        """#

    /// Tables, collections, scrolling and touches.
    static let tables = #"""
        UITableView.rowHeight, row height | Row heights that are not whole pixels | They are rounded |
        UITableView.performBatchUpdates, UITableView.insertRows | Animated updates, selection and scrolling | They end at once | Nothing is animated
        UISearchController, UISearchController.searchResultsUpdater | Presenting search results | Results are not shown |
        UISwipeActionsConfiguration, UIContextualAction, swipe actions | Swipe actions | They are not shown |
        UIContextMenuInteraction, context menus | Context menus | They are not shown |
        UIDragInteraction, UIDropInteraction, drag and drop | Drag and drop | Nothing is dragged |
        UIFocusSystem, focus | Focus | Nothing has the focus |
        UIRefreshControl | Refresh controls | They are not drawn |
        UITableView.setEditing(_:animated:), editing rows | Confirming the deletion of a row | The minus button deletes at once |
        reorder handle | Dragging a row by its handle | The handle is drawn and cannot be dragged |
        scroll view properties | Properties for focus, dragging of rows, paging, zooming, scroll indicators, readable width and the safe areas of cells | They are stored without effect; docs/UIKit.md lists each |
        UITableViewCell.layoutMargins | Vertical margins of table cells that grow at accessibility text sizes | The margins stay as they are | No public source gives the amounts
        UITableViewCell.selectionStyle | Clearing the backgrounds of a highlighted row's subviews | The subviews keep their backgrounds | Only UIKit's oldest selection style does this
        row count, numberOfRowsInSection | Tables of more than 100,000,000 rows | They are not supported |
        item count, numberOfItemsInSection | Collections of more than 10,000,000 items | They are not supported |
        infinite frames, CGRect.infinite | Infinite frames | They are not supported |
        orthogonalScrollingBehavior | Scrolling of compositional sections that scroll on their own | They stay at their start |
        UICollectionLayoutListConfiguration, NSDiffableDataSourceSectionSnapshot | Outlines in collection lists | They are flat |
        UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider | Swipe actions in collection lists | They are not shown |
        NSCollectionLayoutSection.list | Separators of a list section among other sections | They are not drawn |
        UICollectionViewLayoutInvalidationContext, invalidateLayout(with:) | Partial invalidation of custom layouts | The layout gets the context, and everything is computed again |
        initialLayoutAttributesForAppearingItem, finalLayoutAttributesForDisappearingItem | First and last attributes of an animation in custom layouts | They are not requested | Nothing is animated
        UIScrollView.bounces, UIScrollView.decelerationRate | Bouncing and momentum | A drag scrolls as far as the finger goes |
        UIScrollView.zoom(to:animated:), viewForZooming(in:) | Zooming | Nothing zooms |
        UIPinchGestureRecognizer, UIRotationGestureRecognizer, numberOfTouchesRequired | Gestures with several fingers | They are never recognised | There is one finger
        scroll indicators, flashScrollIndicators | Scroll indicators | They are not drawn |
        """#
}
