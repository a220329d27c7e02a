import Foundation

/// A data set of an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the data set.
    public let name: String
    /// The contents of the data set's first file.
    public let data: Data
    /// The uniform type identifier that the set declares for its file, such as `public.json`. The default is `public.data`.
    public let typeIdentifier: String

    /// Creates the named data asset from the catalogues of the main bundle and of the resource folders next to it.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates the named data asset from the catalogues of a bundle and of the resource folders next to it.
    public init?(name: String, bundle: Bundle) {
        let assetData = ImageFolder.folders(of: bundle).firstResult {
            $0.data(named: name, note: AssetDiagnostics.report)
        }
        guard let assetData else { return nil }
        (self.name, data, typeIdentifier) = (name, assetData.data, assetData.type)
    }
}
