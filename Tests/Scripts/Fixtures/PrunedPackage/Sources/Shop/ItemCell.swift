import Tracking
import UIKit

/// A cell of which everything is there but what other companies wrote.
public final class ItemCell: SwipeTableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    weak var listener: ItemListener?
    var tracker: Tracker?
    var session: Tracker.Session?
    let cache = ImageCache(limit: 3)
    let banner = TrackerBanner(title: "Item", style: .wide)
    var loader: Loader = Loader(cache: .shared)
    var decorations: [Decoration<ItemCell>] = []

    public override func awakeFromNib() {
        super.awakeFromNib()
        Tracker.shared.log("awake")
        titleLabel.textColor = .systemRed
    }
    // swift-format-ignore: DoNotUseSemicolons
    public override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil; tracker?.stop(self, reason: "reuse")
    }

    public override func swipeDidEnd(_ animated: Bool) { reset() }

    func configure(title: String) {
        let event = Event(name: "configure")
        event.attach("title", title)
        titleLabel.tracking.underline(2)
        banner.show()
        if FeatureFlags.isBold { titleLabel.font = .boldSystemFont(ofSize: 17) }
        titleLabel.text = title
        setUp { Tracker.shared.log("set up") }
    }

    func price(in currency: String) -> String {
        let formatter = PriceFormatter(currency)
        return formatter.text
    }

    func send(_ result: Tracker.Result<Int>) -> Tracker.Result<String> { result.map(String.init) }

    private func setUp(_ done: () -> Void) { titleLabel.numberOfLines = 2 }

    private func reset() { titleLabel.text = "-" }
}

extension ItemCell: Loading {
    func load() {}
}
