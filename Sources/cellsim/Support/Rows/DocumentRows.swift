/// The part of `SupportRows` about the limits of XIBs and storyboards.
extension SupportRows {
    /// Rows about XIBs and storyboards.
    static let documents = #"""
        popoverPresentation, popover, segue, UIPopoverPresentationController | Popovers with an arrow, opened by a segue | The destination covers the whole screen | All presentations have one style
        sheet segue, sheet, segue | Sheets opened by a segue | The destination covers the whole screen | All presentations have one style
        IBSegueAction, segue action, segue | Segue actions | The action is not called; `init(coder:)` creates the destination |
        UIStoryboardSegue, custom segue, segue | Animations of custom segues | `perform()` runs, and the change takes effect at once | Nothing is animated
        UIHostingController, hostingController | SwiftUI content | A labelled placeholder shows the type of the root view; a storyboard's hosting controller shows only its background | SwiftUI is not available on Linux
        glkViewController, GLKViewController | GLKit controllers in documents | Only the background is drawn | CellSim does not draw views of other frameworks
        avPlayerViewController, AVPlayerViewController | Movies in documents | Only the background is drawn | CellSim does not draw views of other frameworks
        searchDisplayController, UISearchDisplayController | Search results in documents | The outlets are connected, but no results are shown |
        keyCommand, UIKeyCommand | Key commands in documents | They are stored but never run | There is no keyboard
        render prototypes, --data | In `cellsim render`, table and collection content that your code provides | Each prototype is drawn once; `cellsim snapshot` also reports this | `render` does not run your app
        missing image | In `cellsim render`, images that are not found | A crossed box is drawn in the size that the document records; `cellsim snapshot` reports the image and does not record the picture |
        viewControllerPlaceholder, storyboard reference | In `cellsim render`, references to storyboards in other folders | An empty controller is shown, with a warning | `render` searches only the document's folder
        userDefinedRuntimeAttribute, IBInspectable | Runtime attributes that an app's extension adds to UIKit's classes | The attribute is left out, with a note | Without the app's code, CellSim does not know the extension
        size classes, variation | Some attributes that vary by size class, when traits change after loading | Installed views and constraints, constants, fonts, colours, margins, images and stack arrangements change; all other attributes keep the loaded value |
        UIStackView autoresizing | On Interface Builder's canvas, a document that does not set an arranged view's `translatesAutoresizingMaskIntoConstraints` | `inspect` and `lint` let the stack arrange the view, as the running app does |
        --language attributed texts | Translations of attributed texts, badges and `possibleTitles` | The text of the document is shown |
        --git-base | With `--git-base`, translations in pictures of the other revision | That revision's documents are drawn without string tables |
        system words | System words (Done, Cancel, Back, …) in languages other than the 21 that have translations | The English words are shown | The translations were collected from public apps
        tab bar system items | Translations of a tab bar's system items | The titles are English |
        accessibility names of symbols | Translations of the accessibility names of symbols in bars | The names are English |
        countDownTimer | Translations of the units of a countdown picker | The units are English |
        date picker Time label | The word "Time" of an inline date picker in languages other than English | The word is English |
        UISplitViewController columns | A third column and the compact column of a split view controller | At most two columns are shown |
        UISplitViewController.displayMode, preferredDisplayMode, primaryEdge | A split view controller's display mode, style and edge in documents | The attributes are read but have no effect |
        hidesBarsOnTap, hidesBarsOnSwipe, hidesBarsWhenKeyboardAppears | Hiding bars on a tap, on a swipe, or when the keyboard appears | The attributes are read but have no effect |
        titleTextAttributes shadow, titleShadowColor | Shadows of bar titles in documents | The attributes are read but have no effect |
        attributedString textBlocks | Text blocks of attributed strings in documents | The text blocks are read but have no effect |
        attributedString ligature | Ligature and tightening attributes of attributed strings in documents | The attributes are read but have no effect |
        dataDetectorType | Data detectors in documents | The attribute is read but has no effect | Nobody taps the links
        wkWebView, webView, mapView | Settings of web and map views in documents | The settings are read but have no effect | No page or map is loaded
        mtkView, glkView, sceneKitView, skView, enableSetNeedsDisplay | Settings of graphics views and players in documents | The settings are read but have no effect | CellSim does not draw views of other frameworks
        segmentControlStyle | Old styles of segmented controls | The attribute is read but has no effect |
        useCurrentDate | The current date as a picker's date | The attribute is read but has no effect; the picker shows its fixed date | Pictures must not depend on the day
        restorationIdentifier, UIStateRestoring | State restoration | Identifiers are stored, but nothing is restored |
        storyboard reference items | Navigation items and tab bar items of a storyboard reference | They are ignored; the referenced scene provides its own |
        wantsFullScreenLayout | Layout of iOS 6 (`wantsFullScreenLayout`) | The attribute is read but has no effect |
        automaticallyAdjustsScrollViewInsets | Layout of iOS 10 (`automaticallyAdjustsScrollViewInsets`) | The attribute is read but has no effect |
        modalInPopover | `modalInPopover` | The attribute is read but has no effect |
        colorWell, UIColorWell | The ring and the picker of colour wells | The ring is grey, and a tap opens no picker | No measurements of the ring are public
        pasteControl, UIPasteControl | Paste buttons in documents | An empty view replaces each, with a warning | CellSim has no class for this element
        locationButton, CLLocationButton | Location buttons in documents | An empty view replaces each, with a warning | CellSim has no class for this element
        command, menu, UICommand | Menus in documents | They are left out, with a warning | Menus are never opened
        hoverGestureRecognizer, UIHoverGestureRecognizer | Hover recognisers in documents | They are left out, with a warning | There is no pointer
        """#
}
