import UIKit

/// A cell with the picture, name, origin and price of a fruit.
class FruitCell: UITableViewCell {
    @IBOutlet private weak var fruitView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var originLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!

    override func prepareForReuse() {
        super.prepareForReuse()
        fruitView.image = nil
    }

    func show(_ fruit: Fruit, price: String) {
        fruitView.image = UIImage(named: fruit.image, in: .cards, compatibleWith: traitCollection)
        (nameLabel.text, originLabel.text) = (fruit.name, fruit.origin)
        priceLabel.text = price
    }
}
