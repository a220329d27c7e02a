import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The other assets of catalogues, apart from images and colours. Each type is a set with its own extension.
enum AssetKind {
    /// What sets of each ending are; an article stands before them.
    private static let names: [String: String] = [
        "appiconset": "an app icon", "launchimage": "a launch image", "dataset": "a data set, which NSDataAsset reads",
        "brandassets": "a set of brand assets", "imagestack": "an image stack", "imagestacklayer": "a layer of a stack",
        "solidimagestack": "an image stack", "solidimagestacklayer": "a layer of a stack",
        "complicationset": "a set of complications", "iconset": "an icon of macOS",
        "cubetextureset": "a cube of textures",
        "gcdashboardimage": "an image of Game Center", "gcleaderboard": "a leaderboard of Game Center",
        "gcleaderboardset": "leaderboards of Game Center", "mipmapset": "a texture's mipmaps",
        "stickerpack": "a sticker pack", "sticker": "a sticker", "stickersequence": "a sequence of stickers",
        "sticker-icon-set": "the icon of stickers", "stickersiconset": "the icon of stickers",
        "textureset": "a texture set", "spriteatlas": "a sprite atlas", "arresourcegroup": "a group of AR resources",
        "arreferenceimage": "a reference image of AR", "arobject": "a reference object of AR",
        "colorset": "a colour", "symbolset": "a symbol that cannot be drawn",
    ]

    /// The kind of a set, by its folder's extension; nil for folders that are not sets.
    static func name(ofSet folder: String) -> String? { names[(folder as NSString).pathExtension] }
}

/// Reports faults in the images of an app's own catalogues, each once.
enum AssetNotes {
    static func tell(_ finding: Diagnostic) { Notice.tell(.image, finding.description) }
}
