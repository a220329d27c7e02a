/// WebKit's names. Pages are not loaded: a web view is a labelled field, and everything else is stored without effect.
@_exported import FoundationNetworking
@_exported import UIKit
