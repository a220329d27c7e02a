import Foundation
import UIKit

/// A cell whose height is determined by one constraint.
@preconcurrency @MainActor final class HeightCell: UITableViewCell {
    static var createdCount = 0
    let box = UIView()
    private(set) var heightConstraint: NSLayoutConstraint!
    var prepareForReuseCount = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        HeightCell.createdCount += 1
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        heightConstraint = box.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), heightConstraint,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        prepareForReuseCount += 1
    }
}

/// A data source with a given content height for each row.
@preconcurrency @MainActor final class HeightSource: NSObject, UITableViewDataSource {
    var rows: [Int]
    var height: (IndexPath) -> CGFloat
    private(set) var requestedIndexPaths: [IndexPath] = []

    init(rows: [Int], height: @escaping (IndexPath) -> CGFloat) {
        (self.rows, self.height) = (rows, height)
        super.init()
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestedIndexPaths.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "height", for: indexPath)
        (cell as? HeightCell)?.heightConstraint.constant = height(indexPath)
        return cell
    }
    func clearRequestedIndexPaths() { requestedIndexPaths = [] }
}

@MainActor func makeHeightTable(_ source: HeightSource, size: CGSize = CGSize(width: 320, height: 600)) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.register(HeightCell.self, forCellReuseIdentifier: "height")
    table.dataSource = source
    return table
}
