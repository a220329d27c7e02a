import Dispatch
import Foundation

/// The base class of the diffable data sources of tables and collection views, which stores the current snapshot and applies changes.
///
/// UIKit doesn't have this class. It declares these methods in both data sources.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    /// The type of the data source's snapshots.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var view: (any BatchUpdating)?
    private(set) var currentSnapshot = Snapshot()
    private var hasAppliedSnapshot = false
    /// The latest snapshot, which can be read on any thread.
    private nonisolated let latestSnapshot = LatestSnapshotStorage<SectionIdentifierType, ItemIdentifierType>()

    init(showingIn view: any BatchUpdating) {
        self.view = view
        super.init()
    }

    // These methods can be called on any thread, as in UIKit.

    /// Returns the current snapshot, or the pending snapshot if `apply` was called on another thread.
    nonisolated open func snapshot() -> Snapshot { latestSnapshot.snapshot }
    /// Returns the item at an index path, or `nil` for an unknown index path.
    nonisolated open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        latestSnapshot.snapshot.item(at: indexPath)
    }
    /// Returns the index path of an item, or `nil` for an unknown item.
    nonisolated open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        latestSnapshot.position(of: itemIdentifier)?.indexPath
    }
    /// Returns the section at an index, or `nil` for an unknown index.
    nonisolated open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = latestSnapshot.snapshot.sections
        return sections.indices.contains(index) ? sections[index] : nil
    }
    /// Returns the index of a section, or `nil` for an unknown section.
    nonisolated open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        latestSnapshot.sectionIndex(of: sectionIdentifier)
    }

    /// Applies a new snapshot.
    ///
    /// On the main thread, this method applies the snapshot and calls `completion` before it returns. On other threads, it schedules both
    /// on the main queue. Raises an exception on the main thread while such a change is pending: apply all snapshots on the main queue,
    /// or all of them on another queue.
    nonisolated open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot, completion) { $0.applyChanges(to: $1) }
    }

    /// Applies a new snapshot by reloading all data, without a comparison with the previous snapshot. Otherwise, it works like `apply`.
    nonisolated open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        submit(snapshot, completion) { source, snapshot in
            source.setCurrentSnapshot(snapshot)
            source.view?.reloadData()
        }
    }

    private nonisolated func submit(
        _ snapshot: Snapshot, _ completion: (() -> Void)?,
        _ change:
            @escaping @MainActor @Sendable (SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, Snapshot) ->
            Void
    ) {
        // Unchecked: the values move to the main queue, and the caller no longer uses them.
        nonisolated(unsafe) let (snapshot, completion) = (snapshot, completion)
        guard !MainThread.isCurrent else {
            if latestSnapshot.hasPendingSnapshots { raiseForMixedThreads() }
            MainActor.assumeIsolated { unsafe change(self, snapshot) }
            unsafe completion?()
            return
        }
        unsafe latestSnapshot.enqueue(snapshot)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.latestSnapshot.pendingSnapshotWasApplied()
                unsafe change(self, snapshot)
                unsafe completion?()
            }
        }
    }

    private nonisolated func raiseForMixedThreads() {
        UIKitException.raiseOrRecord(
            UIKitException.internalInconsistency,
            "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock."
                + " Please always submit updates either always on the main queue or always off the main queue")
    }

    private func applyChanges(to snapshot: Snapshot) {
        if hasAppliedSnapshot {
            let difference = SnapshotDifference(from: currentSnapshot, to: snapshot)
            setCurrentSnapshot(snapshot)
            view?.performEdit { $0 = difference.edits }
            view?.reconfigure(at: difference.reconfiguredIndexPaths)
        } else {
            setCurrentSnapshot(snapshot)
            view?.reloadData()
        }
    }

    private func setCurrentSnapshot(_ snapshot: Snapshot) {
        (currentSnapshot, hasAppliedSnapshot) = (snapshot, true)
        currentSnapshot.clearReloads()
        latestSnapshot.store(currentSnapshot)
    }

    /// Returns the number of items in the section at an index.
    func itemCount(inSection section: Int) -> Int {
        currentSnapshot.sections.indices.contains(section)
            ? currentSnapshot.numberOfItems(inSection: currentSnapshot.sections[section]) : 0
    }
}

/// Thread-safe storage for the latest snapshot of a data source.
private final class LatestSnapshotStorage<Section: Hashable, Item: Hashable>: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private let lock = NSLock()
    private var newestSnapshot = NSDiffableDataSourceSnapshot<Section, Item>() {
        didSet { (positions, sectionIndices) = (nil, nil) }
    }
    /// The positions of items and sections in the snapshot, computed on first use.
    private var positions: [Item: RowPosition]?
    private var sectionIndices: [Section: Int]?
    private var pendingCount = 0

    var snapshot: NSDiffableDataSourceSnapshot<Section, Item> { lock.withLock { newestSnapshot } }
    /// Whether snapshots that were applied on other threads are pending.
    var hasPendingSnapshots: Bool { lock.withLock { pendingCount > 0 } }

    /// Returns the position of an item, or `nil` for an unknown item.
    /// - Complexity: O(1), except for the first call after a change.
    func position(of item: Item) -> RowPosition? {
        lock.withLock {
            let currentPositions = positions ?? newestSnapshot.itemPositions
            positions = currentPositions
            return currentPositions[item]
        }
    }

    /// Returns the index of a section, or `nil` for an unknown section.
    /// - Complexity: O(1), except for the first call after a change.
    func sectionIndex(of section: Section) -> Int? {
        lock.withLock {
            let currentIndices = sectionIndices ?? newestSnapshot.sectionIndices
            sectionIndices = currentIndices
            return currentIndices[section]
        }
    }

    func enqueue(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        lock.withLock {
            newestSnapshot = snapshot
            newestSnapshot.clearReloads()
            pendingCount += 1
        }
    }

    func pendingSnapshotWasApplied() { lock.withLock { pendingCount -= 1 } }

    /// Stores the applied snapshot, unless a newer snapshot is pending.
    func store(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        lock.withLock { if pendingCount == 0 { newestSnapshot = snapshot } }
    }
}
