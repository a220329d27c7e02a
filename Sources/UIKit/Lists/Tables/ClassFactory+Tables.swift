import Foundation
@_spi(UIKitModules) import UIKitViews

// For an explanation of the technique, see `ClassFactory.swift`.

/// A subclass with a `required` initialiser, for creating cells of any class through its metatype.
@_spi(UIKitModules) open class TableViewCellFactory: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a cell of a class with its initialiser `init(style:reuseIdentifier:)`. The process ends if the class
    /// has none.
    @inline(never) static func make(_ type: UITableViewCell.Type, style: CellStyle, identifier: String?)
        -> UITableViewCell
    {
        let callable = unsafe unsafeBitCast(type, to: TableViewCellFactory.Type.self)
        return callable.init(style: style, reuseIdentifier: identifier)
    }
}

/// A subclass with a `required` initialiser, for creating headers and footers of any class through its metatype.
@_spi(UIKitModules) open class HeaderFooterViewFactory: UITableViewHeaderFooterView {
    /// Calls the superclass's initialiser. As `required`, it has an entry in the method table that works for any
    /// class.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?)
        -> UITableViewHeaderFooterView
    {
        let callable = unsafe unsafeBitCast(type, to: HeaderFooterViewFactory.Type.self)
        return callable.init(reuseIdentifier: identifier)
    }
}
