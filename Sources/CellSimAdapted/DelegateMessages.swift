import Foundation
import UIKit

// On Apple's systems UIKit's delegates are all objects of Objective-C's, which can be asked for their methods.

private func answers(_ object: AnyObject, _ selector: Selector?) -> Bool {
    (object as? NSObject)?.responds(to: selector) ?? false
}

extension CAAnimationDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIAdaptivePresentationControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIApplicationDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIBarPositioningDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UICollectionViewDataSource {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIGestureRecognizerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIImagePickerControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UINavigationControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIPageViewControllerDataSource {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIPageViewControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIPickerViewDataSource {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIPickerViewDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIScrollViewDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UISearchBarDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UISearchControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UITabBarControllerDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UITabBarDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UITableViewDataSource {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UITextFieldDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UITextInputDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}

extension UIViewControllerTransitioningDelegate {
    /// Whether the object has a method of that name.
    @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { answers(self, selector) }
}
