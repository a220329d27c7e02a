extension SupportRows {
    /// `cellsim app`.
    static let apps = #"""
        Objective-C, C, bridging header | Objective-C, C and bridging headers | They are not compiled; each Objective-C source is reported |
        xcmappingmodel | Mappings of data models | They are left out | They need Apple's tools
        .metal, shaders | Shaders | They are left out | They need Apple's tools
        intentdefinition | Intents and other files that need Apple's tools | They are left out | They need Apple's tools
        script phases | Script phases of a project | They are not run |
        Swift packages, missing packages | Packages that are not next to the project and that Swift's package manager cannot get | They are left out |
        dependent packages | Packages that need a missing package | They are built without it; their resources are next to the app's |
        stand-in members, localized | Members of missing packages | The stand-in returns the value it is called on (`"title".localized` is `title`), with one message |
        CocoaPods, Carthage | Pods and Carthage frameworks other than checked-in Swift sources | They are left out |
        Tuist, XcodeGen | Programs that generate projects | They are not run; the folder decides which sources belong to the app |
        Bundle.init(for:), Bundle(for:) | Bundles of the project's frameworks | `Bundle(for:)` returns the app's bundle, which has their resources | Frameworks are linked into the app
        Bundle.init(identifier:), Bundle(identifier:) | Bundle identifiers of frameworks | `Bundle(identifier:)` knows only the app's |
        CELLSIM_LANGUAGE | The system's language | Texts are English, or otherwise in the app's development language; `CELLSIM_LANGUAGE` selects another |
        lproj files | Translated files other than nibs, storyboards and string tables in the chosen language | Foundation finds them by its own rules |
        NSStringDeviceSpecificRuleType | Texts for devices other than the phone | The phone's text is used |
        inflect | Grammar agreement (`inflect`) | The text is not inflected |
        NSStringVariableWidthRuleType | Texts by width (`NSStringVariableWidthRuleType`) | The rule is not applied |
        app gallery | Storyboard prototypes and views that load their own XIB in the gallery | The gallery shows the top-level views of XIBs, without data |
        UIApplicationDelegate | The app's delegate | It is not created |
        """#

    /// Sources that `cellsim test` adapts.
    static let adapted = #"""
        extension overrides | An extension of a UIKit class that overrides a member of UIKit | A warning names its line, and the override is never called | Swift's classes have no categories
        overrides across modules | Overriding in another module what a public extension of a UIKit class declares | The compiler reports an error |
        class methods by name, NSSelectorFromString | Finding class methods by name | They are not found |
        perform, perform(_:) | Calling by name methods that throw, are asynchronous, or take closures or more than three arguments | They are not found |
        perform results | Results of `perform` | It returns nil |
        optional subscripts | Optional protocol requirements that are subscripts | They are not supported |
        Weak<any P> | `Weak<any P>` of a protocol that is class-bound only by `@objc` | It does not compile |
        class_addMethod, method_exchangeImplementations, swizzling | Objective-C's run-time functions | They have no effect | No class has methods there
        accessibility overrides | Overriding accessibility members in `NSObject` subclasses that do not derive from a UIKit class | It does not compile | An extension of `NSObject` declares them
        UIWindowScene, UIScene | Scenes | The types exist without effect, and delegates are not called |
        UIViewControllerAnimatedTransitioning | Custom transitions | The types exist without effect, and delegates are not called |
        UIPointerInteraction | Pointers | The types exist without effect, and delegates are not called |
        UIDynamicAnimator | Dynamics | The types exist without effect, and delegates are not called |
        UIActivity | Activities | The types exist without effect, and delegates are not called |
        UIImagePickerController, UIDocumentPickerViewController | Pickers of files and images | The types exist without effect, and delegates are not called |
        UIPrintInteractionController | Printing | The types exist without effect, and delegates are not called |
        action arguments | A third argument of an action | It is nil | No sender in UIKit passes one
        QuartzCore exports, QuartzCore | Importing `QuartzCore` without UIKit's names | `QuartzCore` exports all names of UIKit |
        missing members of standard types | Finding out whether a member of a standard type (`"title".localized`) comes from a missing package | `cellsim app` reports the compiler's error; `--accept-cuts` leaves the line out |
        Quick, QuickSpec | Quick's specs | They compile and are listed as not run; call them in a method of an `XCTestCase` | Nothing finds them on Linux
        #selector | Argument labels in `#selector` | Only the method's name is checked, and only in classes with known superclasses |
        self.init, type.init | `self.init()` in a protocol's extension, and `type.init()`, for an `init()` that is private, inherited from another module, or inherited past a subclass's designated initialisers | `init(frame:)` or `init(nibName:bundle:)` is called |
        AnyObject lookup | Members of `AnyObject` (`(view as AnyObject).priority`) | The compiler reports an error | Objective-C finds them at run time
        NSKeyValueObserving, addObserver | Observing by name anything other than `dynamic` properties of adapted classes, lists of `mutableArrayValue(forKey:)` and calls of `didChangeValue(forKey:)` | No change is reported |
        key paths | Observing key paths of several names | They are not followed |
        NSCompoundPredicate.subpredicates | Parts of predicates | They are not available |
        anchorWithOffset | Negative distances of `anchorWithOffset(to:)` | Distances are at least 0 |
        forwardingTarget | Message forwarding (`forwardingTarget(for:)`) | It is not called |
        """#
}
