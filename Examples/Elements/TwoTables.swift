import CellSimHost
import UIKit

/// Two tables side by side that share one nib and show different data.
@preconcurrency @MainActor struct TwoTables {
    let view: UIView
    let lists: [ElementList]

    init() throws {
        let nib = UINib(nibName: "Elements", bundle: .module)
        let elements = try Element.all()
        let size = CGSize(width: 375, height: 667)
        view = UIView(frame: CGRect(x: 0, y: 0, width: size.width * 2, height: size.height))
        lists = [elements, elements.filter(\.isNobleGas)].enumerated().map { index, shown in
            let origin = CGPoint(x: CGFloat(index) * size.width, y: 0)
            return ElementList(shown, nib: nib, frame: CGRect(origin: origin, size: size))
        }
        for list in lists { view.addSubview(list.table) }
    }
}
