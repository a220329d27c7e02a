import Foundation
@_spi(UIKitModules) import UIKitViews

// Names of UIKit types and constants in Swift 4, which older apps and packages still use.

/// The name of `UITableViewCell.CellStyle` in Swift 4.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewCell.SelectionStyle` in Swift 4.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.AccessoryType` in Swift 4.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.EditingStyle` in Swift 4.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.SeparatorStyle` in Swift 4.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.StateMask` in Swift 4.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UITableView.Style` in Swift 4.
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITableView.ScrollPosition` in Swift 4.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.RowAnimation` in Swift 4.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UICollectionView.ScrollPosition` in Swift 4.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UICollectionView.ScrollDirection` in Swift 4.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UIView.ContentMode` in Swift 4.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.AutoresizingMask` in Swift 4.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.AnimationOptions` in Swift 4.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` in Swift 4.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.TintAdjustmentMode` in Swift 4.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIControl.State` in Swift 4.
public typealias UIControlState = UIControl.State
/// The name of `UIControl.Event` in Swift 4.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.ContentVerticalAlignment` in Swift 4.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIControl.ContentHorizontalAlignment` in Swift 4.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIButton.ButtonType` in Swift 4.
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UIBarButtonItem.Style` in Swift 4.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` in Swift 4.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIActivityIndicatorView.Style` in Swift 4.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIAlertAction.Style` in Swift 4.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` in Swift 4.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIGestureRecognizer.State` in Swift 4.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `NSLayoutConstraint.Axis` in Swift 4.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `UIStackView.Alignment` in Swift 4.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIStackView.Distribution` in Swift 4.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UITextField.BorderStyle` in Swift 4.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.ViewMode` in Swift 4.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UISearchBar.Style` in Swift 4.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISearchBar.Icon` in Swift 4.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UIImage.RenderingMode` in Swift 4.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.Orientation` in Swift 4.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIBlurEffect.Style` in Swift 4.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIFont.TextStyle` in Swift 4.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIEvent.EventType` in Swift 4.
public typealias UIEventType = UIEvent.EventType
/// The name of `UITouch.Phase` in Swift 4.
public typealias UITouchPhase = UITouch.Phase
/// The name of `UIApplication.State` in Swift 4.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIApplication.LaunchOptionsKey` in Swift 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` in Swift 4.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIPageViewController.NavigationDirection` in Swift 4.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` in Swift 4.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.TransitionStyle` in Swift 4.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIScrollView.IndicatorStyle` in Swift 4.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` in Swift 4.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` in Swift 4.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UIDatePicker.Mode` in Swift 4.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `NSLayoutConstraint.Relation` in Swift 4.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSLayoutConstraint.Attribute` in Swift 4.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.FormatOptions` in Swift 4.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The name of `UITableView.automaticDimension` in Swift 4.
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UIView.noIntrinsicMetric` in Swift 4.
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UICollectionViewFlowLayout.automaticSize` in Swift 4.
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// The name of `UIScrollView.DecelerationRate.fast.rawValue` in Swift 4.
public var UIScrollViewDecelerationRateFast: CGFloat { UIScrollView.DecelerationRate.fast.rawValue }
/// The name of `UIScrollView.DecelerationRate.normal.rawValue` in Swift 4.
public var UIScrollViewDecelerationRateNormal: CGFloat { UIScrollView.DecelerationRate.normal.rawValue }
/// The name of `UIView.layoutFittingCompressedSize` in Swift 4.
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` in Swift 4.
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// The name of `UICollectionView.elementKindSectionHeader` in Swift 4.
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// The name of `UICollectionView.elementKindSectionFooter` in Swift 4.
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// The name of `UIApplication.openSettingsURLString` in Swift 4.
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIFont.Weight.light` in Swift 4.
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
/// The name of `UIAccessibilityTraits.button` in Swift 4.
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.none` in Swift 4.
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.header` in Swift 4.
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.selected` in Swift 4.
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.staticText` in Swift 4.
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// The name of `UIAccessibilityTraits.image` in Swift 4.
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.notEnabled` in Swift 4.
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

extension Notification.Name {
    /// The name of `UIResponder.keyboardWillShowNotification` in Swift 4.
    public static var UIKeyboardWillShow: Notification.Name { UIResponder.keyboardWillShowNotification }
    /// The name of `UIResponder.keyboardDidShowNotification` in Swift 4.
    public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
    /// The name of `UIResponder.keyboardWillHideNotification` in Swift 4.
    public static var UIKeyboardWillHide: Notification.Name { UIResponder.keyboardWillHideNotification }
    /// The name of `UIResponder.keyboardDidHideNotification` in Swift 4.
    public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
    public static var UIKeyboardWillChangeFrame: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The name of `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
    public static var UIKeyboardDidChangeFrame: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The name of `UIContentSizeCategory.didChangeNotification` in Swift 4.
    public static var UIContentSizeCategoryDidChange: Notification.Name { UIContentSizeCategory.didChangeNotification }
    /// The name of `UITextView.textDidChangeNotification` in Swift 4.
    public static var UITextViewTextDidChange: Notification.Name { UITextView.textDidChangeNotification }
    /// The name of `UITextView.textDidBeginEditingNotification` in Swift 4.
    public static var UITextViewTextDidBeginEditing: Notification.Name { UITextView.textDidBeginEditingNotification }
    /// The name of `UITextView.textDidEndEditingNotification` in Swift 4.
    public static var UITextViewTextDidEndEditing: Notification.Name { UITextView.textDidEndEditingNotification }
    /// The name of `UITextField.textDidChangeNotification` in Swift 4.
    public static var UITextFieldTextDidChange: Notification.Name { UITextField.textDidChangeNotification }
    /// The name of `UITextField.textDidBeginEditingNotification` in Swift 4.
    public static var UITextFieldTextDidBeginEditing: Notification.Name { UITextField.textDidBeginEditingNotification }
    /// The name of `UITextField.textDidEndEditingNotification` in Swift 4.
    public static var UITextFieldTextDidEndEditing: Notification.Name { UITextField.textDidEndEditingNotification }
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
    public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// The name of `UIApplication.didEnterBackgroundNotification` in Swift 4.
    public static var UIApplicationDidEnterBackground: Notification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of `UIApplication.willEnterForegroundNotification` in Swift 4.
    public static var UIApplicationWillEnterForeground: Notification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of `UIApplication.didBecomeActiveNotification` in Swift 4.
    public static var UIApplicationDidBecomeActive: Notification.Name { UIApplication.didBecomeActiveNotification }
    /// The name of `UIApplication.willResignActiveNotification` in Swift 4.
    public static var UIApplicationWillResignActive: Notification.Name { UIApplication.willResignActiveNotification }
    /// The name of `UIApplication.willTerminateNotification` in Swift 4.
    public static var UIApplicationWillTerminate: Notification.Name { UIApplication.willTerminateNotification }
    /// The name of `UIApplication.didFinishLaunchingNotification` in Swift 4.
    public static var UIApplicationDidFinishLaunching: Notification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of `UIApplication.significantTimeChangeNotification` in Swift 4.
    public static var UIApplicationSignificantTimeChange: Notification.Name {
        UIApplication.significantTimeChangeNotification
    }
    /// The name of `UIDevice.orientationDidChangeNotification` in Swift 4.
    public static var UIDeviceOrientationDidChange: Notification.Name { UIDevice.orientationDidChangeNotification }
}
/// The name of `UIEdgeInsets.zero` in Swift 4.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The name of `UIOffset.zero` in Swift 4.
public let UIOffsetZero = UIOffset.zero
