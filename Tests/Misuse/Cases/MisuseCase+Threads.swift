import Dispatch
import Foundation
import UIKit

/// Calls of UIKit on background threads.
extension MisuseCase {
    private static let engine = "must not be performed from a background thread"

    private static func elsewhere(_ name: String, _ body: @escaping @MainActor (UIView) -> Void) -> MisuseCase {
        MisuseCase("\(name) on another thread", .inconsistent(engine)) {
            let (outer, inner) = MisuseStage.pair()
            MisuseStage.show(outer)
            MisuseStage.elsewhere { body(inner) }
            MisuseStage.show(outer)
        }
    }

    static var threads: [MisuseCase] {
        [
            elsewhere("subview added") { $0.addSubview(UIView()) },
            elsewhere("view removed") { $0.removeFromSuperview() },
            elsewhere("frame set") { $0.frame = CGRect(x: 1, y: 1, width: 5, height: 5) },
            elsewhere("layout asked for") { $0.setNeedsLayout() },
            elsewhere("layout") { $0.layoutIfNeeded() },
            elsewhere("constraint made active") { $0.widthAnchor.constraint(equalToConstant: 1).isActive = true },
            elsewhere("constraints made active") {
                NSLayoutConstraint.activate([$0.widthAnchor.constraint(equalToConstant: 1)])
            },
            MisuseCase("text set on another thread", .inconsistent(engine)) {
                let (outer, label) = (UIView(), UILabel())
                outer.addSubview(label)
                MisuseStage.elsewhere { label.text = "a" }
                MisuseStage.show(outer)
            },
            MisuseCase(
                "view of its own on another thread",
                .notes("Main Thread Checker: UI API called on a background thread: -[UILabel")
            ) {
                MisuseStage.elsewhere {
                    let label = UILabel()
                    label.text = "a"
                    label.frame.size.width = 3
                    _ = label.sizeThatFits(CGSize(width: 100, height: 100))
                }
            },
            MisuseCase("description on another thread", .passes) {
                let (_, inner) = MisuseStage.pair()
                let constraint = inner.widthAnchor.constraint(equalToConstant: 1)
                MisuseStage.elsewhere { _ = "\(constraint) \(inner)" }
            },
            MisuseCase("cell dequeued on another thread", .inconsistent(engine)) {
                let table = UITableView(frame: .zero, style: .plain)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                MisuseStage.elsewhere {
                    _ = table.dequeueReusableCell(withIdentifier: "cell")
                    _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
                    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
                }
                MisuseStage.show(table)
            },
            MisuseCase("item dequeued on another thread", .inconsistent(engine)) {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                MisuseStage.elsewhere {
                    _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
                }
                MisuseStage.show(view)
            },
            MisuseCase("table reloaded on another thread", .inconsistent(engine)) {
                let table = UITableView(frame: .zero, style: .plain)
                MisuseStage.elsewhere { table.reloadData() }
                MisuseStage.show(table)
            },
            MisuseCase("controller presented on another thread", .inconsistent(engine)) {
                let controller = UIViewController()
                let host = MisuseStage.show(controller)
                MisuseStage.elsewhere { controller.present(UIViewController(), animated: false) }
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
                MisuseStage.show(table)
            },
            MisuseCase("items twice, on another thread", .inconsistent("supplied item identifiers are not unique")) {
                MisuseStage.elsewhere {
                    var snapshot = Snapshot()
                    snapshot.appendSections([0])
                    snapshot.appendItems(["a"])
                    snapshot.appendItems(["a"])
                }
            },
            MisuseCase("items without a section", .inconsistent("There are currently no sections in the data source."))
            {
                var snapshot = Snapshot()
                snapshot.appendItems(["a"])
            },
            MisuseCase(
                "snapshots from two threads at once",
                .inconsistent("Deadlock detected: calling this method on the main queue")
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
