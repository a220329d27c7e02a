import UIKit

/// A cell with a collection view of tags.
class TagsCell: UITableViewCell {
    @IBOutlet private weak var tagsView: UICollectionView!
    var tags: [String] = [] { didSet { tagsView.reloadData() } }

    override func awakeFromNib() {
        super.awakeFromNib()
        tagsView.register(UINib(nibName: "TagCell", bundle: .cards), forCellWithReuseIdentifier: "TagCell")
        tagsView.dataSource = self
        tagsView.delegate = self
    }
}

extension TagsCell: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { tags.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "TagCell", for: indexPath)
        (cell as? TagCell)?.titleLabel.text = tags[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let font = UIFont.preferredFont(forTextStyle: .subheadline)
        let width = (tags[indexPath.item] as NSString).size(withAttributes: [.font: font]).width
        return CGSize(width: ceil(width) + 24, height: 32)
    }
}

/// A collection view cell with the text of a tag.
class TagCell: UICollectionViewCell {
    @IBOutlet weak var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        contentView.layer.cornerRadius = 16
        contentView.layer.masksToBounds = true
    }
}
