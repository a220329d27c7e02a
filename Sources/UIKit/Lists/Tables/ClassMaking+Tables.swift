import Foundation
@_spi(UIKitModules) import UIKitViews

// See `ClassMaking.swift`.

/// Represents any table cell class.
@_spi(UIKitModules) open class MadeTableViewCell: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a cell of the class with its own `init(style:reuseIdentifier:)`. Classes without one end the process.
    @inline(never) static func make(_ type: UITableViewCell.Type, style: CellStyle, identifier: String?)
        -> UITableViewCell
    {
        let callable = unsafe unsafeBitCast(type, to: MadeTableViewCell.Type.self)
        return callable.init(style: style, reuseIdentifier: identifier)
    }
}

/// Represents any header or footer class.
@_spi(UIKitModules) open class MadeHeaderFooterView: UITableViewHeaderFooterView {
    /// Calls the superclass's initialiser with its own entry in the method table, so that any class can be created with
    /// it.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @inline(never) static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?)
        -> UITableViewHeaderFooterView
    {
        let callable = unsafe unsafeBitCast(type, to: MadeHeaderFooterView.Type.self)
        return callable.init(reuseIdentifier: identifier)
    }
}
