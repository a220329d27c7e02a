import Foundation
import UIKit

/// Extreme values of properties, and very long texts.
extension MisuseCase {
    static var values: [MisuseCase] {
        [
            MisuseCase("sliders and bars with NaN", .passes) {
                let (slider, progress, pages) = (UISlider(), UIProgressView(), UIPageControl())
                (slider.minimumValue, slider.maximumValue, slider.value) = (.nan, -.infinity, .nan)
                progress.progress = .nan
                (pages.numberOfPages, pages.currentPage) = (-5, 7)
                for view in [slider, progress, pages] { MisuseHost.show(view) }
                (slider.minimumValue, slider.maximumValue, slider.value) = (-.infinity, .infinity, 3)
                progress.progress = .infinity
                (pages.numberOfPages, pages.currentPage) = (Int.max, Int.max)
                for view in [slider, progress, pages] { MisuseHost.show(view) }
            },
            MisuseCase(
                "stepper with a step of zero", .raisesInvalidArgument("the step value of a UIStepper must be above 0")
            ) {
                UIStepper().stepValue = 0
            },
            MisuseCase("stepper with NaN", .passes) {
                let stepper = UIStepper()
                (stepper.minimumValue, stepper.maximumValue, stepper.value) = (.nan, -3, .nan)
                MisuseHost.show(stepper)
                TouchSimulator.tap(stepper)
            },
            MisuseCase("segments that do not exist", .passes) {
                let control = UISegmentedControl(items: ["a", 7])
                control.selectedSegmentIndex = 9
                control.removeSegment(at: -4, animated: false)
                control.setWidth(.nan, forSegmentAt: 0)
                control.insertSegment(withTitle: "b", at: Int.max, animated: false)
                control.setTitle("c", forSegmentAt: Int.min)
                MisuseHost.show(control)
            },
            MisuseCase("picker components that do not exist", .passes) {
                let picker = UIPickerView()
                picker.selectRow(9, inComponent: 9, animated: false)
                _ = picker.selectedRow(inComponent: -1)
                _ = picker.numberOfRows(inComponent: 4)
                picker.reloadComponent(5)
                MisuseHost.show(picker)
            },
            MisuseCase("dates out of range", .passes) {
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .wheels
                picker.date = Date(timeIntervalSince1970: 1e300)
                picker.minuteInterval = 0
                MisuseHost.show(picker, width: 320, height: 216)
                picker.date = Date(timeIntervalSince1970: .nan)
                (picker.minimumDate, picker.maximumDate) = (.distantFuture, .distantPast)
                picker.countDownDuration = .nan
                picker.datePickerMode = .countDownTimer
                MisuseHost.show(picker, width: 320, height: 216)
            },
            MisuseCase("title inset with NaN", .raisesInvalidGeometry("CALayer position contains NaN")) {
                let button = UIButton(type: .system)
                button.setTitle("a", for: .normal)
                button.titleEdgeInsets.left = .nan
                MisuseHost.show(button)
            },
            MisuseCase(
                "content inset of a button with NaN",
                .raisesInconsistency("constant is not finite!  That's illegal.  constant:nan")
            ) {
                let (outer, button) = (UIView(), UIButton(type: .system))
                button.setTitle("a", for: .normal)
                button.contentEdgeInsets.left = .nan
                button.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(button)
                button.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
                MisuseHost.show(outer)
            },
            MisuseCase("button with an infinite corner radius", .passes) {
                let button = UIButton(type: .system)
                var configuration = UIButton.Configuration.filled()
                configuration.title = "a"
                configuration.background.cornerRadius = .infinity
                button.configuration = configuration
                MisuseHost.show(button)
            },
            MisuseCase("images with invalid insets, scales and sizes", .passes) {
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
                let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
                let view = UIImageView(
                    image: image.resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: .nan, bottom: 9, right: 1e9)))
                MisuseHost.show(view)
                if let pixels = image.cgImage {
                    view.image = UIImage(cgImage: pixels, scale: 0, orientation: .up)
                    MisuseHost.show(view)
                    view.image = UIImage(cgImage: pixels, scale: .nan, orientation: .left)
                    MisuseHost.show(view)
                }
                view.image = UIImage(
                    systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: .nan))
                MisuseHost.show(view)
                view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 1e9))
                MisuseHost.show(view)
            },
            MisuseCase(
                "table cell that is not registered",
                .raisesInconsistency("unable to dequeue a cell with identifier none")
            ) {
                let table = UITableView(frame: .zero, style: .plain)
                _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
                MisuseHost.show(table)
            },
            MisuseCase(
                "collection cell that is not registered", .raisesInconsistency("could not dequeue a view of kind")
            ) {
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
                MisuseHost.show(view)
            },
        ]
    }

    /// The number of letters in a text of 1 MB; a tenth of it in debug builds, which are slow.
    private static var letterCount: Int {
        #if DEBUG
            100_000
        #else
            1_000_000
        #endif
    }

    private static func show(_ text: String, _ change: (UILabel) -> Void = { _ in }) {
        let label = UILabel()
        label.text = text
        change(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        let outer = UIView()
        outer.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: outer.topAnchor),
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        MisuseHost.show(outer)
        _ = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        label.sizeToFit()
    }

    static var text: [MisuseCase] {
        [
            MisuseCase("label of 1 MB in words", .passes) {
                show(String(repeating: "lorem ipsum ", count: letterCount / 12)) { $0.numberOfLines = 0 }
            },
            MisuseCase("label of 1 MB in one word", .passes) {
                show(String(repeating: "a", count: letterCount)) { $0.numberOfLines = 0 }
            },
            MisuseCase("label of 1 MB in one line", .passes) {
                show(String(repeating: "lorem ipsum ", count: letterCount / 12))
            },
            MisuseCase("label of 1 MB in lines", .passes) {
                show(String(repeating: "a\n", count: letterCount / 2)) { $0.numberOfLines = 0 }
            },
            MisuseCase("label of 1 MB of marks", .passes) {
                show("e" + String(repeating: "\u{301}", count: letterCount / 2)) { $0.numberOfLines = 0 }
            },
            MisuseCase("label of 1 MB that shrinks", .passes) {
                show(String(repeating: "lorem ipsum ", count: letterCount / 12)) {
                    ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.1)
                }
            },
            MisuseCase("fonts with invalid sizes", .passes) {
                for size in [0, -5, .nan, .infinity, 1e9] as [CGFloat] {
                    show("size") { $0.font = .systemFont(ofSize: size) }
                    _ = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: size))
                    _ = UIFont(name: "Helvetica", size: size)
                }
            },
            MisuseCase("labels with NaN in their settings", .passes) {
                show("settings") {
                    $0.numberOfLines = -3
                    $0.preferredMaxLayoutWidth = .nan
                    $0.minimumScaleFactor = .nan
                    $0.adjustsFontSizeToFitWidth = true
                    $0.shadowColor = .red
                    $0.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
                }
                show("settings") {
                    $0.numberOfLines = Int.max
                    $0.preferredMaxLayoutWidth = .infinity
                    $0.minimumScaleFactor = -1
                }
            },
            MisuseCase("paragraph styles with NaN", .passes) {
                for number in [.nan, .infinity, -1e300, 1e300] as [CGFloat] {
                    let style = NSMutableParagraphStyle()
                    (style.lineSpacing, style.minimumLineHeight, style.firstLineHeadIndent) = (number, number, number)
                    (style.paragraphSpacing, style.lineHeightMultiple, style.tailIndent) = (number, number, number)
                    let text = NSAttributedString(
                        string: "one\ntwo",
                        attributes: [.paragraphStyle: style, .kern: number, .baselineOffset: number, .font: "no font"])
                    let label = UILabel()
                    (label.attributedText, label.numberOfLines) = (text, 0)
                    MisuseHost.show(label)
                    _ = text.boundingRect(
                        with: CGSize(width: number, height: number), options: [.usesLineFragmentOrigin], context: nil)
                }
            },
            MisuseCase("text view of 1 MB", .passes) {
                let view = UITextView()
                view.text = String(repeating: "lorem ipsum ", count: letterCount / 12)
                MisuseHost.show(view)
                _ = view.sizeThatFits(CGSize(width: 100, height: 100))
            },
        ]
    }
}
