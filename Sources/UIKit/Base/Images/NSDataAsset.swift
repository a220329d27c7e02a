import Foundation

/// The data of a data set in an asset catalogue.
public final class NSDataAsset: NSObject, Sendable {
    /// The name of the data set.
    public let name: String
    /// The contents of the set's first file.
    public let data: Data
    /// The type that the set declares for its file, such as `public.json`; `public.data` by default.
    public let typeIdentifier: String

    /// Creates the data asset with a name from the catalogues of the main bundle and of the resource folders next to
    /// it.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates the data asset with a name from the catalogues of a bundle and of the resource folders next to it.
    public init?(name: String, bundle: Bundle) {
        let assetData = ImageFolder.folders(of: bundle).firstResult {
            $0.data(named: name, note: AssetDiagnostics.report)
        }
        guard let assetData else { return nil }
        (self.name, data, typeIdentifier) = (name, assetData.data, assetData.type)
    }
}
