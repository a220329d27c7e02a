import UIKit

/// A cell with a rating in leaves and the number of ratings.
class RatingCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var ratingView: RatingView!
    @IBOutlet weak var countLabel: UILabel!
}
