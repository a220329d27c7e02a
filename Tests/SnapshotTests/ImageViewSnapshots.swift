import UIKit
import XCTest

/// Compares overview pictures of image views with their references.
@preconcurrency @MainActor final class ImageViewSnapshots: XCTestCase {
    /// A red frame with a green upper left corner, twice as wide as high.
    private var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.systemRed.setStroke()
            UIBezierPath(rect: CGRect(x: 1, y: 1, width: 38, height: 18)).stroke()
        }
    }

    private func imageView(_ mode: UIView.ContentMode) -> UIImageView {
        let view = UIImageView(image: picture)
        view.contentMode = mode
        view.clipsToBounds = true
        view.backgroundColor = .systemGray5
        view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return view
    }

    func testContentModes() {
        let modes: [[UIView.ContentMode]] = [
            [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center],
            [.top, .bottom, .left, .right], [.topLeft, .topRight, .bottomLeft, .bottomRight],
        ]
        let rows = modes.map { row in
            let stack = UIStackView(arrangedSubviews: row.map(imageView))
            stack.spacing = 8
            return stack
        }
        assertReference(column(rows), size: CGSize(width: 290, height: 220))
    }

    func testRoundedAndTintedPictures() {
        let round = imageView(.scaleAspectFill)
        round.layer.cornerRadius = 30
        let tinted = imageView(.scaleAspectFit)
        tinted.image = picture.withRenderingMode(.alwaysTemplate)
        tinted.tintColor = .systemIndigo
        let symbol = imageView(.center)
        symbol.image = UIImage(systemName: "heart")
        symbol.tintColor = .systemPink
        let stack = UIStackView(arrangedSubviews: [round, tinted, symbol])
        stack.spacing = 8
        assertReference(column([stack]), size: CGSize(width: 220, height: 84))
    }
}
