/// The API of WebKit, for source compatibility. Pages are not loaded: a web view is an area with a label, and
/// everything else is stored without effect.
@_exported import FoundationNetworking
@_exported import UIKit
