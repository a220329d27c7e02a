import Foundation

/// The bytes of a data set in an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    /// The name that it was found by.
    public let name: String
    /// The bytes of the set's first file.
    public let data: Data
    /// The type that the set gives its file, such as `public.json`; `public.data` where it gives none.
    public let typeIdentifier: String

    /// The data set of that name in the catalogues of the main bundle and of the resource folders beside it.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// The data set of that name in the catalogues of a bundle and of the resource folders beside it.
    public init?(name: String, bundle: Bundle) {
        let found = ImageFolder.folders(of: bundle).firstResult { $0.data(named: name, note: AssetNotes.tell) }
        guard let found else { return nil }
        (self.name, data, typeIdentifier) = (name, found.data, found.type)
    }
}
