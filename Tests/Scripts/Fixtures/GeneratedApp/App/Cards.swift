import UIKit

struct Card {
    var title: String
    static let preview = Card(title: L10n.Card.title + " " + R.string.localizable.cardCount(1, "2"))
}

final class CardCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!

    func configure(with card: Card) {
        titleLabel.text = card.title
        titleLabel.textColor = Asset.Brand.sky.color
        imageView?.image = Asset.logo.image
        backgroundColor = ColorName.sky.color.withAlphaComponent(0.1)
        accessibilityLabel = Secrets.apiKey
    }
}

final class DetailController: UIViewController {
    func names(_ table: UITableView, _ indexPath: IndexPath) -> [Any?] {
        table.register(R.nib.cardCell)
        let cell = table.dequeueReusableCell(withIdentifier: R.reuseIdentifier.card_cell, for: indexPath)
        cell?.configure(with: .preview)
        performSegue(withIdentifier: R.segue.detailController.again, sender: nil)
        let detail: DetailController = StoryboardScene.Main.detail.instantiate()
        let initial: UINavigationController = StoryboardScene.Main.initialScene.instantiate()
        return [
            R.image.logo(), R.color.brand.sky(), R.nib.cardCell.firstView(withOwner: nil), R.storyboard.main(),
            R.storyboard.main.detail(), R.file.colorsTxt(), UIImage(resource: R.image.logo), detail, initial,
            StoryboardSegue.Main.again.rawValue, L10n.Card.count(1, "2"), Secrets.isLive ? Secrets.host : nil,
        ]
    }
}
