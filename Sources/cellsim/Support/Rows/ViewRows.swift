extension SupportRows {
    /// Views, layers and drawing.
    static let views = #"""
        view nesting | More than 1,000 nested views, layers or controllers | An exception is raised | On Apple's systems the stack overflows somewhat later
        unknown elements | Elements without a class | A plain view with their frame is drawn, with a warning |
        animations, UIView.animate | Animations | A change takes effect at once; Core Animation's animations are stored and nothing moves | A picture has no duration
        UIViewPropertyAnimator.isReversed, UIViewPropertyAnimator | Reversing other properties with an animator | Geometry, opacity and background are restored; other changes stay |
        alignmentRect, UIView.frame(forAlignmentRect:), UIView.alignmentRect(forFrame:) | Overrides of `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` | Layout uses `alignmentRectInsets` |
        accessibilityContrast, UITraitCollection.accessibilityContrast | System colours for increased contrast | They are the same for each contrast |
        NotificationCenter notifications, UIApplication.didBecomeActiveNotification | Notifications of the keyboard, of the app's states and of the text size | Only text fields and text views that are edited post notifications; views see the text size in their traits | There are no events from a user or the system
        CATransform3D, CALayer.transform | Three-dimensional transforms | Only the effect on x and y counts | Layers are flat
        CAReplicatorLayer | Copies of a replicator layer | The first copy is drawn |
        CATextLayer | Text layers with several lines | One line is drawn |
        CALayer.display, CALayer.draw(in:) | Drawing code of an app's own layers | `display()` and `draw(in:)` are not called |
        UIAppearance containers | `UIAppearance` of bar items for certain containers | One appearance holds for all containers |
        UIAppearance bar metrics | `UIAppearance` setters with bar metrics or positions | They have no effect |
        UIAppearance, appearance | Property observers of stored properties that `UIAppearance` sets on an app's own views | The property is set without its observers and a message says so, unless `keyValueProperties` names it | Swift has no run-time access to observers
        modalPresentationStyle, UISheetPresentationController | Presentation styles, sheets and popovers | A presented controller fills the screen |
        UIMenu, UIActivityViewController | Menus and activities | They are never opened |
        --data shadows | Drawing of a cell outside its row in a picture of a whole table | The row is cut off at its edges; `--height` shows the shadow | Without `--height` rows are drawn one by one
        CALayer.shadowRadius | Shadows blurred by more than 272 pixels (shadows of a layer's contents) or more than 2,000 pixels (all others) | The shadow is blurred by at most that radius |
        CALayer.opacity nesting | Opacity of more than 32 nested layers | Deeper layers are drawn as if they were not in a group |
        UIVisualEffectView, UIBlurEffect | Exact tints of system materials | The tints are estimates | Apple publishes no values
        UIVibrancyEffect | Exact strength of vibrancy | The strength is an estimate | Apple publishes no values
        bar materials, UIBarAppearance.backgroundEffect | Blurred backgrounds of bars | Bars have a flat colour |
        UIVisualEffectView masks, UIView.mask | Blurs below masks | A blur does not see what its own mask covers, nor anything below a mask |
        CALayer.compositingFilter | Blending of layers | Layers are drawn over one another |
        CGContext.textMatrix | Text matrices in drawing code | They have no effect |
        CGContext.data | Drawing after `data` was read | The pixels and images keep what was drawn before | A context has no memory until `data` is read
        CGContext.init(data:), CGBitmapContextCreate | Drawing into your own memory | The context draws into memory of its own |
        CGColorSpace | Colour spaces other than sRGB in contexts | They count as sRGB |
        CGPattern | Core Graphics' patterns | They are not drawn |
        UIColor.init(patternImage:), patternImage | Colours made of images | Nothing is drawn |
        """#

    /// Text, fonts and TextKit.
    static let text = #"""
        Noto CJK fonts, CJK, emoji | Fonts for Chinese, Japanese, Korean and emoji in the archive | `cellsim fonts install` installs them. Without them characters keep their size and line breaks and are drawn as empty boxes, with a warning | The fonts are large
        other scripts | System fonts of scripts other than Latin | Noto's families are drawn at their own widths, in two weights | Apple's fonts are not free
        Apple Color Emoji | Apple's emoji | Noto's emoji are drawn | Apple's font is not free
        COLR | Colour fonts with gradients (COLR version 1, SVG) | They are drawn without colour; fonts of coloured layers or pictures are drawn in colour |
        hyphenation, NSParagraphStyle.hyphenationFactor | Hyphenation in languages other than German, English (US), French, Italian, Dutch, Portuguese and Spanish | Words break at soft hyphens only | No other patterns are bundled
        lineBreakStrategy, NSParagraphStyle.lineBreakStrategy | Line breaks between Korean words (`lineBreakStrategy`) | The usual breaks are used |
        UIFontDescriptor.SystemDesign, rounded font, serif font | The rounded and the serif design of the system font | The default design is drawn |
        fallback line height | Taller lines because of fallback fonts | A fallback font does not enlarge a line | Recorded labels show this for Japanese and emoji; other scripts are unknown
        custom fonts, UIFont.init(name:size:) | Fonts whose files are missing | The best known free families keep their line height and about their width; others are drawn in Helvetica. Provide files with `--font-directory`, `CELLSIM_FONTS`, `UIAppFonts` or Core Text's font manager. `lint` compares no frames in such documents | Helvetica is what iOS uses for an unknown font
        PostScript names, variable fonts | PostScript names of variable font instances that the file does not name | The name follows Core Text's pattern (`Skia-Regular_Black`) | The pattern comes from observed names
        WOFF, WOFF fonts | Web fonts | They are not read; use TTF or OTF |
        San Francisco designs | Rounded, compact and monospaced designs of installed San Francisco files | The default design is drawn |
        San Francisco tracking | Tracking of San Francisco files without a `trak` table | The published tracking is used |
        font sharing | Separate fonts for each document of one command | Fonts of one document are known to all documents of the command |
        underlineStyle, NSAttributedString.Key.underlineStyle | Underlines that skip descenders | The line is drawn through descenders |
        textEffect, NSAttributedString.Key.textEffect | Text effects (`textEffect`) | They have no effect |
        NSRangeException, NSMutableAttributedString | `NSRangeException` for attributed strings from `.init(…)`, from Foundation or from an app's own subclass | The process ends in Foundation without a message | UIKit's texts, their copies, and `NSAttributedString(…)` and `NSMutableAttributedString(…)` in adapted sources raise it
        expansion, NSAttributedString.Key.expansion | Wider emoji through `expansion` | Emoji keep their width |
        NSTextList | Exact positions of list markers in text views | Markers are where Apple's HTML import puts them; labels draw none | The positions are a guess
        small capitals, kLowerCaseType | Small capital glyphs | Capitals are drawn smaller |
        monospaced digits, monospacedDigitSystemFont | Digits designed for equal widths | Digits are as wide as the zero |
        UIFontDescriptor.featureSettings, font features | Font features without an OpenType counterpart | They have no effect, with a warning |
        NSLayoutManager.addTextContainer, NSTextContainer | Text in several containers | Only the first container is filled |
        NSAttributedString.mutableString, NSMutableAttributedString.mutableString | Edits through `mutableString` alone | The layout does not change |
        NSLayoutManager.showCGGlyphs | Making or drawing glyphs one by one (`showCGGlyphs`) | The methods are not called |
        NSLayoutManagerDelegate | The delegate's choice of glyphs and control characters | The delegate is not asked |
        NSLayoutManager.glyphRange, NSLayoutManager.numberOfGlyphs | Real glyph indexes | Each UTF-16 unit counts as one glyph |
        exclusionPaths, NSTextContainer.exclusionPaths | Exact exclusion paths | A part of a path excludes everything between its leftmost and rightmost points at a line's height, holes too |
        NSLayoutManager overrides, NSLayoutManager.boundingRect | Overrides of layout manager methods that return positions | They cannot be overridden |
        NSLayoutManager.drawUnderline | Underline styles passed on by a layout manager | The text's own style is used |
        UITextField editing, UITextView.selectedRange, keyboard | Selection, cursor and keyboard | They are not drawn; tests type at the end of the text (`Simulator.type`) | No user edits text
        """#

    /// Controls, symbols and images.
    static let controls = #"""
        SF Symbols, symbols, UIImage.init(systemName:) | Symbols other than about 600 drawings and their variants (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus`, …) | An empty box is drawn, with a warning that names the nearest symbols; `cellsim supports sf:NAME` checks a name | Apple's drawings are not free
        symbol weights | Sizes of missing symbols by weight | The box has the same size in each weight |
        logo symbols, applelogo | Logos | An empty box is drawn | Logos are trademarks
        preferringMulticolor, UIImage.SymbolConfiguration.preferringMulticolor | A symbol's own colours | The symbol has one colour |
        variableValue | Variable symbols (`variableValue`) | The whole symbol is drawn |
        paletteColors | Palettes in documents | The symbol has one colour |
        symbolset | Weights and sizes of symbol sets | The set is drawn in one weight at the size of body text |
        UIDatePicker.calendar | Calendars other than the Gregorian one | The Gregorian calendar is used |
        UIDatePicker touches | Turning a date picker's wheels by touches | The wheels do not move |
        pickerView(_:viewForRow:forComponent:reusing:), UIPickerViewDelegate | Picker rows made by `viewForRow`, and fonts of a picker's rows | Rows show titles in the system font |
        PDF, PDF images | Text without an embedded font, shadings of types 1 and 4 to 7, transfer functions of soft masks, and JPEG 2000, JBIG2 and fax images in PDF files | The part is left out, with a warning; the rest is drawn |
        PDF overprint | Overprint in PDF files | Later colours cover earlier ones |
        SVG, SVG images | Text, filters, markers, and styles selected by states or attributes in SVG files | The part is left out, with a warning; the rest is drawn |
        UIImage.jpegData(compressionQuality:), jpegData | JPEG files with the same bytes as Apple's | libjpeg encodes the image; it looks alike |
        UIButton.Configuration.imageColorTransformer, UIConfigurationColorTransformer | Colour and image transformers of button configurations | They are not called |
        showsActivityIndicator, UIButton.Configuration.showsActivityIndicator | Activity indicators in buttons | The title and image are drawn |
        UIButton.menu, showsMenuAsPrimaryAction | Menus of buttons | Menus are never opened |
        UISlider.setThumbImage, UISlider.minimumValueImage | Images for the parts of sliders | The system's parts are drawn |
        UIStepper.setIncrementImage | Images for the parts of steppers | The system's parts are drawn |
        UISwitch.onImage | Images for the parts of switches | The system's parts are drawn |
        scrollEdgeAppearance, UIToolbar.scrollEdgeAppearance | A toolbar's appearance at the edge of a scroll view | The standard appearance is drawn |
        inlineLayoutAppearance, compactInlineLayoutAppearance | Inline and compact layouts of tab bar items | The stacked layout is drawn |
        UIImageView.startAnimating, animated images, UIActivityIndicatorView | Moving images and activity indicators | One frame is drawn | A picture has no duration
        """#
}
