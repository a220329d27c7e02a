import Foundation
@_spi(UIKitModules) import UIKitViews

// `ClassFactory.swift` explains the technique.

/// A subclass with a `required` initialiser, which lets CellSim create cells of any class through its metatype.
@_spi(UIKitModules) open class TableViewCellFactory: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a cell of any class with `init(style:reuseIdentifier:)`. The process ends if the class doesn't have this initialiser.
    @inline(never) static func make(_ type: UITableViewCell.Type, style: CellStyle, identifier: String?)
        -> UITableViewCell
    {
        let callable = unsafe unsafeBitCast(type, to: TableViewCellFactory.Type.self)
        return callable.init(style: style, reuseIdentifier: identifier)
    }
}

/// A subclass with a `required` initialiser, which lets CellSim create headers and footers of any class through its metatype.
@_spi(UIKitModules) open class HeaderFooterViewFactory: UITableViewHeaderFooterView {
    /// Calls the superclass's initialiser. Because it is `required`, it has a vtable entry, which can be called on any class.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a header or footer of any class with `init(reuseIdentifier:)`.
    @inline(never) static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?)
        -> UITableViewHeaderFooterView
    {
        let callable = unsafe unsafeBitCast(type, to: HeaderFooterViewFactory.Type.self)
        return callable.init(reuseIdentifier: identifier)
    }
}
