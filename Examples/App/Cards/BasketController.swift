import Combine
import UIKit

/// Shows the basket as a table with one cell for each kind of content.
class BasketController: UITableViewController {
    private let model: BasketModel
    private var subscriptions: Set<AnyCancellable> = []

    init(_ model: BasketModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = localized("basket.tab")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addOne))
        tableView.register(
            HeadlineCell.self, FruitCell.self, SettingCell.self, RatingCell.self, TagsCell.self, StockCell.self)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        model.delivery.dropFirst().sink { [weak self] _ in self?.tableView.reloadData() }.store(in: &subscriptions)
    }

    @objc private func addOne() { model.stock += 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.fruit.count + 5
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0: return tableView.cell(HeadlineCell.self, at: indexPath)
        case 1: return tags(at: indexPath)
        case 2..<(model.fruit.count + 2): return fruit(model.fruit[indexPath.row - 2], at: indexPath)
        case model.fruit.count + 2: return rating(at: indexPath)
        case model.fruit.count + 3: return setting(at: indexPath)
        default: return stock(at: indexPath)
        }
    }
}

extension BasketController: SettingCellDelegate {
    private func tags(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.cell(TagsCell.self, at: indexPath)
        cell.tags = model.tags
        return cell
    }

    private func fruit(_ fruit: Fruit, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.cell(FruitCell.self, at: indexPath)
        cell.show(fruit, price: model.price(of: fruit))
        return cell
    }

    private func rating(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.cell(RatingCell.self, at: indexPath)
        cell.titleLabel.text = localized("rating.title")
        cell.ratingView.rating = 4.5
        cell.countLabel.text = "27"
        return cell
    }

    private func setting(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.cell(SettingCell.self, at: indexPath)
        cell.titleLabel.text = localized("setting.sunday")
        cell.toggle.isOn = model.deliversOnSunday
        cell.delegate = self
        return cell
    }

    private func stock(at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.cell(StockCell.self, at: indexPath)
        cell.amount = model.stock
        cell.stepped = { [weak model] in model?.stock = $0 }
        return cell
    }

    func settingCell(_ cell: SettingCell, turned isOn: Bool) { model.deliversOnSunday = isOn }
}
