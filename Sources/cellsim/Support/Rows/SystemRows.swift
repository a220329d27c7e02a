/// The part of `SupportRows` about the limits of the platform and of iOS versions.
extension SupportRows {
    /// Rows about the machine, Foundation on Linux and the simulated iOS versions.
    static let systems = #"""
        HarfBuzz, ICU, libharfbuzz0b, libicu72 | Text beyond plain Latin, if HarfBuzz and ICU (Debian's libharfbuzz0b and libicu72) are not installed | The program names the missing library and exits with code 127 | The libraries are loaded only when such text appears
        XCTest @MainActor | Synchronous `@MainActor` tests in XCTest on Linux | XCTest crashes; write `@preconcurrency @MainActor` instead | This is a bug in XCTest on Linux
        NSObject.awakeFromNib, awakeFromNib | Overriding `awakeFromNib()` in a nib's objects whose class does not derive from a UIKit class | Adopt the protocol `NibAwakening`; subclasses of UIKit's classes override the method as usual | Linux's `NSObject` does not declare it
        NSObject.setValue(_:forKey:), setValue | Overriding `setValue(_:forKey:)` in a nib's objects whose class does not derive from a UIKit class | Adopt the protocol `KeyValueReceiving`; subclasses of UIKit's classes override the method as usual | Linux's `NSObject` does not declare it
        private keys, value(forKey:) | Keys of UIKit's classes that no header declares, such as `UISearchBar.cancelButton` | Most have no effect, and their value is nil; keys of a search bar, a placeholder and a controller's bars work | Public API exists for nearly all of them
        KVO, NSKeyValueObservation | Key-value observation of Foundation's own objects | Changes are not reported |
        --system, UIDevice.systemVersion | Systems other than iOS 17 (the default) and iOS 26 (`--system 26`) | Choose one of the two |
        #available | `#available` in sources that are compiled unchanged | The condition is always true; sources that `cellsim test` adapts see the simulated system |
        """#

    /// Rows about `--system 26`.
    static let iOS26 = #"""
        Mac Catalyst measurements | iPhone sizes for values that were measured with Mac Catalyst | The Mac's sizes are used; the tables in `Sources/UIKit/Base/Systems` name the source of each value | No other measurements are public
        Liquid Glass, UIGlassEffect | Refraction and reflections of glass, and its adaptation to the content behind it | A blurred, tinted plate is drawn |
        glass-blur | How strongly glass blurs the content behind it | The value is a guess | Content behind glass is visible but not legible
        glass-rim | The bright rim of glass | The value is a guess | The value imitates the system's own apps
        glass-shadow | The shadow of glass | The value is a guess | The value imitates the system's own apps
        glass-clear | How clear glass looks | The value is a guess | Content behind clear glass is legible
        glass-tint | How coloured glass looks | The value is a guess | The value imitates the system's own apps
        edge-fade | How content fades out under bars | The value is a guess | The value imitates the system's own apps
        shared-plate | The width of a glass plate that several images share | The value is a guess | One published view hierarchy has a button of 38 points; the plate adds 4 points at its ends
        tab-plate-at-edge | The position of the tab bar on screens without a home indicator | The value is a guess | The tab bar is as far from the edge as other glass plates
        search-capsule | The corners of search fields | The value is a guess | The value imitates the system's own apps
        stepper-radius | The corners of steppers | The value is a guess | They are as round as those of other controls
        separator-end | Where separators end | The value is a guess | They end as far from the edge as they begin
        alert-words | How alerts align their text | The value is a guess | A recording shows a single line centred; otherwise the value imitates the system's own apps
        alert-buttons | How alerts fill their buttons with colour | The value is a guess | The value imitates the system's own apps
        iOS 26 text metrics | Text metrics of iOS 26 | The metrics of iOS 17 are used |
        iOS 26 root margins | Root margins of iOS 26 | The margins of iOS 17 are used |
        iOS 26 sheets | Sheets of iOS 26 | Sheets look as they do on iOS 17 |
        iOS 26 menus | Menus of iOS 26 | Menus look as they do on iOS 17 |
        iOS 26 pickers | Pickers of iOS 26 | Pickers look as they do on iOS 17 |
        iOS 26 page controls | Page controls of iOS 26 | Page controls look as they do on iOS 17 |
        iOS 26 progress views | Progress views and activity indicators of iOS 26 | They look as they do on iOS 17 |
        iOS 26 row selection | Row selection of iOS 26 | The selection looks as it does on iOS 17 |
        iOS 26 iPad bars | iPad bars of iOS 26 (tabs at the top, titles at the left) | Bars look as they do on iOS 17 |
        iOS 26 custom bar items | The glass plate around a bar item's custom view on iOS 26 | No plate is drawn |
        iOS 26 search fields | Search fields at the bottom of the screen on iOS 26 | They are shown in the navigation bar |
        iOS 26 tab bars, UITabBarController.tabBarMinimizeBehavior | Tab bars that shrink or have an accessory on iOS 26 | The tab bar keeps its size |
        iOS 26 compact bars | Compact bar heights of iOS 26 | The heights of iOS 17 are used |
        glass button titles, UIButton.Configuration.glass | The colour of titles on glass buttons | The colour is a guess |
        UIGlassContainerEffect | Glass plates that merge in a `UIGlassContainerEffect` | Each plate is drawn separately |
        UIBackgroundExtensionView | Mirrored edges of `UIBackgroundExtensionView` | The edges are not mirrored |
        setNeedsUpdateProperties | Updating properties without layout (`setNeedsUpdateProperties()`) | The call also requests layout |
        UINavigationItem.subtitle | Subtitles of bars | They are stored but have no effect |
        UIBarButtonItem.badge | Badges of bar items | They are stored but have no effect |
        UIScrollEdgeEffect, UIScrollView.topEdgeEffect | Edge effects of scroll views | They are stored but have no effect |
        UITabAccessory, UITabBarController.bottomAccessory | Accessories of tab bars | They are stored but have no effect |
        UISlider.TrackConfiguration | Slider tracks with ticks | They are not available |
        UITextEffectView | `UITextEffectView` | It is not available |
        @Observable, Observation | Tracking of `@Observable` objects | Views are not updated |
        canvas with --system 26 | Choosing a system for Interface Builder's canvas | The canvas follows the Xcode version that saved the document | Interface Builder does the same
        """#
}
