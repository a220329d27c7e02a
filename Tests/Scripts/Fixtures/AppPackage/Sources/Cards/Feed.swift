import Combine
import CoreData
import CoreGraphics
import Foundation
import WebKit
import os.log

private let log = Logger(subsystem: "org.example.cards", category: "feed")

/// A model as apps have them: published values, a session that nothing uses, key-value observation.
final class Feed: NSObject, ObservableObject {
    @Published private(set) var titles: [String] = []
    @objc dynamic var level = 0
    private var cancellables = Set<AnyCancellable>()
    private let session = URLSession(configuration: .ephemeral)
    private static var noteKey: UInt8 = 0

    init(words: PassthroughSubject<String, Never>, marks: CurrentValueSubject<Int, Never>) {
        super.init()
        words.combineLatest(marks)
            .map { "\($0) \($1)" }
            .removeDuplicates()
            .sink { [weak self] in self?.titles.append($0) }
            .store(in: &cancellables)
        log.debug("made \(self.titles.count, privacy: .public)")
    }

    var note: String? {
        get { objc_getAssociatedObject(self, &Feed.noteKey) as? String }
        set { objc_setAssociatedObject(self, &Feed.noteKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func long(_ minimum: Int) -> [String] {
        let predicate = NSPredicate(format: "SELF.length >= %d", minimum)
        return autoreleasepool { titles.filter { predicate.evaluate(with: $0) } }
    }

    var path: CGPath {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
        return path
    }
}

final class PageController: UIViewController, WKNavigationDelegate {
    @IBOutlet private(set) var web: WKWebView!

    override func loadView() {
        web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        web.navigationDelegate = self
        view = web
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
