/// The part of `SupportRows` about the limits of app builds.
extension SupportRows {
    /// Rows about `cellsim app`.
    static let apps = #"""
        Objective-C, C, bridging header | Objective-C, C and bridging headers | They are not compiled; each Objective-C source is reported. With `cellsim app`, Swift sees what headers declare, and methods return default values |
        xcmappingmodel | Mapping models of Core Data | They are left out | They need Apple's tools
        .metal, shaders | Shaders | They are left out | They need Apple's tools
        intentdefinition | Intent definitions and other files that need Apple's tools | They are left out | They need Apple's tools
        script phases | Script build phases of a project | They do not run |
        Swift packages, missing packages | Packages that are not next to the project and that Swift Package Manager cannot fetch | They are left out |
        dependent packages | Packages that need a missing package | They are built without the missing package; their resources are placed next to the app's |
        stand-in members, localized | Members that a missing package declares | A stand-in returns the value it is called on (`"title".localized` is `title`), and one message reports it |
        CocoaPods, Carthage | Pods and Carthage frameworks other than checked-in Swift sources | They are left out |
        Tuist | Accessors for resources that Tuist generates, such as `ShopAsset.logo` | They are not generated, and code that needs them is left out | `Project.swift` is compiled and run, and the package lists of `Tuist` are read
        Bazel | Macros, functions and generated files of Bazel | They are not run; the arguments of calls say what is built | `cellsim app` reads `BUILD` files
        Bundle.init(for:), Bundle(for:) | Bundles of the project's frameworks | `Bundle(for:)` returns the app's bundle, which contains their resources | Frameworks are linked into the app
        Bundle.init(identifier:), Bundle(identifier:) | Bundle identifiers of frameworks | `Bundle(identifier:)` finds only the app's bundle |
        CELLSIM_LANGUAGE | The system's language | Texts are in English or, if the app has no English texts, in its development language. `CELLSIM_LANGUAGE` selects another language |
        lproj files | In the chosen language, translated files other than nibs, storyboards and string tables | Foundation finds such files by its own rules |
        NSStringDeviceSpecificRuleType | Texts for devices other than the phone | The phone's text is used |
        inflect | Grammar agreement (`inflect`) | The text is not inflected |
        NSStringVariableWidthRuleType | Texts that depend on the width (`NSStringVariableWidthRuleType`) | The rule is not applied |
        app gallery | In the gallery, storyboard prototypes and views that load their own XIB | The gallery shows only the top-level views of XIBs |
        UIApplicationDelegate, UIApplicationDelegateAdaptor | Events of the app's delegate after the launch, and delegates of SwiftUI apps | Tests and the gallery launch the app once, and its state does not change afterwards. The delegate of a SwiftUI app is not created |
        """#

    /// Rows about the sources that `cellsim test` adapts.
    static let adapted = #"""
        extension overrides | Overriding a UIKit member in an extension of a UIKit class | A warning names the line, and the override is never called | Swift has no Objective-C categories
        overrides across modules | Overriding a member that another module's extension declares, also one of UIKit, such as `isDescendant(of:)` | Only calls in the module reach the override; in generic and local classes, a warning names the line, and nothing calls it | Swift has no overrides of extensions' members
        class methods by name, NSSelectorFromString | Finding class methods by name | The methods are not found |
        perform, perform(_:) | Calling a method by name, if it throws, is asynchronous, takes a closure or takes more than three arguments | The method is not found |
        perform results | Results of `perform` | `perform` returns nil |
        optional subscripts | Optional protocol requirements that are subscripts | They are not supported |
        Weak<any P> | `Weak<any P>` for a protocol that only `@objc` makes class-bound | The code does not compile |
        class_addMethod, method_exchangeImplementations, swizzling | Functions of the Objective-C runtime | They have no effect | No class has methods in that runtime
        accessibility overrides | Overriding accessibility members in `NSObject` subclasses that do not derive from a UIKit class | Only code that knows the class reads them | An extension of `NSObject` declares these members
        UIWindowScene, UIScene | Scenes other than the first one | There is only one scene. Its delegate gets the events of the launch |
        UIViewControllerAnimatedTransitioning | Custom transitions | The types exist but do nothing, and delegates are never called |
        UIPointerInteraction | Pointers | The types exist but do nothing, and delegates are never called |
        UIDynamicAnimator | Dynamics | The types exist but do nothing, and delegates are never called |
        UIActivity | Activities | The types exist but do nothing, and delegates are never called |
        UIImagePickerController, UIDocumentPickerViewController | Pickers of files and images | The types exist but do nothing, and delegates are never called |
        UIPrintInteractionController | Printing | The types exist but do nothing, and delegates are never called |
        action arguments | A third argument of an action method | The argument is nil | No sender in UIKit passes a third argument
        QuartzCore exports, QuartzCore | Importing `QuartzCore` without UIKit's names | `QuartzCore` exports all names of UIKit |
        missing members of standard types | Finding out whether a missing package declares a member of a standard type (`"title".localized`) | `cellsim app` reports the compiler's error; with `--accept-cuts`, it leaves the line out |
        Quick, QuickSpec | Separate tests for the examples of Quick specs, and subclasses of `QuickConfiguration` | One test, `testExamples`, runs all examples of a spec; configurations are not called | XCTest on Linux runs only methods in the sources
        AsyncSpec | Asynchronous specs of Quick | They compile and are listed as not run; to run one, call it in a method of an `XCTestCase` | XCTest on Linux does not find them
        #selector | Checking argument labels in `#selector` | Only the method's name is checked, and only in classes with known superclasses |
        self.init, type.init | `self.init()` in a protocol extension, and `type.init()`, if the `init()` is private, inherited from another module, or inherited past a subclass's designated initialisers | `init(frame:)` or `init(nibName:bundle:)` is called |
        AnyObject lookup | Members of `AnyObject`, unless a cast is written (`(view as AnyObject).priority`) and one class has the member | The compiler reports an error | Objective-C finds such members at run time
        NSKeyValueObserving, addObserver | Observing by name, except `dynamic` properties of adapted classes, lists from `mutableArrayValue(forKey:)`, and keys passed to `didChangeValue(forKey:)` | Changes are not reported |
        key paths | Observing key paths that consist of several names | Such key paths are not followed |
        NSCompoundPredicate.subpredicates | The parts of a compound predicate (`subpredicates`) | They are not available |
        anchorWithOffset | Negative distances from `anchorWithOffset(to:)` | Distances are at least 0 |
        forwardingTarget | Message forwarding (`forwardingTarget(for:)`) | The method is never called |
        """#
}
