import Foundation
import SwiftAdapter

/// The app's classes in XIBs and storyboards, with the UIKit class of the elements that use them.
struct DocumentClasses {
    /// The UIKit class of the element, by the name of the custom class.
    private(set) var elements: [String: String] = [:]

    /// Searches the folders of the sources and, for an app, the resources of its package.
    /// - Parameters:
    ///   - sources: the user's source files.
    ///   - packageSources: the files as the package manager named them. For an app, these are links into its folders.
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

    private static let attributePrefix = Array(" customClass=\"".utf8)
    private static let (open, close) = (UInt8(ascii: "<"), UInt8(ascii: "\""))

    /// Reads the custom classes of a document. It only searches for the attribute and its element, without parsing the XML.
    mutating func read(_ data: Data) {
        let bytes = [UInt8](data)
        var remaining = bytes[...]
        while let attribute = remaining.firstRange(of: Self.attributePrefix) {
            remaining = remaining[attribute.upperBound...]
            let name = String(decoding: remaining.prefix { $0 != Self.close }, as: UTF8.self)
            guard let start = bytes[..<attribute.lowerBound].lastIndex(of: Self.open) else { continue }
            let elementName = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: " ") }
            guard let type = Self.types[String(decoding: elementName, as: UTF8.self)] else { continue }
            // A more specific class takes precedence over `UIView`.
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
