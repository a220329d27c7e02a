// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol EmptySource: AnyObject {
                                                                    
                                                                   
}
final class Row {
    var title: String? = "row"
    var dataSource: EmptySource?
}
final class Source: EmptySource, _Optional_EmptySource_image_forEmptyView_ {
    func image(forEmptyView view: UIView) -> UIImage? { nil }
 @MainActor static func _adapted2_1eeowy8awbaip() -> AdaptedClasses.Members { AdaptedClasses.Members(Source.self, actions: [ActionMethod(adapted: "imageForEmptyView:") { (o: Source, a0: UIView) in _ = o.image(forEmptyView: a0) }]) } }

let row = Row()
let imageView = UIImageView()
var titles: [String] = []
if let title = row.title { titles.append(title) }
if imageView.image != nil { titles.append("image") }
guard let color = Optional(imageView)?.backgroundColor ?? .some(UIColor.red) else { fatalError() }
row.dataSource = Source()
if (row.dataSource  as? any _Optional_EmptySource_image_forEmptyView_)?.image != nil { titles.append("source") }
if (row.dataSource  as? any _Optional_EmptySource_title_forEmptyView_)?.title != nil { titles.append("title of source") }
precondition(titles == ["row", "source"] && color == .red, "\(titles)")

protocol _Optional_EmptySource_image_forEmptyView_: AnyObject { func image(forEmptyView p0: UIView) -> UIImage? }
extension EmptySource { @discardableResult func image(forEmptyView p0: UIView) -> UIImage? { (self as? any _Optional_EmptySource_image_forEmptyView_)?.image(forEmptyView: p0) } }
protocol _Optional_EmptySource_title_forEmptyView_: AnyObject { func title(forEmptyView p0: UIView) -> String? }
extension EmptySource { @discardableResult func title(forEmptyView p0: UIView) -> String? { (self as? any _Optional_EmptySource_title_forEmptyView_)?.title(forEmptyView: p0) } }
@used @section(".init_array") private let _register_adapted2_1eeowy8awbaip: @convention(c) () -> Void = { AdaptedClasses.register { Source._adapted2_1eeowy8awbaip() } }
