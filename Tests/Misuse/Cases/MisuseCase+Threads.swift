import Dispatch
import Foundation
import UIKit

/// Calls of UIKit on background threads.
extension MisuseCase {
    private static let backgroundThreadMessage = "must not be performed from a background thread"

    private static func onAnotherThread(_ name: String, _ body: @escaping @MainActor (UIView) -> Void) -> MisuseCase {
        MisuseCase("\(name) on another thread", .raisesInconsistency(backgroundThreadMessage)) {
            let (outer, inner) = MisuseHost.makeViewPair()
            MisuseHost.show(outer)
            MisuseHost.onAnotherThread { body(inner) }
            MisuseHost.show(outer)
        }
    }

    static var threads: [MisuseCase] {
        [
            onAnotherThread("subview added") { $0.addSubview(UIView()) },
            onAnotherThread("view removed") { $0.removeFromSuperview() },
            onAnotherThread("frame set") { $0.frame = CGRect(x: 1, y: 1, width: 5, height: 5) },
            onAnotherThread("layout requested") { $0.setNeedsLayout() },
            onAnotherThread("layout") { $0.layoutIfNeeded() },
            onAnotherThread("constraint made active") { $0.widthAnchor.constraint(equalToConstant: 1).isActive = true },
            onAnotherThread("constraints made active") {
                NSLayoutConstraint.activate([$0.widthAnchor.constraint(equalToConstant: 1)])
            },
            MisuseCase("text set on another thread", .raisesInconsistency(backgroundThreadMessage)) {
                let (outer, label) = (UIView(), UILabel())
                outer.addSubview(label)
                MisuseHost.onAnotherThread { label.text = "a" }
                MisuseHost.show(outer)
            },
            MisuseCase(
                "view created on another thread",
                .notes("Main Thread Checker: UI API called on a background thread: -[UILabel")
            ) {
                MisuseHost.onAnotherThread {
                    let label = UILabel()
                    label.text = "a"
                    label.frame.size.width = 3
                    _ = label.sizeThatFits(CGSize(width: 100, height: 100))
                }
            },
            MisuseCase("description on another thread", .passes) {
                let (_, inner) = MisuseHost.makeViewPair()
                let constraint = inner.widthAnchor.constraint(equalToConstant: 1)
                MisuseHost.onAnotherThread { _ = "\(constraint) \(inner)" }
            },
            MisuseCase("cell dequeued on another thread", .raisesInconsistency(backgroundThreadMessage)) {
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                MisuseHost.onAnotherThread {
                    _ = table.dequeueReusableCell(withIdentifier: "cell")
                    _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
                    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
                }
                MisuseHost.show(table)
            },
            MisuseCase("item dequeued on another thread", .raisesInconsistency(backgroundThreadMessage)) {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                MisuseHost.onAnotherThread {
                    _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
                }
                MisuseHost.show(view)
            },
            MisuseCase("table reloaded on another thread", .raisesInconsistency(backgroundThreadMessage)) {
                let table = UITableView(frame: .zero, style: .plain)
                MisuseHost.onAnotherThread { table.reloadData() }
                MisuseHost.show(table)
            },
            MisuseCase("controller presented on another thread", .raisesInconsistency(backgroundThreadMessage)) {
                let controller = UIViewController()
                let host = MisuseHost.show(controller)
                MisuseHost.onAnotherThread { controller.present(UIViewController(), animated: false) }
                host.layoutUntilStable()
            },
            MisuseCase("images drawn on other threads", .passes) {
                DispatchQueue.concurrentPerform(iterations: 8) { index in
                    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                        UIColor.red.setFill()
                        context.fill(CGRect(x: 0, y: 0, width: index, height: 5))
                        ("a" as NSString).draw(
                            in: CGRect(x: 0, y: 0, width: 9, height: 9),
                            withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
                    }
                    _ = image.pngData()
                }
            },
        ]
    }

    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    static var snapshots: [MisuseCase] {
        [
            MisuseCase("snapshot built on another thread", .passes) {
                let snapshot = DispatchQueue.global().sync {
                    var snapshot = Snapshot()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a", "b"])
                    return snapshot
                }
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
                    table.dequeueReusableCell(withIdentifier: "cell", for: path)
                }
                source.apply(snapshot)
                MisuseHost.show(table)
            },
            MisuseCase(
                "duplicate items, on another thread", .raisesInconsistency("supplied item identifiers are not unique")
            ) {
                MisuseHost.onAnotherThread {
                    var snapshot = Snapshot()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a"])
                    snapshot.appendItems(["a"])
                }
            },
            MisuseCase(
                "items without a section", .raisesInconsistency("There are currently no sections in the data source.")
            ) {
                var snapshot = Snapshot()
                snapshot.appendItems(["a"])
            },
            MisuseCase(
                "snapshots from two threads at once",
                .raisesInconsistency("Deadlock detected: calling this method on the main queue")
            ) {
                let table = UITableView(frame: .zero, style: .plain)
                let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell()
                }
                let job: @Sendable () -> Void = { source.apply(Snapshot()) }
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    job()
                    done.signal()
                }
                done.wait()
                source.apply(Snapshot())
            },
        ]
    }
}
