/// The part of `SupportRows` about the limits of views, text and controls.
extension SupportRows {
    /// Rows about views, layers and drawing.
    static let views = #"""
        view nesting | More than 1,000 nested views, layers or controllers | CellSim raises an exception | Apple's systems overflow the stack at a slightly greater depth
        unknown elements | Document elements for which CellSim has no class | A plain view with the element's frame is drawn, with a warning |
        animations, UIView.animate | Animations | Changes take effect at once; Core Animation's animations are stored, but nothing moves | A picture has no duration
        UIViewPropertyAnimator.isReversed, UIViewPropertyAnimator | Reversing an animator's changes to some properties | Geometry, opacity and background are restored; all other changes stay |
        alignmentRect, UIView.frame(forAlignmentRect:), UIView.alignmentRect(forFrame:) | Overrides of `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` | Layout uses `alignmentRectInsets` instead |
        accessibilityContrast, UITraitCollection.accessibilityContrast | System colours for increased contrast | The colours are the same at each contrast |
        NotificationCenter notifications, UIApplication.didBecomeActiveNotification | Notifications of the keyboard, the app's states and the text size | Text fields and text views post notifications only when they are edited; views read the text size from their traits | No user or system sends events
        CATransform3D, CALayer.transform | Frames, hit tests and conversions of points with three-dimensional transforms, and layers that intersect each other in space | Only the effect on x and y counts, except in drawing; layers are drawn one after the other |
        CAReplicatorLayer.instanceColor, CAReplicatorLayer.instanceRedOffset | Colours and animation delays of a replicator layer's copies | The copies have the colours of the original |
        UIAppearance containers | `UIAppearance` of bar items in specific containers | One appearance applies in all containers |
        UIAppearance bar metrics | `UIAppearance` setters with bar metrics or positions | The setters have no effect |
        UIAppearance, appearance | Property observers of stored properties that `UIAppearance` sets on an app's own views | The property is set without calling its observers, with a message, unless `keyValueProperties` lists the property | Swift gives no access to observers at run time
        modalPresentationStyle, UISheetPresentationController | Presentation styles, sheets and popovers | Each presented controller fills the screen, except in the style `custom` with a presentation controller of your own |
        UIMenu, UIActivityViewController | Menus and activities | They are never opened |
        --data shadows | In a picture of a whole table, shadows and other drawing of a cell outside its row | The drawing is cut off at the row's edges; with `--height`, it is shown | Without `--height`, rows are drawn one by one
        CALayer.shadowRadius | Shadows blurred by more than 272 pixels (for a layer's contents) or 2,000 pixels (for all other shadows) | The blur is limited to that radius |
        CALayer.opacity nesting | Group opacity in more than 32 nested layers | Deeper layers are drawn one by one, not as a group |
        UIVisualEffectView, UIBlurEffect | Exact tints of system materials | The tints are estimates | Apple publishes no values
        UIVibrancyEffect | The exact strength of vibrancy | The strength is an estimate | Apple publishes no values
        bar materials, UIBarAppearance.backgroundEffect | Blurred backgrounds of bars | Bars have a flat colour |
        UIVisualEffectView masks, UIView.mask | Blurs below masks | A blur leaves out what its own mask covers, and everything below a mask |
        CALayer.compositingFilter | Blending layers with a filter | Layers are drawn on top of one another |
        CGContext.textMatrix | Text matrices in drawing code | They have no effect |
        CGContext.data | Drawing into a context after reading its `data` | The pixels and images show only what was drawn before | A context has no memory until `data` is read
        CGContext.init(data:), CGBitmapContextCreate | Drawing into your own memory | The context draws into its own memory |
        CGColorSpace | Colour spaces other than sRGB in contexts | They are treated as sRGB |
        CGPattern | Core Graphics patterns | They are not drawn |
        UIColor.init(patternImage:), patternImage | Colours made from images, except for backgrounds of views | Nothing is drawn |
        """#

    /// Rows about text, fonts and TextKit.
    static let text = #"""
        Noto CJK fonts, CJK, emoji | Fonts for Chinese, Japanese, Korean and emoji, which are not part of the archive | `cellsim fonts install` installs them. Without them, characters keep their size and line breaks but are drawn as empty boxes, with a warning | The fonts are large
        other scripts | System fonts for scripts other than Latin | Noto fonts are used, at their own widths and in two weights | Apple's fonts are not free
        Apple Color Emoji | Apple's emoji | Noto's emoji are drawn | Apple's font is not free
        COLR | Colour fonts with gradients (COLR version 1, SVG) | Their glyphs are drawn without colour; fonts of coloured layers or pictures are drawn in colour |
        hyphenation, NSParagraphStyle.hyphenationFactor | Hyphenation in languages other than German, English (US), French, Italian, Dutch, Portuguese and Spanish | Words break only at soft hyphens | CellSim bundles no other hyphenation patterns
        lineBreakStrategy, NSParagraphStyle.lineBreakStrategy | Breaking Korean text only between words (`lineBreakStrategy`) | Lines break as usual |
        UIFontDescriptor.SystemDesign, rounded font, serif font | The rounded and serif designs of the system font | The default design is drawn |
        fallback line height | Taller lines for text in fallback fonts | A fallback font does not make a line taller | Recorded labels show this for Japanese and emoji; no recording shows other scripts
        custom fonts, UIFont.init(name:size:) | Fonts whose files are missing | The best-known free families keep their line height and roughly their width; all other fonts are drawn in Helvetica. To provide the files, use `--font-directory`, `CELLSIM_FONTS`, `UIAppFonts` or Core Text's font manager. `lint` does not compare frames in such documents | iOS also uses Helvetica for an unknown font
        PostScript names, variable fonts | PostScript names of variable font instances, if the file does not contain them | The name follows Core Text's pattern (`Skia-Regular_Black`) | The pattern comes from observed names
        WOFF, WOFF fonts | Web fonts (WOFF) | They are not read; use TTF or OTF files |
        San Francisco designs | Rounded, compact and monospaced designs of installed San Francisco fonts | The default design is drawn |
        San Francisco tracking | Tracking of San Francisco fonts without a `trak` table | The published tracking values are used |
        font sharing | Separate fonts for each document of a command | A document's fonts are available to all documents of the command |
        underlineStyle, NSAttributedString.Key.underlineStyle | Underlines that skip descenders | The line crosses the descenders |
        textEffect, NSAttributedString.Key.textEffect | Text effects (`textEffect`) | The attribute has no effect |
        NSRangeException, NSMutableAttributedString | `NSRangeException` for attributed strings that `.init(…)`, Foundation or an app's own subclass creates | Foundation ends the process without a message | UIKit's texts and their copies raise it; so do `NSAttributedString(…)` and `NSMutableAttributedString(…)` in adapted sources
        expansion, NSAttributedString.Key.expansion | Widening emoji with `expansion` | Emoji keep their width |
        AttributedString.MarkdownParsingOptions.allowsExtendedAttributes, InflectionRule, markdown | Attributes of Markdown text such as `^[text](inflect: true)` | The text has no such attributes | Linux lacks grammatical agreement
        NSAttributedString.DocumentType, html | Style sheets, images and tables of web pages, and rich text (RTF) | They have no effect; rich text throws an error |
        NSTextList | The exact positions of list markers in text views | Markers are where Apple's HTML import puts them; labels draw no markers | The positions are a guess
        small capitals, kLowerCaseType | Small capital glyphs | Capitals are drawn at a smaller size |
        monospaced digits, monospacedDigitSystemFont | Digits designed for equal widths | Each digit gets the width of the zero |
        UIFontDescriptor.featureSettings, font features | Font features without an OpenType equivalent | They have no effect, with a warning |
        NSLayoutManager.addTextContainer, NSTextContainer | Text in more than one container | Only the first container is filled |
        NSAttributedString.mutableString, NSMutableAttributedString.mutableString | Edits made only through `mutableString` | The layout does not change |
        NSLayoutManager.showCGGlyphs | Creating or drawing glyphs one by one (`showCGGlyphs`) | The methods are never called |
        NSLayoutManagerDelegate | The delegate's choice of glyphs and control characters | The layout manager does not ask its delegate |
        NSLayoutManager.glyphRange, NSLayoutManager.numberOfGlyphs | Real glyph indexes | Each UTF-16 unit counts as one glyph |
        exclusionPaths, NSTextContainer.exclusionPaths | Exact exclusion paths | Each part of a path excludes everything between its leftmost and rightmost points at a line's height, including holes |
        NSLayoutManager overrides, NSLayoutManager.boundingRect | Overrides of layout manager methods that return positions | You cannot override these methods |
        NSLayoutManager.drawUnderline | Underline styles that a layout manager passes on | The text's own underline style is used |
        UITextField editing, UITextView.selectedRange, keyboard | Showing the selection, cursor and keyboard | They are not drawn; tests type at the end of the text (`TouchSimulator.type`) | No user edits the text
        """#

    /// Rows about controls, symbols and images.
    static let controls = #"""
        SF Symbols, symbols, UIImage.init(systemName:) | Symbols other than about 600 drawings and their variants (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus`, …) | An empty box is drawn, with a warning that names the nearest symbols. To check a name, run `cellsim supports sf:NAME` | Apple's drawings are not free
        symbol weights | Different sizes of a missing symbol at different weights | The symbol's box has the same size in each weight |
        logo symbols, applelogo | Symbols of logos | An empty box is drawn | Logos are trademarks
        preferringMulticolor, UIImage.SymbolConfiguration.preferringMulticolor | A symbol's own colours | The symbol is drawn in one colour |
        variableValue | Variable symbols (`variableValue`) | The whole symbol is drawn |
        paletteColors | Symbol palettes in documents | The symbol is drawn in one colour |
        symbolset | Weights and sizes of symbol sets | The symbol is drawn in one weight, at the size of body text |
        UIDatePicker.calendar | Calendars other than the Gregorian one | The Gregorian calendar is used |
        UIDatePicker touches | Turning a date picker's wheels by touch | The wheels do not move |
        PDF, PDF images | In PDF files: text without an embedded font, shadings of types 1 and 4 to 7, transfer functions of soft masks, and JPEG 2000, JBIG2 and fax images | The unsupported part is left out, with a warning; the rest is drawn |
        PDF overprint | Overprint in PDF files | Later colours cover earlier ones |
        SVG, SVG images | In SVG files: text, filters, markers, and styles selected by states or attributes | The unsupported part is left out, with a warning; the rest is drawn |
        UIImage.jpegData(compressionQuality:), jpegData | JPEG files with the same bytes as Apple's | libjpeg encodes the image, and it looks the same |
        UIButton.menu, showsMenuAsPrimaryAction | Menus of buttons | Menus are never opened |
        UIStepper.setDividerImage | Custom images between the halves of steppers | The standard divider is drawn |
        UISwitch.onImage | Custom images for parts of switches | The standard parts are drawn |
        scrollEdgeAppearance, UIToolbar.scrollEdgeAppearance | A toolbar's `scrollEdgeAppearance` | The standard appearance is drawn |
        inlineLayoutAppearance, compactInlineLayoutAppearance | Inline and compact layouts of tab bar items | The stacked layout is drawn, with their fonts and colours and a message |
        UIImageView.startAnimating, animated images, UIActivityIndicatorView | Animated images and activity indicators | One frame is drawn | A picture has no duration
        """#
}
