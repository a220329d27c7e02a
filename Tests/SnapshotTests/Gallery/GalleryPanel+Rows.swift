import Foundation
import UIKit

/// The rows of cards in each panel of the contact sheet.
extension GalleryPanel {
    static var rows: [[GalleryEntry]] { barsAbove + values + texts + lists + choices + barsBelow }

    private static var barsAbove: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UINavigationBar", height: 96, fills: true) {
                    configured(UINavigationBar()) { bar in
                        bar.prefersLargeTitles = true
                        let item = UINavigationItem(title: "Elements")
                        item.rightBarButtonItems = [
                            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit),
                        ]
                        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
                        bar.items = [item]
                    }
                }
            ],
            [
                GalleryEntry("UISearchBar", height: 48, fills: true) {
                    configured(UISearchBar()) { ($0.placeholder, $0.searchBarStyle) = ("Search", .minimal) }
                }
            ],
        ]
    }

    private static var values: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UISwitch") {
                    row(12, [configured(UISwitch()) { $0.isOn = true }, UISwitch()])
                },
                GalleryEntry("UIStepper") { configured(UIStepper()) { $0.value = 50 } },
                GalleryEntry("UIActivityIndicatorView") {
                    row(
                        16,
                        [UIActivityIndicatorView.Style.medium, .large].map { style in
                            configured(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
                        })
                },
            ],
            [
                GalleryEntry("UISegmentedControl", stretched: true) {
                    configured(UISegmentedControl(items: ["Day", "Week", "Month"])) { $0.selectedSegmentIndex = 0 }
                },
                GalleryEntry("UISlider", stretched: true) { configured(UISlider()) { $0.value = 0.6 } },
            ],
            [
                GalleryEntry("UIProgressView", stretched: true) {
                    configured(UIProgressView(progressViewStyle: .default)) { $0.progress = 0.4 }
                },
                GalleryEntry("UIPageControl") {
                    configured(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (5, 1) }
                },
            ],
        ]
    }

    private static var texts: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UITextField", stretched: true) {
                    configured(UITextField()) {
                        ($0.text, $0.borderStyle, $0.clearButtonMode) = ("Iron", .roundedRect, .always)
                    }
                },
                GalleryEntry("UITextField", stretched: true) {
                    configured(UITextField()) { ($0.placeholder, $0.borderStyle) = ("Symbol", .roundedRect) }
                },
            ],
            [
                GalleryEntry("UIButton.Configuration") {
                    let styles: [(String, UIButton.Configuration)] = [
                        ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
                    ]
                    return row(
                        6,
                        styles.map { title, configuration in
                            var configuration = configuration
                            configuration.title = title
                            return UIButton(configuration: configuration)
                        })
                }
            ],
            [
                GalleryEntry("UIButton") {
                    row(
                        12,
                        [configured(UIButton(type: .system)) { $0.setTitle("System", for: .normal) }]
                            + [UIButton.ButtonType.detailDisclosure, .contactAdd, .close].map { UIButton(type: $0) })
                },
                GalleryEntry("UIDatePicker, compact") { picker(.date, .compact) },
            ],
        ]
    }

    private static var lists: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UITableView, UITableViewCell", height: 238, fills: true) {
                    ListTable(
                        .insetGrouped,
                        [
                            ListTable.Section(
                                header: "Metals",
                                rows: [
                                    {
                                        cell(.subtitle, "Iron", "Found in meteorites", symbol: "star.fill") {
                                            $0.accessoryType = .disclosureIndicator
                                        }
                                    },
                                    { cell(.value1, "Copper", "Cu 29") { $0.accessoryType = .checkmark } },
                                    {
                                        cell(.default, "Conducts") {
                                            $0.accessoryView = configured(UISwitch()) { $0.isOn = true }
                                        }
                                    },
                                ], footer: "Three of ninety-one.")
                        ])
                }
            ]
        ]
    }

    private static var choices: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UIDatePicker, wheels", height: 164, stretched: true) { picker(.dateAndTime, .wheels) }
            ],
            [
                GalleryEntry("UIVisualEffectView", height: 44, stretched: true) { effect() },
                GalleryEntry("WKWebView", height: 44, stretched: true) { WKWebView(frame: .zero) },
                GalleryEntry("MKMapView", height: 44, stretched: true) { MKMapView(frame: .zero) },
            ],
            [
                GalleryEntry("UIImage(systemName:)") {
                    row(
                        11,
                        [
                            "heart.fill", "bell", "camera.fill", "paperplane.fill", "gearshape", "cart", "lock.fill",
                            "trash", "plus.circle.fill", "eye.slash",
                        ].map {
                            UIImageView(image: UIImage(systemName: $0))
                        })
                }
            ],
        ]
    }

    private static var barsBelow: [[GalleryEntry]] {
        [
            [
                GalleryEntry("UIToolbar", height: 44, fills: true) {
                    configured(UIToolbar()) {
                        $0.items = [
                            UIBarButtonItem(systemItem: .action), .flexibleSpace(),
                            UIBarButtonItem(systemItem: .compose),
                            .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
                            UIBarButtonItem(systemItem: .done),
                        ]
                    }
                }
            ],
            [
                GalleryEntry("UITabBar", height: 49, fills: true) {
                    configured(UITabBar()) { bar in
                        let items = [
                            ("Home", "house.fill"), ("Saved", "bookmark"), ("Messages", "bubble.left"),
                            ("Profile", "person"),
                        ]
                        .enumerated().map { UITabBarItem(title: $1.0, image: UIImage(systemName: $1.1), tag: $0) }
                        items[2].badgeValue = "3"
                        bar.items = items
                        bar.selectedItem = items[0]
                    }
                }
            ],
        ]
    }

    // MARK: Parts

    private static func row(_ spacing: CGFloat, _ views: [UIView]) -> UIView {
        configured(UIStackView(arrangedSubviews: views)) { ($0.spacing, $0.alignment) = (spacing, .center) }
    }

    /// 2024-05-17 09:41 UTC.
    private static func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIView {
        configured(UIDatePicker()) {
            ($0.datePickerMode, $0.preferredDatePickerStyle) = (mode, style)
            $0.date = Date(timeIntervalSince1970: 1_715_938_860)
        }
    }

    private static func effect() -> UIView {
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
        let stripes = UIStackView(
            arrangedSubviews: colors.map { color in configured(UIView()) { $0.backgroundColor = color } })
        stripes.distribution = .fillEqually
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.frame = CGRect(x: 14, y: 9, width: 86, height: 26)
        (effect.layer.cornerRadius, effect.clipsToBounds) = (6, true)
        stripes.addSubview(effect)
        return stripes
    }
}
