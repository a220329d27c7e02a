extension SupportRows {
    /// XIBs and storyboards.
    static let documents = #"""
        popoverPresentation, popover, segue, UIPopoverPresentationController | Popover segues with an arrow | The destination covers the whole screen | Presentations have one style
        sheet segue, sheet, segue | Sheet segues | The destination covers the whole screen | Presentations have one style
        IBSegueAction, segue action, segue | Segue actions | The action is not called; the destination is made by `init(coder:)` |
        UIStoryboardSegue, custom segue, segue | Animations of custom segues | `perform()` runs and the change takes effect at once | Nothing is animated
        UIHostingController, hostingController | SwiftUI content | A field shows the type of the root view; a storyboard's hosting controller shows its background | SwiftUI is not available on Linux
        glkViewController, GLKViewController | GLKit controllers in documents | The background is shown | Views of other frameworks are not drawn
        avPlayerViewController, AVPlayerViewController | Movies in documents | The background is shown | Views of other frameworks are not drawn
        searchDisplayController, UISearchDisplayController | Search results | The outlets are connected and no results are shown |
        keyCommand, UIKeyCommand | Key presses | Key commands are stored and never run | There is no keyboard
        render prototypes, --data | Table and collection content without your code in `cellsim render` | Each prototype is shown once; `cellsim snapshot` reports this too | `render` does not run your app
        missing image | Images that are not found in `cellsim render` | A crossed box of the recorded size is drawn; `cellsim snapshot` reports it and does not record the picture |
        viewControllerPlaceholder, storyboard reference | References to storyboards in other folders in `cellsim render` | An empty controller is shown, with a warning | Only the document's folder is searched
        userDefinedRuntimeAttribute, IBInspectable | Runtime attributes that an app's extension adds to UIKit's classes | A note is printed and the attribute is left out | The extension is known only with the app's code
        size classes, variation | Other attributes that vary by size class when traits change after loading | Installed views and constraints, constants, fonts, colours, margins, images and stack arrangements follow; other attributes keep the loaded value |
        UIStackView autoresizing | On the design canvas, an arranged view's `translatesAutoresizingMaskIntoConstraints` when the document does not set it | `inspect` and `lint` arrange the view, as the running app does |
        --language attributed texts | Translations of attributed texts, badges and possible titles | They keep the text of the document |
        --git-base | Translations in pictures of the other revision | Its documents are drawn without string tables |
        system words | System words (Done, Cancel, Back, …) in languages other than the 21 that have translations | They are English | The words were collected from public apps
        tab bar system items | Translations of a tab bar's system items | They are English |
        accessibility names of symbols | Translations of the accessibility names of symbols in bars | They are English |
        countDownTimer | Translations of the units of a countdown picker | They are English |
        date picker Time label | The word "Time" of an inline date picker in other languages | It is English |
        UISplitViewController columns | A third column and the compact column of a split view controller | At most two columns are shown |
        UISplitViewController.displayMode, preferredDisplayMode, primaryEdge | A split view controller's display mode, style and edge in documents | They are read without effect |
        hidesBarsOnTap, hidesBarsOnSwipe, hidesBarsWhenKeyboardAppears | Hiding bars on touches | The attributes are read without effect |
        titleTextAttributes shadow, titleShadowColor | Shadows of bar titles in documents | They are read without effect |
        attributedString textBlocks | Text blocks of attributed strings in documents | They are read without effect |
        attributedString ligature | Ligature and tightening attributes of attributed strings in documents | They are read without effect |
        dataDetectorType | Data detectors in documents | The attribute is read without effect | Nothing touches links
        wkWebView, webView, mapView | Settings of web and map views in documents | They are read without effect | No page or map is loaded
        mtkView, glkView, sceneKitView, skView, enableSetNeedsDisplay | Settings of graphics views and players in documents | They are read without effect | Views of other frameworks are not drawn
        segmentControlStyle | Old styles of segmented controls | The attribute is read without effect |
        useCurrentDate | The current date as a picker's date | The attribute is read without effect; the picker shows its fixed date | Pictures must not depend on the day
        restorationIdentifier, UIStateRestoring | State restoration | Identifiers are stored and nothing is restored |
        storyboard reference items | Navigation items and tab bar items of a storyboard reference | They are ignored; the referenced scene has its own |
        wantsFullScreenLayout | Layout of iOS 6 (`wantsFullScreenLayout`) | The attribute is read without effect |
        automaticallyAdjustsScrollViewInsets | Layout of iOS 10 (`automaticallyAdjustsScrollViewInsets`) | The attribute is read without effect |
        modalInPopover | `modalInPopover` | The attribute is read without effect |
        colorWell, UIColorWell | Colour wells in documents | An empty view takes its place, with a warning | The element has no class here
        pasteControl, UIPasteControl | Paste buttons in documents | An empty view takes its place, with a warning | The element has no class here
        locationButton, CLLocationButton | Location buttons in documents | An empty view takes its place, with a warning | The element has no class here
        command, menu, UICommand | Menus in documents | They are left out, with a warning | Menus are never opened
        hoverGestureRecognizer, UIHoverGestureRecognizer | Hover recognisers in documents | They are left out, with a warning | There is no pointer
        """#
}
