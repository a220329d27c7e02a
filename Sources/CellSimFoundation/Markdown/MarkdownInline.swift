/// A part of a Markdown text with one style.
struct MarkdownInline: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The destination of the link that contains the text.
    var link: String?
    /// The source of the image whose description the text is.
    var image: String?
    /// The attributes of the extension `^[text](name: value)`, without the parentheses.
    var extendedAttributes: String?
}
