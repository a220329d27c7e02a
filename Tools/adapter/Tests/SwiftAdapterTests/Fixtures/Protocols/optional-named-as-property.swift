import UIKit

@objc protocol EmptySource {
    @objc optional func image(forEmptyView view: UIView) -> UIImage?
    @objc optional func title(forEmptyView view: UIView) -> String?
}
final class Row {
    var title: String? = "row"
    var dataSource: EmptySource?
}
final class Source: EmptySource {
    func image(forEmptyView view: UIView) -> UIImage? { nil }
}

let row = Row()
let imageView = UIImageView()
var titles: [String] = []
if let title = row.title { titles.append(title) }
if imageView.image != nil { titles.append("image") }
guard let color = Optional(imageView)?.backgroundColor ?? .some(UIColor.red) else { fatalError() }
row.dataSource = Source()
if row.dataSource?.image != nil { titles.append("source") }
if row.dataSource?.title != nil { titles.append("title of source") }
precondition(titles == ["row", "source"] && color == .red, "\(titles)")
