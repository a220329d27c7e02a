import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The types of asset sets other than image sets, with their descriptions for messages.
enum AssetKind {
    /// The descriptions of set types, with an article, by file extension.
    private static let descriptions: [String: String] = [
        "appiconset": "an app icon", "launchimage": "a launch image", "dataset": "a data set, which NSDataAsset reads",
        "brandassets": "a set of brand assets", "imagestack": "an image stack", "imagestacklayer": "a layer of a stack",
        "solidimagestack": "an image stack", "solidimagestacklayer": "a layer of a stack",
        "complicationset": "a set of complications", "iconset": "a macOS icon",
        "cubetextureset": "a cube texture",
        "gcdashboardimage": "a Game Center image", "gcleaderboard": "a Game Center leaderboard",
        "gcleaderboardset": "a set of Game Center leaderboards", "mipmapset": "a texture's mipmaps",
        "stickerpack": "a sticker pack", "sticker": "a sticker", "stickersequence": "a sequence of stickers",
        "sticker-icon-set": "a sticker icon", "stickersiconset": "a sticker icon",
        "textureset": "a texture set", "spriteatlas": "a sprite atlas", "arresourcegroup": "a group of AR resources",
        "arreferenceimage": "an AR reference image", "arobject": "an AR reference object",
        "colorset": "a colour", "symbolset": "a symbol that cannot be drawn",
    ]

    /// Returns the description of a set by its folder's extension, or `nil` for other folders.
    static func description(ofSet folder: String) -> String? { descriptions[(folder as NSString).pathExtension] }
}

/// Reports problems with images in the app's catalogues, each problem only once.
enum AssetDiagnostics {
    static func report(_ diagnostic: Diagnostic) { Notice.report(.image, diagnostic.description) }
}
