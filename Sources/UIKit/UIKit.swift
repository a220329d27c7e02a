@_exported import UIKitBase
