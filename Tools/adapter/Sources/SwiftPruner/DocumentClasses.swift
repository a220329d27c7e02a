import Foundation
import SwiftAdapter

/// The app's classes in documents of Interface Builder, with the class that each element is created as.
struct DocumentClasses {
    /// By a class's name, UIKit's class of the element that names it.
    private(set) var elements: [String: String] = [:]

    /// Looks next to the sources and, for an app, into the resources of its package.
    /// - Parameters:
    ///   - sources: the user's files.
    ///   - packageSources: the files as the package manager named them, which are links into its folders for an app.
    init(sources: [String], packageSources: [String]) {
        var folders = Set(sources.map { ($0 as NSString).deletingLastPathComponent })
        for path in packageSources.prefix(1) {
            let package = (path as NSString).deletingLastPathComponent + "/../../Resources"
            folders.insert((package as NSString).standardizingPath)
            folders.insert((package as NSString).standardizingPath + "/Base.lproj")
        }
        for folder in folders.sorted() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
            where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
                read(FileManager.default.contents(atPath: folder + "/" + name) ?? Data())
            }
        }
    }

    private static let mark = Array(" customClass=\"".utf8)
    private static let (open, close) = (UInt8(ascii: "<"), UInt8(ascii: "\""))

    /// Searches only for the attribute, and back to its element.
    mutating func read(_ data: Data) {
        let bytes = [UInt8](data)
        var rest = bytes[...]
        while let found = rest.firstRange(of: Self.mark) {
            rest = rest[found.upperBound...]
            let name = String(decoding: rest.prefix { $0 != Self.close }, as: UTF8.self)
            guard let start = bytes[..<found.lowerBound].lastIndex(of: Self.open) else { continue }
            let word = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: " ") }
            guard let type = Self.types[String(decoding: word, as: UTF8.self)] else { continue }
            // A more specific class than a view takes precedence.
            if elements[name] == nil || elements[name] == "UIView" { elements[name] = type }
        }
    }

    private static let types: [String: String] = [
        "view": "UIView", "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
        "collectionReusableView": "UICollectionReusableView", "label": "UILabel", "button": "UIButton",
        "imageView": "UIImageView", "textField": "UITextField", "textView": "UITextView", "tableView": "UITableView",
        "collectionView": "UICollectionView", "scrollView": "UIScrollView", "stackView": "UIStackView",
        "switch": "UISwitch", "slider": "UISlider", "segmentedControl": "UISegmentedControl",
        "pickerView": "UIPickerView", "searchBar": "UISearchBar", "pageControl": "UIPageControl",
        "progressView": "UIProgressView", "viewController": "UIViewController",
        "navigationController": "UINavigationController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "tabBarController": "UITabBarController",
        "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar",
        "barButtonItem": "UIBarButtonItem", "visualEffectView": "UIVisualEffectView",
        "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    ]
}
