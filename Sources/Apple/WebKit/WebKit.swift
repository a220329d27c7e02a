/// The WebKit API, for source compatibility. Pages are not loaded: a web view is drawn as a labelled placeholder, and all
/// settings are stored without effect.
@_exported import FoundationNetworking
@_exported import UIKit
