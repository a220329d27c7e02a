import Foundation
import UIKit

// On Apple platforms, UIKit's delegates are Objective-C objects, which can be asked whether they respond to a selector.

private func respondsToSelector(_ object: AnyObject, _ selector: Selector?) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
}

extension CAAnimationDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIApplicationDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIBarPositioningDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UICollectionViewDataSource {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIGestureRecognizerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIImagePickerControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UINavigationControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIPageViewControllerDataSource {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIPageViewControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIPickerViewDataSource {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIPickerViewDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIScrollViewDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UISearchBarDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UISearchControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UITabBarControllerDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UITabBarDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UITableViewDataSource {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UITextFieldDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UITextInputDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}

extension UIViewControllerTransitioningDelegate {
    /// Returns whether the object has the method that a selector names.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { respondsToSelector(self, selector) }
}
