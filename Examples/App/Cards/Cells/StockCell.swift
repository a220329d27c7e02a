import Pegs
import UIKit

/// A cell with subviews from its XIB and others that are laid out in code.
class StockCell: UITableViewCell {
    @IBOutlet private weak var progressView: UIProgressView!
    @IBOutlet private weak var stepper: UIStepper!
    private let amountLabel = UILabel()
    var stepped: ((Int) -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        amountLabel.font = .preferredFont(forTextStyle: .body)
        contentView.addSubview(amountLabel)
        amountLabel.pegs.to(.leading, of: contentView, 16).to(.top, of: contentView, 12).before(stepper, 16)
        progressView.pegs.to(.leading, of: contentView, 16).below(amountLabel, 8).to(.bottom, of: contentView, -14)
        amount = 0
    }

    var amount: Int = 0 {
        didSet {
            amountLabel.text = String(format: localized("stock.amount"), amount)
            stepper.value = Double(amount)
            progressView.progress = Float(amount) / 10
        }
    }

    @IBAction func stepped(_ sender: UIStepper) {
        amount = Int(sender.value)
        stepped?(amount)
    }
}
