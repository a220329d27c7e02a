import Foundation
@_spi(UIKitModules) import UIKitViews

/// Registers and dequeues cells and supplementary views.
extension UICollectionView {
    // MARK: Registration

    /// Registers a closure that creates the top-level objects of a cell's template, for hosts that load nibs in a custom way. If the
    /// closure throws an error, dequeuing raises an exception.
    public func register(cellReuseIdentifier identifier: String, making maker: @escaping @MainActor () throws -> [Any])
    {
        register(kind: Self.elementKindCell, reuseIdentifier: identifier, making: maker)
    }

    func register(
        kind: String, reuseIdentifier identifier: String, making maker: @escaping @MainActor () throws -> [Any]
    ) {
        setReuseSource(.factory(maker), kind, identifier)
    }

    /// Registers a closure for supplementary views of a kind. See `register(cellReuseIdentifier:making:)`.
    public func register(
        supplementaryViewOfKind kind: String, reuseIdentifier identifier: String,
        making maker: @escaping @MainActor () throws -> [Any]
    ) {
        setReuseSource(.factory(maker), kind, identifier)
    }

    func register(_ type: AnyClass?, base: UICollectionReusableView.Type, _ kind: String, _ identifier: String) {
        if let type, !isSubclass(type, of: base) {
            ReuseException.raise("must pass a class of kind \(base)", name: UIKitException.invalidArgument)
            return
        }
        setReuseSource(type.map { .type($0) }, kind, identifier)
    }

    private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let next = current {
            if next == base { return true }
            current = _getSuperclass(next)
        }
        return false
    }

    func setReuseSource(_ source: ReuseSource?, _ kind: String, _ identifier: String) {
        reuseRegistries[kind, default: ReuseRegistry()].register(source, for: identifier)
    }

    // MARK: Dequeuing

    func poolKey(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }

    func dequeue(
        _ kind: String, _ identifier: String, _ base: UICollectionReusableView.Type, _ path: IndexPath
    ) -> UICollectionReusableView? {
        let isCell = kind == Self.elementKindCell
        if let view = pool.dequeue(poolKey(kind, identifier)) as? UICollectionReusableView {
            if isCell { reuseStatistics.reused += 1 }
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = false
                cell.isHighlighted = false
            }
            view.prepareForReuse()
            return view
        }
        guard let source = reuseRegistries[kind]?[identifier] else {
            ReuseException.raise(ReuseException.unregisteredView(kind: kind, identifier))
            return nil
        }
        guard let view = makeView(source, identifier, base, frame: frame(of: kind, at: path)) else { return nil }
        if isCell { reuseStatistics.created += 1 }
        view.isCounted = true
        view.reuseIdentifier = identifier
        view.poolKey = poolKey(kind, identifier)
        view.owningCollectionView = self
        return view
    }

    /// Returns an element's frame in the layout. New views are created with this frame, as in UIKit.
    private func frame(of kind: String, at path: IndexPath) -> CGRect {
        guard collectionViewLayout.isValid else { return .zero }
        let attributes =
            kind == Self.elementKindCell
            ? collectionViewLayout.layoutAttributesForItem(at: path)
            : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        return attributes?.frame ?? .zero
    }

    private func makeView(
        _ source: ReuseSource, _ identifier: String, _ base: UICollectionReusableView.Type, frame: CGRect
    ) -> UICollectionReusableView? {
        if case .type(let type) = source {
            return (type as? UIView.Type).flatMap {
                ViewInitializerThunk.make($0, frame: frame) as? UICollectionReusableView
            }
        }
        return ReuseRegistry.makeSingleView(
            of: source, as: UICollectionReusableView.self, identifier: identifier, className: "UICollectionReusableView"
        )
    }
}

extension UICollectionReusableView: ReusableView {}
