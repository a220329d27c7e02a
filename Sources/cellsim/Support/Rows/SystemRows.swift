extension SupportRows {
    /// The machine, Linux's Foundation and the simulated systems.
    static let systems = #"""
        HarfBuzz, ICU, libharfbuzz0b, libicu72 | Text beyond plain Latin without HarfBuzz and ICU (Debian's libharfbuzz0b and libicu72) | The program names the missing library and ends with 127 | They are loaded with the first such text
        XCTest @MainActor | Synchronous `@MainActor` tests in XCTest on Linux | XCTest crashes; write `@preconcurrency @MainActor` | A fault of XCTest on Linux
        NSObject.awakeFromNib, awakeFromNib | Overriding `awakeFromNib()` in a nib's objects that do not derive from a UIKit class | Adopt the protocol `NibAwakening`; subclasses of UIKit's classes override as usual | Linux's `NSObject` does not declare it
        NSObject.setValue(_:forKey:), setValue | Overriding `setValue(_:forKey:)` in a nib's objects that do not derive from a UIKit class | Adopt the protocol `KeyValueReceiving`; subclasses of UIKit's classes override as usual | Linux's `NSObject` does not declare it
        private keys, value(forKey:) | Keys of UIKit's classes that no header declares, such as `UISearchBar.cancelButton` | Most have no effect, and their value is nil; keys of a search bar, a placeholder and a controller's bars work | Public API exists for nearly all of them
        KVO, NSKeyValueObservation | Key-value observation of Foundation's own objects | No change is reported |
        --system, UIDevice.systemVersion | Systems other than iOS 17 (the default) and iOS 26 (`--system 26`) | Use one of the two |
        #available | `#available` in sources that are compiled unchanged | It is always true; sources that `cellsim test` adapts see the simulated system |
        """#

    /// `--system 26`.
    static let iOS26 = #"""
        Mac Catalyst measurements | iPhone sizes for values measured with Mac Catalyst | The Mac's sizes are used; the tables in `Sources/UIKit/Systems` name each source | No other measurement is public
        Liquid Glass, UIGlassEffect | Refraction and reflections of glass, and its adaptation to the content behind it | A blurred, tinted plate is drawn |
        glass-blur | How strongly glass blurs the content behind it | The value is a guess | Content behind glass is visible but not legible
        glass-rim | The bright rim of glass | The value is a guess | It follows the system's own apps
        glass-shadow | The shadow of glass | The value is a guess | It follows the system's own apps
        glass-clear | How clear glass looks | The value is a guess | Content behind clear glass is legible
        glass-tint | How coloured glass looks | The value is a guess | It follows the system's own apps
        edge-fade | How content fades out under bars | The value is a guess | It follows the system's own apps
        shared-plate | The width of plates that images share | The value is a guess | A button of 38 points in one published view hierarchy, and 4 points at the ends of the plate
        tab-plate-at-edge | The tab bar on screens without a home indicator | The value is a guess | It is as far from the edge as other plates
        search-capsule | The corners of search fields | The value is a guess | It follows the system's own apps
        stepper-radius | The corners of steppers | The value is a guess | They are as round as other controls
        separator-end | Where separators end | The value is a guess | They end as far from the edge as they begin
        alert-words | How alerts align their text | The value is a guess | A recording centres a single line; otherwise it follows the system's own apps
        alert-buttons | How alerts fill their buttons | The value is a guess | It follows the system's own apps
        iOS 26 text metrics | Text metrics of iOS 26 | Those of iOS 17 are used |
        iOS 26 root margins | Root margins of iOS 26 | Those of iOS 17 are used |
        iOS 26 sheets | Sheets of iOS 26 | Those of iOS 17 are drawn |
        iOS 26 menus | Menus of iOS 26 | Those of iOS 17 are used |
        iOS 26 pickers | Pickers of iOS 26 | Those of iOS 17 are drawn |
        iOS 26 page controls | Page controls of iOS 26 | Those of iOS 17 are drawn |
        iOS 26 progress views | Progress views and activity indicators of iOS 26 | Those of iOS 17 are drawn |
        iOS 26 row selection | Row selection of iOS 26 | That of iOS 17 is drawn |
        iOS 26 iPad bars | iPad bars of iOS 26 (tabs at the top, titles at the left) | Bars of iOS 17 are drawn |
        iOS 26 custom bar items | Plates around a bar item's own view on iOS 26 | No plate is drawn |
        iOS 26 search fields | Search fields at the lower edge of the screen on iOS 26 | They are in the navigation bar |
        iOS 26 tab bars, UITabBarController.tabBarMinimizeBehavior | Tab bars that shrink or have an accessory on iOS 26 | The tab bar keeps its size |
        iOS 26 compact bars | Compact bar heights of iOS 26 | Those of iOS 17 are used |
        glass button titles, UIButton.Configuration.glass | The colour of titles on glass buttons | The colour is a guess |
        UIGlassContainerEffect | Plates of `UIGlassContainerEffect` that flow into each other | They are drawn separately |
        UIBackgroundExtensionView | Mirrored edges of `UIBackgroundExtensionView` | The edges are not mirrored |
        setNeedsUpdateProperties | Updating properties without layout (`setNeedsUpdateProperties()`) | Layout is requested too |
        UINavigationItem.subtitle | Subtitles of bars | They are stored without effect |
        UIBarButtonItem.badge | Badges of bar items | They are stored without effect |
        UIScrollEdgeEffect, UIScrollView.topEdgeEffect | Edge effects of scroll views | They are stored without effect |
        UITabAccessory, UITabBarController.bottomAccessory | Accessories of tab bars | They are stored without effect |
        UISlider.TrackConfiguration | Slider tracks with ticks | They are not available |
        UITextEffectView | `UITextEffectView` | It is not available |
        @Observable, Observation | Tracking of `@Observable` objects | Views are not updated |
        canvas with --system 26 | Choosing a system for Interface Builder's canvas | The canvas follows the version of the tools that saved the document | Interface Builder does so
        """#
}
