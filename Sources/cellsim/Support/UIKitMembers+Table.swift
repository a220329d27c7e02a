// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

extension UIKitMembers {
    /// The reasons, then one line for each type; parsed by `init(_:)`.
    static let table = #"""
        UIKit does not draw it, either
        UIKit does not wait, either
        a bar's opacity follows its background
        a touch is one step
        actions follow the responder chain
        activities are not handed off
        activities are not shown
        all bars fade in the same way
        all of the text is laid out at once
        all text is laid out in the same way
        an item is as wide as its title
        animated images show their first frame
        bars hide only when the app hides them
        bars show only the title
        bars show the same image in both orientations
        bars show the title
        buttons show no menu indicator
        cells take the whole width
        colours are never inverted
        copies are flattened
        copies have the colours of the original
        curves are drawn with a fixed accuracy
        custom layouts are always invalidated as a whole
        date pickers use the Gregorian calendar
        each window is drawn separately
        glass shapes do not merge
        images keep their size
        items are not reordered
        items share the width equally
        layers are always drawn at the picture's scale
        layouts are always computed as a whole
        lines are always computed again
        lines are not cut off by the container's height
        lines are spaced as in labels
        menus are not opened
        no background is drawn behind the dots
        no badge is drawn
        no button for results is drawn
        no empty rows are drawn
        no glow is drawn
        no image is drawn behind items
        none is shown
        nothing has the focus
        nothing is animated
        nothing is animated; changes take effect at once
        nothing is archived
        nothing is dragged
        nothing is dragged and dropped
        nothing is focused
        nothing is searched
        nothing is shaken
        nothing moves from bar to bar
        nothing scrolls by itself
        nothing shows it
        nothing zooms
        one page is shown
        only links in the attributed text are recognised
        only the background of other frameworks' views is drawn
        only the section's insets count
        pages are not turned by touches
        pictures have 8 bits per channel
        pictures have no extended dynamic range
        pictures have no status bar
        presented controllers fill the screen
        presented controllers fill the screen until they are dismissed
        presented controllers stay until they are dismissed
        progress objects are not observed; set `progress`
        refresh controls are not drawn
        scroll views keep clear of bars by `contentInsetAdjustmentBehavior`
        scrolling ends with the drag
        search results are not presented
        selections are not drawn
        separator insets start at the cell's edges
        separators have a flat colour
        speech is not recorded
        swipe actions are not shown
        switches are drawn as sliding switches
        switches have no title outside of Mac apps
        taps on dots are always discrete
        text keeps its size
        the app is not on a screen
        the back button has the system's arrow
        the back button pops
        the bar gets no touches
        the bar has its standard appearance
        the bar keeps its frame
        the bar shows its scroll-edge or compact appearance
        the device does not move
        the field keeps its position
        the gallery has 60 frames per second, and other pictures have none
        the large content viewer is not shown
        the layout always asks the delegate again
        the menu is not shown
        the page's dots are always drawn
        the row in the middle is always marked
        the scene stays in front
        the screen never turns off
        the search bar is below the navigation bar
        the search bar stays visible
        the search bar's background is a flat colour
        the text keeps its position
        the title is centred
        there are no files to choose
        there are no photos and no camera
        there is no keyboard
        there is no keyboard input
        there is no pointer
        there is no printer
        there is one scene
        they are not drawn
        titles keep the position of their shadow
        two columns are always shown side by side
        views inherit the text size
        y points downwards in every layer

        class AVPlayerViewController@58 UIViewController showsPlaybackControls videoGravity
        class AXCustomContent NSObject attributedLabel attributedValue importance@c init(attributedLabel:attributedValue:) init(label:value:) label value
        enum AXCustomContent.Importance - default high init(rawValue:)
        protocol AXCustomContentProvider - accessibilityCustomContent accessibilityCustomContentBlock
        protocol AccessibleByExtension - accessibilityActivate() accessibilityContainerType accessibilityCustomActions accessibilityCustomContent accessibilityCustomRotors accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue isAccessibilityElement
        enum ActionDispatch - responds(_:to:) send(_:to:from:for:)
        protocol ActionListing - actions
        struct ActionMethod - init(_:_:) init(adapted:_:) selector
        enum AdaptedClasses - register(_:) register(application:) register(delegate:)
        struct AdaptedClasses.Members - actions init(_:actions:properties:names:exportedName:making:sample:appearance:) properties
        protocol AdaptedListing -
        enum AmbiguousPart - content init(rawValue:) position size
        extension AttributeContainer - init(_:)
        extension AttributeDynamicLookup - subscript(dynamicMember:)
        struct AttributeScopes.UIKitAttributes - backgroundColor baselineOffset font foregroundColor kern paragraphStyle strikethroughColor strikethroughStyle tracking underlineColor underlineStyle
        enum AttributeScopes.UIKitAttributes.BackgroundColorAttribute - Value name
        enum AttributeScopes.UIKitAttributes.BaselineOffsetAttribute - Value name
        enum AttributeScopes.UIKitAttributes.FontAttribute - Value name
        enum AttributeScopes.UIKitAttributes.ForegroundColorAttribute - Value name
        enum AttributeScopes.UIKitAttributes.KernAttribute - Value name
        enum AttributeScopes.UIKitAttributes.ParagraphStyleAttribute - Value name
        enum AttributeScopes.UIKitAttributes.StrikethroughColorAttribute - Value name
        enum AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute - Value name
        enum AttributeScopes.UIKitAttributes.TrackingAttribute - Value name
        enum AttributeScopes.UIKitAttributes.UnderlineColorAttribute - Value name
        enum AttributeScopes.UIKitAttributes.UnderlineStyleAttribute - Value name
        extension AttributedString - init(_:) init(_:attributes:) init(_:including:)
        extension Bundle - loadNibNamed(_:owner:options:)
        protocol CAAction -
        class CAAnimation@45 NSObject autoreverses beginTime delegate duration fillMode isRemovedOnCompletion repeatCount repeatDuration speed timeOffset timingFunction
        enum CAAnimationCalculationMode - cubic cubicPaced discrete init(rawValue:) linear paced
        protocol CAAnimationDelegate - animationDidStart(_:) animationDidStop(_:finished:)
        class CAAnimationGroup@45 CAAnimation animations
        enum CAAnimationRotationMode - init(rawValue:) rotateAuto rotateAutoReverse
        class CABasicAnimation@45 CAPropertyAnimation byValue fromValue toValue
        struct CACornerMask - init(rawValue:) layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue
        class CADisplayLink NSObject add(to:forMode:) duration init(target:selector:) invalidate() isPaused preferredFrameRateRange@90 preferredFramesPerSecond@90 remove(from:forMode:) targetTimestamp timestamp
        struct CAFrameRateRange - default init(minimum:maximum:preferred:) maximum@c minimum@c preferred@c
        class CAGradientLayer CALayer colors endPoint locations startPoint type
        enum CAGradientLayerType - axial init(rawValue:) radial
        class CAKeyframeAnimation@45 CAPropertyAnimation calculationMode keyTimes path rotationMode timingFunctions values
        class CALayer NSObject action(forKey:) actions add(_:forKey:) addSublayer(_:) affineTransform() allowsEdgeAntialiasing allowsGroupOpacity anchorPoint animation(forKey:) animationKeys() associatedValues autoreverses backgroundColor beginTime borderColor borderWidth bounds compositingFilter contains(_:) contents contentsAreFlipped() contentsGravity contentsScale convert(_:from:) convert(_:to:) convertTime(_:from:) convertTime(_:to:) cornerCurve cornerRadius defaultAction(forKey:) defaultValue(forKey:) display() displayIfNeeded() draw(in:) drawsAsynchronously@30 duration encode(with:) fillMode filters frame hitTest(_:) init(coder:) init(layer:) insertSublayer(_:above:) insertSublayer(_:at:) insertSublayer(_:below:) isDoubleSided isGeometryFlipped@114 isHidden isOpaque layoutIfNeeded() layoutSublayers() mask maskedCorners masksToBounds model() name@c needsDisplay() needsDisplay(forKey:) needsDisplayOnBoundsChange needsLayout() opacity position preferredFrameSize() presentation() rasterizationScale@30 removeAllAnimations() removeAnimation(forKey:) removeFromSuperlayer() render(in:) repeatCount repeatDuration setAffineTransform(_:) setNeedsDisplay() setNeedsLayout() setValue(_:forKey:) setValue(_:forKeyPath:) shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize@30 speed sublayerTransform sublayers superlayer timeOffset transform value(forKey:) value(forKeyPath:) zPosition
        enum CALayerContentsGravity - bottom bottomLeft bottomRight center init(rawValue:) left resize resizeAspect resizeAspectFill right top topLeft topRight
        enum CALayerCornerCurve - circular continuous init(rawValue:)
        protocol CAMediaTiming - autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
        struct CAMediaTimingFillMode - backwards both forwards init(rawValue:) rawValue removed
        class CAMediaTimingFunction NSObject init(controlPoints:_:_:_:) init(name:)
        struct CAMediaTimingFunctionName - default easeIn easeInEaseOut easeOut init(rawValue:) linear rawValue
        class CAPropertyAnimation@45 CAAnimation init(keyPath:) isAdditive isCumulative keyPath
        class CAReplicatorLayer CALayer instanceAlphaOffset instanceBlueOffset@21 instanceColor@21 instanceCount instanceDelay@45 instanceGreenOffset@21 instanceRedOffset@21 instanceTransform preservesDepth@20
        class CAShapeLayer CALayer fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
        enum CAShapeLayerFillRule - evenOdd init(rawValue:) nonZero
        enum CAShapeLayerLineCap - butt init(rawValue:) round square
        enum CAShapeLayerLineJoin - bevel init(rawValue:) miter round
        class CASpringAnimation@45 CABasicAnimation damping initialVelocity mass settlingDuration stiffness
        class CATextLayer CALayer alignmentMode font fontSize foregroundColor isWrapped string truncationMode
        enum CATextLayerAlignmentMode - center init(rawValue:) justified left natural right
        enum CATextLayerTruncationMode - end init(rawValue:) middle none start
        class CATransaction NSObject animationDuration() animationTimingFunction() begin() commit() completionBlock() disableActions() flush() setAnimationDuration(_:) setAnimationTimingFunction(_:) setCompletionBlock(_:) setDisableActions(_:)
        struct CATransform3D - init() init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
        class CATransformLayer CALayer
        class CATransition@45 CAAnimation endProgress startProgress subtype type
        enum CATransitionSubtype - fromBottom fromLeft fromRight fromTop init(rawValue:)
        enum CATransitionType - fade init(rawValue:) moveIn push reveal
        extension CGContext - drawPDFPage(_:)
        enum CGPDFBox - artBox bleedBox cropBox init(rawValue:) mediaBox trimBox
        class CGPDFDocument - init(_:) numberOfPages page(at:)
        class CGPDFPage - document getBoxRect(_:) getDrawingTransform(_:rect:rotate:preserveAspectRatio:) pageNumber rotationAngle
        extension CGRect - inset(by:)
        enum CellSimPruned - function(_:_:file:) isAccepted(_:) statement(_:_:file:)
        enum ClassResolver - register(_:as:) unregister(_:)
        protocol ControllerMaking - init() init(nibName:bundle:)
        extension DisplayRecorder - fill(_:radius:color:) init(traits:) rgba(_:) traits
        class ForeignContentView UIView contentLabel
        class GraphicsFrameworkController UIViewController
        class GraphicsFrameworkView@58 ForeignContentView delegate
        struct ImageFolder - color(named:) folders(_:) folders(below:) image(named:) init(path:) path
        extension IndexPath - init(item:section:) init(row:section:) item row section
        protocol KeyValueCodable - keyValueProperties
        struct KeyValueProperty - init(_:of:_:_:) init(readOnly:_:) key
        protocol KeyValueReceiving - setValue(_:forKey:)
        struct LayoutIssue - constraintIDs constraintLines kind line objectID
        enum LayoutIssue.Kind - ambiguous(view:axis:part:constraints:) exhausted(view:constraints:) unsatisfiable(constraints:broken:)
        class MKMapView@58 ForeignContentView delegate
        extension NSAttributedString - boundingRect(with:options:context:) draw(at:) draw(in:) draw(with:options:context:) init(_:) init(_:including:) init(attachment:) init(contentsOf:options:baseURL:) init(data:options:documentAttributes:) init(markdown:options:baseURL:) init(url:options:documentAttributes:) size()
        struct NSAttributedString.DocumentAttributeKey - characterEncoding documentType init(rawValue:) rawValue
        struct NSAttributedString.DocumentReadingOptionKey - characterEncoding defaultAttributes documentType init(rawValue:) rawValue
        struct NSAttributedString.DocumentType - html init(rawValue:) plain rawValue rtf rtfd
        extension NSAttributedString.Key - alternateDescription attachment backgroundColor baselineOffset expansion font foregroundColor imageURL inlinePresentationIntent kern languageIdentifier ligature link obliqueness paragraphStyle presentationIntentAttributeName shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle writingDirection
        extension NSCoder - cgAffineTransform(for:) cgPoint(for:) cgRect(for:) cgSize(for:) cgVector(for:) string(for:) uiEdgeInsets(for:) uiOffset(for:)
        class NSCollectionLayoutAnchor NSObject edges init(edges:) init(edges:absoluteOffset:) init(edges:fractionalOffset:) isFractionalOffset offset
        class NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem alignment extendsBoundary init(layoutSize:elementKind:alignment:absoluteOffset:) offset pinToVisibleBounds
        protocol NSCollectionLayoutContainer - contentInsets contentSize effectiveContentInsets effectiveContentSize
        class NSCollectionLayoutDecorationItem NSCollectionLayoutItem background(elementKind:) elementKind zIndex
        class NSCollectionLayoutDimension NSObject absolute(_:) dimension estimated(_:) fractionalHeight(_:) fractionalWidth(_:) isAbsolute isEstimated isFractionalHeight isFractionalWidth
        class NSCollectionLayoutEdgeSpacing NSObject bottom init(leading:top:trailing:bottom:) leading top trailing
        protocol NSCollectionLayoutEnvironment - container traitCollection
        class NSCollectionLayoutGroup NSCollectionLayoutItem custom(layoutSize:itemProvider:) horizontal(layoutSize:repeatingSubitem:count:) horizontal(layoutSize:subitem:count:) horizontal(layoutSize:subitems:) interItemSpacing subitems vertical(layoutSize:repeatingSubitem:count:) vertical(layoutSize:subitem:count:) vertical(layoutSize:subitems:)
        class NSCollectionLayoutGroupCustomItem NSObject frame init(frame:zIndex:) zIndex
        class NSCollectionLayoutItem NSObject contentInsets edgeSpacing init(layoutSize:supplementaryItems:) layoutSize supplementaryItems
        class NSCollectionLayoutSection NSObject boundarySupplementaryItems contentInsets contentInsetsReference@59 decorationItems init(group:) interGroupSpacing list(using:layoutEnvironment:) orthogonalScrollingBehavior supplementariesFollowContentInsets supplementaryContentInsetsReference@59 visibleItemsInvalidationHandler@23
        class NSCollectionLayoutSize NSObject heightDimension init(widthDimension:heightDimension:) widthDimension
        class NSCollectionLayoutSpacing NSObject fixed(_:) flexible(_:) isFixedSpacing isFlexibleSpacing spacing
        class NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem containerAnchor elementKind init(layoutSize:elementKind:containerAnchor:itemAnchor:) itemAnchor zIndex
        class NSDataAsset NSObject data init(name:) init(name:bundle:) name typeIdentifier
        struct NSDiffableDataSourceSnapshot - appendItems(_:toSection:) appendSections(_:) deleteAllItems() deleteItems(_:) deleteSections(_:) indexOfItem(_:) indexOfSection(_:) init() insertItems(_:afterItem:) insertItems(_:beforeItem:) insertSections(_:afterSection:) insertSections(_:beforeSection:) itemIdentifiers itemIdentifiers(inSection:) moveItem(_:afterItem:) moveItem(_:beforeItem:) moveSection(_:afterSection:) moveSection(_:beforeSection:) numberOfItems numberOfItems(inSection:) numberOfSections reconfigureItems(_:) reconfiguredItemIdentifiers reloadItems(_:) reloadSections(_:) reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier(containingItem:) sectionIdentifiers
        class NSDiffableDataSourceSnapshotReference NSObject appendItems(withIdentifiers:) appendItems(withIdentifiers:intoSectionWithIdentifier:) appendSections(withIdentifiers:) deleteAllItems() deleteItems(withIdentifiers:) deleteSections(withIdentifiers:) index(ofItemIdentifier:) index(ofSectionIdentifier:) insertItems(withIdentifiers:afterItemWithIdentifier:) insertItems(withIdentifiers:beforeItemWithIdentifier:) insertSections(withIdentifiers:afterSectionWithIdentifier:) insertSections(withIdentifiers:beforeSectionWithIdentifier:) itemIdentifiers itemIdentifiersInSection(withIdentifier:) moveItem(withIdentifier:afterItemWithIdentifier:) moveItem(withIdentifier:beforeItemWithIdentifier:) moveSection(withIdentifier:afterSectionWithIdentifier:) moveSection(withIdentifier:beforeSectionWithIdentifier:) numberOfItems numberOfItems(inSection:) numberOfSections reconfigureItems(withIdentifiers:) reconfiguredItemIdentifiers reloadItems(withIdentifiers:) reloadSections(withIdentifiers:) reloadedItemIdentifiers reloadedSectionIdentifiers sectionIdentifier(forSectionContainingItemIdentifier:) sectionIdentifiers
        struct NSDirectionalEdgeInsets - bottom init() init(from:) init(top:leading:bottom:trailing:) leading top trailing zero
        struct NSDirectionalRectEdge - all bottom init(rawValue:) leading rawValue top trailing
        extension NSIndexPath - init(item:section:) init(row:section:) item row section
        class NSLayoutAnchor NSObject constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:constant:)
        class NSLayoutConstraint NSObject activate(_:) awakeFromNib() constant constraints(withVisualFormat:options:metrics:views:) deactivate(_:) firstAnchor firstAttribute firstItem identifier init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) isActive multiplier nibID nibLine priority relation secondAnchor secondAttribute secondItem shouldBeArchived@46
        enum NSLayoutConstraint.Attribute - baseline bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins documentName firstBaseline height init(rawValue:) lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
        enum NSLayoutConstraint.Axis - horizontal init(rawValue:) vertical
        struct NSLayoutConstraint.FormatOptions - alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing alignmentMask directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft init(rawValue:) rawValue spacingBaselineToBaseline spacingEdgeToEdge spacingMask
        enum NSLayoutConstraint.Relation - equal greaterThanOrEqual init(rawValue:) lessThanOrEqual
        class NSLayoutDimension NSLayoutAnchor constraint(equalTo:multiplier:constant:) constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:constant:) constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:)
        class NSLayoutManager NSObject addTextContainer(_:) allowsNonContiguousLayout@9 boundingRect(forGlyphRange:in:) characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForGlyph(at:) characterRange(forGlyphRange:actualGlyphRange:) delegate drawBackground(forGlyphRange:at:) drawGlyphs(forGlyphRange:at:) drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) ensureGlyphs(forCharacterRange:) ensureGlyphs(forGlyphRange:) ensureLayout(for:) ensureLayout(forBoundingRect:in:) ensureLayout(forCharacterRange:) ensureLayout(forGlyphRange:) enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:) enumerateLineFragments(forGlyphRange:using:) extraLineFragmentRect fillBackgroundRectArray(_:count:forCharacterRange:color:) fractionOfDistanceThroughGlyph(for:in:) glyphIndex(for:in:) glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForCharacter(at:) glyphRange(for:) glyphRange(forBoundingRect:in:) glyphRange(forCharacterRange:actualCharacterRange:) hyphenationFactor init(coder:) insertTextContainer(_:at:) invalidateDisplay(forCharacterRange:) invalidateDisplay(forGlyphRange:) invalidateLayout(forCharacterRange:actualCharacterRange:) isValidGlyphIndex(_:) limitsLayoutForSuspiciousContents@10 lineFragmentRect(forGlyphAt:effectiveRange:) lineFragmentUsedRect(forGlyphAt:effectiveRange:) location(forGlyphAt:) numberOfGlyphs processEditing(for:edited:range:changeInLength:invalidatedRange:) removeTextContainer(at:) showsControlCharacters@110 showsInvisibleCharacters@110 strikethrough(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) textContainer(forGlyphAt:effectiveRange:) textContainerChangedGeometry(_:) textContainers textStorage truncatedGlyphRange(inLineFragmentForGlyphAt:) underline(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:) usedRect(for:) usesDefaultHyphenation usesFontLeading@34
        protocol NSLayoutManagerDelegate - layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) layoutManagerDidInvalidateLayout(_:)
        class NSLayoutXAxisAnchor NSLayoutAnchor anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:) constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
        class NSLayoutYAxisAnchor NSLayoutAnchor anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:) constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
        enum NSLineBreakMode - byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping init(rawValue:)
        struct NSLineBreakStrategy - hangulWordPriority init(rawValue:) pushOut rawValue standard
        extension NSMutableAttributedString - init(_:)
        class NSMutableParagraphStyle NSParagraphStyle addTabStop(_:) removeTabStop(_:) setParagraphStyle(_:)
        extension NSNotification.Name - UIApplicationDidBecomeActive UIApplicationDidEnterBackground UIApplicationDidFinishLaunching UIApplicationDidReceiveMemoryWarning UIApplicationSignificantTimeChange UIApplicationWillEnterForeground UIApplicationWillResignActive UIApplicationWillTerminate UIContentSizeCategoryDidChange UIDeviceOrientationDidChange UIKeyboardDidChangeFrame UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame UIKeyboardWillHide UIKeyboardWillShow UITextFieldTextDidBeginEditing UITextFieldTextDidChange UITextFieldTextDidEndEditing UITextViewTextDidBeginEditing UITextViewTextDidChange UITextViewTextDidEndEditing
        extension NSObjectProtocol - awakeFromNib() setValue(_:forKey:) setValue(_:forKeyPath:) value(forKey:) value(forKeyPath:)
        class NSParagraphStyle NSObject alignment allowsDefaultTighteningForTruncation baseWritingDirection copy(with:) default defaultTabInterval defaultWritingDirection(forLanguage:) firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy(with:) paragraphSpacing paragraphSpacingBefore tabStops tailIndent textLists usesDefaultHyphenation
        enum NSRectAlignment - bottom bottomLeading bottomTrailing init(rawValue:) leading none top topLeading topTrailing trailing
        class NSShadow NSObject shadowBlurRadius shadowColor shadowOffset
        extension NSString - boundingRect(with:options:attributes:context:) draw(at:withAttributes:) draw(in:withAttributes:) draw(with:options:attributes:context:) size(withAttributes:)
        class NSStringDrawingContext NSObject actualScaleFactor minimumScaleFactor totalBounds
        struct NSStringDrawingOptions - init(rawValue:) rawValue truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
        enum NSTextAlignment - center init(rawValue:) justified left natural right
        class NSTextAttachment NSObject attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) bounds character contents@c fileType@c image image(forBounds:textContainer:characterIndex:) init(data:ofType:) init(image:)
        protocol NSTextAttachmentContainer - attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) image(forBounds:textContainer:characterIndex:)
        class NSTextContainer NSObject exclusionPaths heightTracksTextView@33 init(coder:) init(size:) isSimpleRectangular layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines replaceLayoutManager(_:) size widthTracksTextView
        class NSTextLayoutManager NSObject
        class NSTextList NSObject copy(with:) init(markerFormat:options:) init(markerFormat:options:startingItemNumber:) isOrdered listOptions marker(forItemNumber:) markerFormat startingItemNumber
        struct NSTextList.MarkerFormat - box check circle decimal diamond disc hyphen init(rawValue:) lowercaseAlpha lowercaseHexadecimal lowercaseLatin lowercaseRoman octal rawValue square uppercaseAlpha uppercaseHexadecimal uppercaseLatin uppercaseRoman
        struct NSTextList.Options - init(rawValue:) prependEnclosingMarker rawValue
        class NSTextStorage NSMutableAttributedString addLayoutManager(_:) changeInLength delegate didProcessEditingNotification edited(_:range:changeInLength:) editedMask editedRange ensureAttributesAreFixed(in:) init() layoutManagers processEditing() removeLayoutManager(_:) willProcessEditingNotification
        struct NSTextStorage.EditActions - editedAttributes editedCharacters init(rawValue:) rawValue
        protocol NSTextStorageDelegate - textStorage(_:didProcessEditing:range:changeInLength:) textStorage(_:willProcessEditing:range:changeInLength:)
        class NSTextTab NSObject alignment columnTerminators(for:) copy(with:) init(textAlignment:location:options:) location options
        struct NSTextTab.OptionKey - columnTerminators init(rawValue:) rawValue
        struct NSUnderlineStyle - byWord double init(rawValue:) patternDash patternDashDot patternDashDotDot patternDot rawValue single thick
        extension NSValue - caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue init(caTransform3D:) init(cgAffineTransform:) init(cgPoint:) init(cgRect:) init(cgSize:) init(cgVector:) init(uiEdgeInsets:) init(uiOffset:) uiEdgeInsetsValue uiOffsetValue
        enum NSWritingDirection - init(rawValue:) leftToRight natural rightToLeft
        enum NSWritingDirectionFormatType - embedding init(rawValue:) override
        protocol NibAwakening - awakeFromNib()
        class NibCoder NSCoder bool(_:) cgFloat(_:) children(_:) coder(_:) coder(for:) coders(in:) color(_:) color(of:) contains(_:) count(_:in:) directionalInsets(_:) document double(_:in:) element element(_:) elementName enumeration(_:_:) font(_:defaultSize:) font(of:defaultSize:) ignore(_:) image(_:) image(named:catalog:) insets(_:) int(_:) isDesignTime isNil(_:) object(_:) objectID objects(_:) options point(_:) rect(_:) reference(_:) register(_:) size(_:) string(_:) text warn(_:key:value:remedy:)
        struct NibIdentity - customClass customModule elementName file line objectID userLabel usesBaseClass
        struct NibInstance - diagnostics element(of:) firstView object(for:) object(withID:) outlets(of:) ownerOutlets template topLevelObjects usesBaseClass(_:)
        enum NibLoader - instantiate(_:owner:externalObjects:scene:options:bundle:)
        struct NibOptions - commandLine design imageFolders init(purpose:policy:traits:reportsUnread:) library policy purpose reportsUnread traits variationTraits
        enum NibOptions.Policy - commandLine library
        enum NibOptions.Purpose - design runTime
        class NibTemplate - document init(_:) init(data:path:) missingImages(for:) path
        extension NotificationCenter - addObserver(_:selector:name:object:) addObserver(of:for:using:) post(name:object:) removeObserver(_:) removeObserver(_:name:object:)
        extension NotificationCenter.MessageIdentifier - didActivate didBecomeActive didDisconnect didEnterBackground didFinishLaunching didReceiveMemoryWarning keyboardDidChangeFrame keyboardDidHide keyboardDidShow keyboardWillChangeFrame keyboardWillHide keyboardWillShow significantTimeChange userDidTakeScreenshot willConnect willDeactivate willEnterForeground willResignActive willTerminate
        protocol NotificationMessage - makeMessage(_:) name
        protocol ObjectMaking -
        struct ReuseStatistics - created dequeued init() reused
        protocol ScrollDelegating - delegate
        protocol SelectorAnswering - responds(to:)
        protocol SelectorForwarding - forwardingTarget(for:)
        enum SelfSizingInvalidation - disabled enabled enabledIncludingConstraints init(rawValue:)
        class SnapshotDataSource NSObject Snapshot apply(_:animatingDifferences:completion:) applySnapshotUsingReloadData(_:completion:) index(for:) indexPath(for:) itemIdentifier(for:) sectionIdentifier(for:) snapshot()
        extension String - boundingRect(with:options:attributes:context:) draw(at:withAttributes:) draw(in:withAttributes:) draw(with:options:attributes:context:) size(withAttributes:)
        enum TextFit - clipped(_:) fits shrunk truncated
        extension Timer - init(fireAt:interval:target:selector:userInfo:repeats:) init(timeInterval:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
        enum TouchSimulator - drag(from:to:in:) longPress(_:duration:) tap(_:count:) tap(at:in:count:) throwingExceptions(_:) type(_:into:)
        enum UIAccessibility - announcementDidFinishNotification boldTextStatusDidChangeNotification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification convertToScreenCoordinates(_:in:) darkerSystemColorsStatusDidChangeNotification elementFocusedNotification focusedElement(using:) focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessStatusDidChangeNotification invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning post(notification:argument:) prefersCrossFadeTransitions reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification requestGuidedAccessSession(enabled:completionHandler:) shouldDifferentiateWithoutColor switchControlStatusDidChangeNotification unfocusedElementUserInfoKey voiceOverStatusDidChangeNotification
        struct UIAccessibility.AssistiveTechnologyIdentifier - init(rawValue:) notificationSwitchControl notificationVoiceOver rawValue
        struct UIAccessibility.Notification - announcement init(rawValue:) layoutChanged pageScrolled rawValue screenChanged
        class UIAccessibilityBlockHolder NSObject accessibilityActivateBlock accessibilityActivationPointBlock accessibilityAttributedHintBlock accessibilityAttributedLabelBlock accessibilityAttributedValueBlock accessibilityContainerTypeBlock accessibilityCustomActionsBlock accessibilityCustomRotorsBlock accessibilityDecrementBlock accessibilityElementsBlock accessibilityElementsHiddenBlock accessibilityFrameBlock accessibilityHeaderElementsBlock accessibilityHintBlock accessibilityIdentifierBlock accessibilityIncrementBlock accessibilityLabelBlock accessibilityLanguageBlock accessibilityMagicTapBlock accessibilityNavigationStyleBlock accessibilityPathBlock accessibilityPerformEscapeBlock accessibilityRespondsToUserInteractionBlock accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTraitsBlock accessibilityUserInputLabelsBlock accessibilityValueBlock accessibilityViewIsModalBlock isAccessibilityElementBlock
        enum UIAccessibilityContainerType - dataTable init(rawValue:) landmark list none semanticGroup
        enum UIAccessibilityContrast - high init(rawValue:) normal unspecified
        class UIAccessibilityCustomAction NSObject ActionHandler actionHandler@c category@c editCategory image@c init(name:actionHandler:) init(name:image:actionHandler:) init(name:target:selector:) name@c selector@c target@c
        class UIAccessibilityCustomRotor NSObject Search attributedName@c init(attributedName:itemSearch:) init(name:itemSearch:) init(systemType:itemSearch:) itemSearchBlock@c name@c systemRotorType
        enum UIAccessibilityCustomRotor.Direction - init(rawValue:) next previous
        enum UIAccessibilityCustomRotor.SystemRotorType - boldText heading headingLevel1 headingLevel2 headingLevel3 headingLevel4 headingLevel5 headingLevel6 image init(rawValue:) italicText landmark link list misspelledWord none table textField underlineText visitedLink
        class UIAccessibilityCustomRotorItemResult NSObject init(targetElement:targetRange:) targetElement@c targetRange@c
        class UIAccessibilityCustomRotorSearchPredicate NSObject currentItem@c searchDirection@c
        class UIAccessibilityElement UIAccessibleObject accessibilityContainer accessibilityFrameInContainerSpace init(accessibilityContainer:)
        protocol UIAccessibilityIdentification - accessibilityIdentifier
        enum UIAccessibilityNavigationStyle - automatic combined init(rawValue:) separate
        enum UIAccessibilityScrollDirection - down init(rawValue:) left next previous right up
        struct UIAccessibilityTraits - adjustable allowsDirectInteraction button causesPageTurn header image init(rawValue:) keyboardKey link none notEnabled playsSound rawValue searchField selected startsMediaSession staticText summaryElement tabBar toggleButton updatesFrequently
        class UIAccessibleObject UIAccessibilityBlockHolder accessibilityActivate() accessibilityActivationPoint accessibilityAssistiveTechnologyFocusedIdentifiers() accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions accessibilityCustomContent accessibilityCustomRotors accessibilityDecrement() accessibilityElement(at:) accessibilityElementCount() accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus() accessibilityElementIsFocused() accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHeaderElements accessibilityHint accessibilityIdentifier accessibilityIncrement() accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityRespondsToUserInteraction accessibilityScroll(_:) accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal associatedValues index(ofAccessibilityElement:) isAccessibilityElement shouldGroupAccessibilityChildren
        class UIAction UIMenuElement Handler attributes@35 discoverabilityTitle@c identifier init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:) sender state
        struct UIAction.Identifier - init(_:) init(rawValue:) rawValue
        class UIActivity NSObject activityCategory activityDidFinish(_:) activityImage activityTitle activityType activityViewController canPerform(withActivityItems:) perform() prepare(withActivityItems:)
        struct UIActivity.ActivityType - addToReadingList airDrop assignToContact copyToPasteboard init(_:) init(rawValue:) mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll sharePlay
        enum UIActivity.Category - action init(rawValue:) share
        class UIActivityIndicatorView UIView color hidesWhenStopped init(style:) isAnimating startAnimating() stopAnimating() style
        enum UIActivityIndicatorView.Style - gray init(rawValue:) large medium white whiteLarge
        class UIActivityItemProvider NSObject activityType activityViewController(_:itemForActivityType:) activityViewControllerPlaceholderItem(_:) init(placeholderItem:) item placeholderItem
        protocol UIActivityItemSource - activityViewController(_:itemForActivityType:) activityViewControllerPlaceholderItem(_:)
        class UIActivityViewController UIViewController CompletionWithItemsHandler activityItems completionWithItemsHandler@7 excludedActivityTypes@7 init(activityItems:applicationActivities:)
        protocol UIAdaptivePresentationControllerDelegate - adaptivePresentationStyle(for:) presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
        class UIAlertAction NSObject init(title:style:handler:) isEnabled style title
        enum UIAlertAction.Style - cancel default destructive init(rawValue:)
        class UIAlertController UIViewController actions addAction(_:) addTextField(configurationHandler:) init(title:message:preferredStyle:) message preferredAction preferredStyle textFields
        enum UIAlertController.Style - actionSheet alert init(rawValue:)
        protocol UIAppearance -
        protocol UIAppearanceContainer -
        class UIApplication UIResponder alternateIconName applicationIconBadgeNumber@81 applicationState applicationSupportsShakeToEdit@51 backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining beginBackgroundTask(expirationHandler:) beginBackgroundTask(withName:expirationHandler:) beginIgnoringInteractionEvents() canOpenURL(_:) completeStateRestoration() connectedScenes currentUserNotificationSettings delegate didBecomeActiveNotification didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endBackgroundTask(_:) endIgnoringInteractionEvents() extendStateRestoration() ignoreSnapshotOnNextApplicationLaunch() isIdleTimerDisabled@97 isIgnoringInteractionEvents isNetworkActivityIndicatorVisible@63 isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow open(_:options:completionHandler:) openNotificationSettingsURLString openSessions openSettingsURLString openURL(_:) preferredContentSizeCategory protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications() registerUserNotificationSettings(_:) requestSceneSessionActivation(_:userActivity:options:errorHandler:) requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:) sendAction(_:to:from:for:) sendEvent(_:) setAlternateIconName(_:completionHandler:) setMinimumBackgroundFetchInterval(_:) shared shortcutItems@81 significantTimeChangeNotification statusBarFrame statusBarOrientation statusBarStyle supportedInterfaceOrientations(for:) supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications() userDidTakeScreenshotNotification userInterfaceLayoutDirection value(forKey:) value(forKeyPath:) willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
        struct UIApplication.DidBecomeActiveMessage - Subject init() makeMessage(_:) name
        struct UIApplication.DidEnterBackgroundMessage - Subject init() makeMessage(_:) name
        struct UIApplication.DidFinishLaunchingMessage - Subject init() makeMessage(_:) name
        struct UIApplication.DidReceiveMemoryWarningMessage - Subject init() makeMessage(_:) name
        struct UIApplication.ExtensionPointIdentifier - init(rawValue:) keyboard rawValue
        struct UIApplication.LaunchOptionsKey - annotation bluetoothCentrals bluetoothPeripherals init(rawValue:) localNotification location rawValue remoteNotification shortcutItem sourceApplication url userActivityDictionary userActivityType
        struct UIApplication.OpenExternalURLOptionsKey - init(rawValue:) rawValue universalLinksOnly
        struct UIApplication.OpenURLOptionsKey - annotation init(rawValue:) openInPlace rawValue sourceApplication
        struct UIApplication.SignificantTimeChangeMessage - Subject init() makeMessage(_:) name
        enum UIApplication.State - active background inactive init(rawValue:)
        struct UIApplication.UserDidTakeScreenshotMessage - Subject init() makeMessage(_:) name
        struct UIApplication.WillEnterForegroundMessage - Subject init() makeMessage(_:) name
        struct UIApplication.WillResignActiveMessage - Subject init() makeMessage(_:) name
        struct UIApplication.WillTerminateMessage - Subject init() makeMessage(_:) name
        protocol UIApplicationDelegate - application(_:configurationForConnecting:options:) application(_:didFinishLaunchingWithOptions:) application(_:open:options:) application(_:supportedInterfaceOrientationsFor:) application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:) window
        class UIApplicationShortcutIcon NSObject init(systemImageName:) init(templateImageName:) init(type:)
        enum UIApplicationShortcutIcon.IconType - add alarm audio bookmark capturePhoto captureVideo cloud compose confirmation contact date favorite home init(rawValue:) invitation location love mail markLocation message pause play prohibit search share shuffle task taskCompleted time update
        class UIApplicationShortcutItem NSObject icon init(type:localizedTitle:) init(type:localizedTitle:localizedSubtitle:icon:userInfo:) localizedSubtitle localizedTitle type userInfo
        class UIAttachmentBehavior@44 UIDynamicBehavior anchorPoint damping frequency frictionTorque init(item:attachedTo:) init(item:attachedToAnchor:) init(item:offsetFromCenter:attachedTo:offsetFromCenter:) init(item:offsetFromCenter:attachedToAnchor:) items length
        struct UIAxis - both horizontal init(rawValue:) rawValue vertical
        struct UIBackgroundConfiguration - backgroundColor backgroundColorTransformer backgroundInsets clear() cornerRadius customView image imageContentMode init() listGroupedCell() listGroupedHeaderFooter() listPlainCell() listPlainHeaderFooter() listSidebarCell() listSidebarHeader() resolvedBackgroundColor(for:) resolvedStrokeColor(for:) strokeColor strokeColorTransformer strokeOutset strokeWidth visualEffect
        class UIBackgroundExtensionView UIView automaticallyPlacesContentView contentView
        enum UIBackgroundFetchResult - failed init(rawValue:) newData noData
        enum UIBackgroundRefreshStatus - available denied init(rawValue:) restricted
        struct UIBackgroundTaskIdentifier - init(rawValue:) invalid rawValue
        class UIBarAppearance NSObject backgroundColor backgroundEffect backgroundImage configureWithDefaultBackground() configureWithOpaqueBackground() configureWithTransparentBackground() copy(with:) encode(with:) init(barAppearance:) init(coder:) shadowColor shadowImage
        class UIBarButtonItem UIBarItem action badge@37 changesSelectionAsPrimaryAction@35 customView fixedSpace(_:) flexibleSpace() hidesSharedBackground identifier@52 init(barButtonSystemItem:target:action:) init(customView:) init(image:landscapeImagePhone:style:target:action:) init(image:style:target:action:) init(systemItem:primaryAction:menu:) init(title:image:primaryAction:menu:) init(title:style:target:action:) isSpringLoaded@47 menu@35 menuRepresentation@35 possibleTitles@11 primaryAction sharesBackground style systemItem target tintColor width
        struct UIBarButtonItem.Badge - backgroundColor@c count(_:) font@c foregroundColor@c indicator() string(_:)
        enum UIBarButtonItem.Style - bordered done init(rawValue:) plain prominent
        enum UIBarButtonItem.SystemItem - action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace init(rawValue:) organize pageCurl pause play redo refresh reply rewind save search stop trash undo
        class UIBarButtonItemAppearance NSObject disabled highlighted init(style:) normal
        class UIBarButtonItemStateAppearance NSObject titleTextAttributes
        class UIBarItem UIAccessibleObject accessibilityIdentifier@c accessibilityLabel@c appearance() appearance(whenContainedInInstancesOf:) awakeFromNib() encode(with:) image imageInsets init(coder:) isEnabled landscapeImagePhone@15 setTitleTextAttributes(_:for:) tag@c title titleTextAttributes(for:)
        enum UIBarMetrics - compact compactPrompt default defaultPrompt init(rawValue:)
        enum UIBarPosition - any bottom init(rawValue:) top topAttached
        protocol UIBarPositioning - barPosition
        protocol UIBarPositioningDelegate - position(for:)
        enum UIBarStyle - black blackOpaque blackTranslucent default init(rawValue:)
        enum UIBaselineAdjustment - alignBaselines alignCenters init(rawValue:) none
        class UIBezierPath NSObject addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip() addCurve(to:controlPoint1:controlPoint2:) addLine(to:) addQuadCurve(to:controlPoint:) append(_:) apply(_:) bounds cgPath close() contains(_:) copy(with:) currentPoint fill() fill(with:alpha:) flatness@22 init(arcCenter:radius:startAngle:endAngle:clockwise:) init(cgPath:) init(ovalIn:) init(rect:) init(roundedRect:byRoundingCorners:cornerRadii:) init(roundedRect:cornerRadius:) isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move(to:) removeAllPoints() reversing() setLineDash(_:count:phase:) stroke() stroke(with:alpha:) usesEvenOddFillRule
        class UIBlurEffect UIVisualEffect init(style:) style
        enum UIBlurEffect.Style - dark extraLight init(rawValue:) light prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
        class UIButton UIControl PointerStyleProvider adjustsImageSizeForAccessibilityContentSizeCategory@27 adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle(for:) backgroundImage(for:) backgroundRect(forBounds:) buttonType changesSelectionAsPrimaryAction@35 configuration configurationUpdateHandler contentEdgeInsets contentRect(forBounds:) currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor image(for:) imageEdgeInsets imageRect(forContentRect:) imageView init(configuration:primaryAction:) init(type:) init(type:primaryAction:) isPointerInteractionEnabled@107 menu@35 pointerStyleProvider@107 preferredSymbolConfigurationForImage(in:) reversesTitleShadowWhenHighlighted@111 role setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:) setNeedsUpdateConfiguration() setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:) setTitleColor(_:for:) setTitleShadowColor(_:for:) showsTouchWhenHighlighted@40 subtitleLabel systemButton(with:target:action:) title(for:) titleColor(for:) titleEdgeInsets titleLabel titleRect(forContentRect:) titleShadowColor(for:) updateConfiguration()
        enum UIButton.ButtonType - close contactAdd custom detailDisclosure infoDark infoLight init(rawValue:) plain roundedRect system
        struct UIButton.Configuration - activityIndicatorColorTransformer attributedSubtitle attributedTitle background baseBackgroundColor baseForegroundColor bordered() borderedProminent() borderedTinted() borderless() buttonSize clearGlass() contentInsets cornerStyle filled() glass() gray() image imageColorTransformer imagePadding imagePlacement indicator@17 plain() preferredSymbolConfigurationForImage prominentClearGlass() prominentGlass() setDefaultContentInsets() showsActivityIndicator subtitle subtitleTextAttributesTransformer tinted() title titleAlignment titlePadding titleTextAttributesTransformer
        enum UIButton.Configuration.CornerStyle - capsule dynamic fixed init(rawValue:) large medium small
        enum UIButton.Configuration.Indicator - automatic init(rawValue:) none popup
        enum UIButton.Configuration.Size - init(rawValue:) large medium mini small
        enum UIButton.Configuration.TitleAlignment - automatic center init(rawValue:) leading trailing
        enum UIButton.Role - cancel destructive init(rawValue:) normal primary
        struct UICellAccessory - CheckmarkOptions DeleteOptions DetailOptions DisclosureIndicatorOptions InsertOptions LabelOptions ReorderOptions checkmark(displayed:options:) customView(configuration:) delete(displayed:options:actionHandler:) detail(displayed:options:actionHandler:) disclosureIndicator(displayed:options:) insert(displayed:options:actionHandler:) label(text:displayed:options:) reorder(displayed:options:)
        struct UICellAccessory.CustomViewConfiguration - customView init(customView:placement:isHidden:reservedLayoutWidth:tintColor:) options placement
        enum UICellAccessory.DisplayedState - always init(rawValue:) whenEditing whenNotEditing
        struct UICellAccessory.Options - init(isHidden:reservedLayoutWidth:tintColor:) isHidden reservedLayoutWidth tintColor
        enum UICellAccessory.Placement - leading(displayed:) trailing(displayed:)
        struct UICellConfigurationState - init(traitCollection:) isDisabled isEditing@c isExpanded@c isFocused@c isHighlighted@c isPinned@c isReordering@c isSelected@c isSwiped@c traitCollection@c
        struct UICollectionLayoutListConfiguration - appearance backgroundColor footerMode headerMode headerTopPadding init(appearance:) leadingSwipeActionsConfigurationProvider@76 showsSeparators trailingSwipeActionsConfigurationProvider@76
        enum UICollectionLayoutListConfiguration.Appearance - grouped init(rawValue:) insetGrouped plain sidebar sidebarPlain
        enum UICollectionLayoutListConfiguration.FooterMode - init(rawValue:) none supplementary
        enum UICollectionLayoutListConfiguration.HeaderMode - firstItemInSection init(rawValue:) none supplementary
        enum UICollectionLayoutSectionOrthogonalScrollingBehavior - continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered init(rawValue:) none paging
        class UICollectionReusableView UIView apply(_:) preferredLayoutAttributesFitting(_:) prepareForReuse() reuseIdentifier
        class UICollectionView UIScrollView LayoutInteractiveTransitionCompletion SelfSizingInvalidation allowsFocus@49 allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem(at:) cancelInteractiveMovement() cancelInteractiveTransition() cellForItem(at:) collectionViewLayout dataSource delegate deleteItems(at:) deleteSections(_:) dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:) dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) deselectItem(at:animated:) dragDelegate@47 dragInteractionEnabled@48 dropDelegate@47 elementKindSectionFooter elementKindSectionHeader endInteractiveMovement() finishInteractiveTransition() hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath(for:) indexPathForItem(at:) indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements(ofKind:) init(frame:collectionViewLayout:) insertItems(at:) insertSections(_:) isEditing isPrefetchingEnabled layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:) layoutPassCount moveItem(at:to:) moveSection(_:toSection:) numberOfItems(inSection:) numberOfSections performBatchUpdates(_:) performBatchUpdates(_:completion:) prefetchDataSource reconfigureItems(at:) register(_:forCellWithReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:) register(cellReuseIdentifier:making:) register(supplementaryViewOfKind:reuseIdentifier:making:) reloadData() reloadItems(at:) reloadSections(_:) remembersLastFocusedIndexPath@43 reorderingCadence@47 reuseStatistics scrollToItem(at:at:animated:) selectItem(at:animated:scrollPosition:) selectionFollowsFocus@49 selfSizingInvalidation setCollectionViewLayout(_:animated:) startInteractiveTransition(to:completion:) supplementaryView(forElementKind:at:) updateInteractiveMovementTargetPosition(_:) visibleCells visibleSupplementaryViews(ofKind:)
        struct UICollectionView.CellRegistration - Handler init(cellNib:handler:) init(handler:)
        enum UICollectionView.ElementCategory - cell decorationView init(rawValue:) supplementaryView
        enum UICollectionView.ReorderingCadence - fast immediate init(rawValue:) slow
        enum UICollectionView.ScrollDirection - horizontal init(rawValue:) vertical
        struct UICollectionView.ScrollPosition - bottom centeredHorizontally centeredVertically init(rawValue:) left rawValue right top
        struct UICollectionView.SupplementaryRegistration - Handler init(elementKind:handler:) init(supplementaryNib:elementKind:handler:)
        class UICollectionViewCell UICollectionReusableView automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView isHighlighted isSelected selectedBackgroundView setNeedsUpdateConfiguration() updateConfiguration(using:)
        enum UICollectionViewCell.DragState - dragging init(rawValue:) lifting none
        class UICollectionViewCompositionalLayout UICollectionViewLayout configuration init(section:) init(section:configuration:) init(sectionProvider:) init(sectionProvider:configuration:) list(using:)
        class UICollectionViewCompositionalLayoutConfiguration NSObject boundarySupplementaryItems contentInsetsReference@59 interSectionSpacing scrollDirection
        class UICollectionViewController UIViewController clearsSelectionOnViewWillAppear collectionView collectionView(_:canFocusItemAt:) collectionView(_:canMoveItemAt:) collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:) collectionView(_:cellForItemAt:) collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) collectionView(_:performAction:forItemAt:withSender:) collectionView(_:performPrimaryActionForItemAt:) collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) collectionView(_:shouldShowMenuForItemAt:) collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionViewDidEndMultipleSelectionInteraction(_:) collectionViewLayout init(collectionViewLayout:) numberOfSections(in:) scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
        protocol UICollectionViewDataSource - collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) numberOfSections(in:)
        protocol UICollectionViewDataSourcePrefetching - collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:prefetchItemsAt:)
        protocol UICollectionViewDelegate - collectionView(_:didDeselectItemAt:) collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:) collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
        protocol UICollectionViewDelegateFlowLayout - collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView(_:layout:referenceSizeForFooterInSection:) collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
        class UICollectionViewDiffableDataSource SnapshotDataSource CellProvider SupplementaryViewProvider collectionView(_:cellForItemAt:) collectionView(_:numberOfItemsInSection:) collectionView(_:viewForSupplementaryElementOfKind:at:) init(collectionView:cellProvider:) numberOfSections(in:) supplementaryViewProvider
        protocol UICollectionViewDragDelegate - collectionView(_:itemsForBeginning:at:)
        protocol UICollectionViewDropCoordinator - destinationIndexPath drop(_:toItemAt:) items proposal session
        protocol UICollectionViewDropDelegate - collectionView(_:performDropWith:)
        protocol UICollectionViewDropItem - dragItem sourceIndexPath
        class UICollectionViewDropProposal UIDropProposal init(operation:intent:) intent
        enum UICollectionViewDropProposal.Intent - init(rawValue:) insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
        class UICollectionViewFlowLayout UICollectionViewLayout automaticSize estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
        enum UICollectionViewFlowLayout.SectionInsetReference - fromContentInset fromLayoutMargins fromSafeArea init(rawValue:)
        class UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext invalidateFlowLayoutAttributes@32 invalidateFlowLayoutDelegateMetrics@92
        class UICollectionViewLayout NSObject awakeFromNib() collectionView collectionViewContentSize developmentLayoutDirection encode(with:) finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) finalLayoutAttributesForDisappearingItem(at:) finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalizeAnimatedBoundsChange() finalizeCollectionViewUpdates() finalizeLayoutTransition() flipsHorizontallyInOppositeLayoutDirection init(coder:) initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) initialLayoutAttributesForAppearingItem(at:) initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) invalidateLayout() invalidateLayout(with:) invalidationContext(forBoundsChange:) invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) invalidationContextClass layoutAttributesClass layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:) layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForItem(at:) layoutAttributesForSupplementaryView(ofKind:at:) prepare() prepare(forAnimatedBoundsChange:) prepare(forCollectionViewUpdates:) prepareForTransition(from:) prepareForTransition(to:) register(_:forDecorationViewOfKind:) shouldInvalidateLayout(forBoundsChange:) shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) targetContentOffset(forProposedContentOffset:) targetContentOffset(forProposedContentOffset:withScrollingVelocity:) targetIndexPath(forInteractivelyMovingItem:withPosition:)
        class UICollectionViewLayoutAttributes NSObject alpha bounds center copy(with:) frame indexPath init(forCellWith:) init(forDecorationViewOfKind:with:) init(forSupplementaryViewOfKind:with:) isHidden representedElementCategory representedElementKind size transform transform3D zIndex
        class UICollectionViewLayoutInvalidationContext NSObject contentOffsetAdjustment@31 contentSizeAdjustment@31 invalidateDataSourceCounts invalidateDecorationElements(ofKind:at:) invalidateEverything invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:) invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
        class UICollectionViewListCell UICollectionViewCell accessories defaultContentConfiguration() indentationLevel indentationWidth indentsAccessories
        class UICollectionViewTransitionLayout UICollectionViewLayout currentLayout init(currentLayout:nextLayout:) nextLayout transitionProgress updateValue(_:forAnimatedKey:) value(forAnimatedKey:)
        class UICollectionViewUpdateItem NSObject indexPathAfterUpdate indexPathBeforeUpdate updateAction
        enum UICollectionViewUpdateItem.Action - delete init(rawValue:) insert move none reload
        class UICollisionBehavior@44 UIDynamicBehavior addItem(_:) init(items:) items translatesReferenceBoundsIntoBoundary
        class UIColor NSObject black blue brown cgColor clear copy(with:) cyan darkGray darkText getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:) getWhite(_:alpha:) gray green groupTableViewBackground init(cgColor:) init(displayP3Red:green:blue:alpha:) init(dynamicProvider:) init(hue:saturation:brightness:alpha:) init(named:) init(named:in:compatibleWith:) init(patternImage:) init(red:green:blue:alpha:) init(white:alpha:) label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red resolvedColor(with:) secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set() setFill() setStroke() systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor white withAlphaComponent(_:) yellow
        class UIColorWell UIControl selectedColor
        class UICommand UIMenuElement action attributes@c discoverabilityTitle@c init(title:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:) propertyList@c state@c
        class UICommandAlternate NSObject action init(title:action:modifierFlags:) modifierFlags title
        struct UIConfigurationColorTransformer - callAsFunction(_:) grayscale init(_:) preferredTint transform
        protocol UIConfigurationState - init(traitCollection:) traitCollection
        struct UIConfigurationTextAttributesTransformer - callAsFunction(_:) init(_:) transform
        protocol UIContentConfiguration - makeContentView() updated(for:)
        protocol UIContentContainer - preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) size(forChildContentContainer:withParentContainerSize:) systemLayoutFittingSizeDidChange(forChildContentContainer:) viewWillTransition(to:with:) willTransition(to:with:)
        enum UIContentInsetsReference - automatic init(rawValue:) layoutMargins none readableContent safeArea
        struct UIContentSizeCategory - <(_:_:) accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall init(rawValue:) isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
        protocol UIContentSizeCategoryAdjusting - adjustsFontForContentSizeCategory
        protocol UIContentView - configuration supports(_:)
        class UIContextMenuConfiguration NSObject ActionProvider identifier init(identifier:previewProvider:actionProvider:)
        class UIContextMenuInteraction NSObject delegate didMove(to:) dismissMenu() init(delegate:) location(in:) view willMove(to:)
        protocol UIContextMenuInteractionAnimating - addAnimations(_:) addCompletion(_:) previewViewController
        protocol UIContextMenuInteractionCommitAnimating - preferredCommitStyle
        enum UIContextMenuInteractionCommitStyle - dismiss init(rawValue:) pop
        protocol UIContextMenuInteractionDelegate - contextMenuInteraction(_:configurationForMenuAtLocation:)
        class UIContextualAction@76 NSObject Handler backgroundColor handler image init(style:title:handler:) style title
        enum UIContextualAction.Style - destructive init(rawValue:) normal
        class UIControl UIView actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:) allControlEvents allTargets beginTracking(_:with:) cancelTracking(with:) contentHorizontalAlignment contentVerticalAlignment continueTracking(_:with:) effectiveContentHorizontalAlignment endTracking(_:with:) enumerateEventHandlers(_:) init(frame:primaryAction:) isContextMenuInteractionEnabled@35 isEnabled isHighlighted isSelected isSymbolAnimationEnabled@45 isTouchInside isTracking removeAction(_:for:) removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:) sendAction(_:to:for:) sendActions(for:) showsMenuAsPrimaryAction@35 state toolTip@107
        enum UIControl.ContentHorizontalAlignment - center fill init(rawValue:) leading left right trailing
        enum UIControl.ContentVerticalAlignment - bottom center fill init(rawValue:) top
        struct UIControl.Event - allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd editingDidEndOnExit init(rawValue:) menuActionTriggered primaryActionTriggered rawValue systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
        struct UIControl.State - application disabled focused highlighted init(rawValue:) normal rawValue reserved selected
        protocol UICoordinateSpace - bounds convert(_:from:) convert(_:to:)
        struct UICornerConfiguration - capsule(maximumRadius:) corners(radius:) corners(topLeftRadius:topRightRadius:bottomLeftRadius:bottomRightRadius:) uniformBottomRadius(_:topLeftRadius:topRightRadius:) uniformCorners(radius:) uniformEdges(leftRadius:rightRadius:) uniformEdges(topRadius:bottomRadius:) uniformLeftRadius(_:topRightRadius:bottomRightRadius:) uniformRightRadius(_:topLeftRadius:bottomLeftRadius:) uniformTopRadius(_:bottomLeftRadius:bottomRightRadius:)
        struct UICornerRadius - containerConcentric(minimum:) fixed(_:) init(floatLiteral:) init(integerLiteral:)
        class UICubicTimingParameters NSObject animationCurve controlPoint1 controlPoint2 init(animationCurve:) init(controlPoint1:controlPoint2:)
        struct UIDataDetectorTypes - address all calendarEvent flightNumber init(rawValue:) link lookupSuggestion phoneNumber rawValue shipmentTrackingNumber
        class UIDatePicker UIControl calendar@24 countDownDuration date datePickerMode datePickerStyle locale maximumDate minimumDate minuteInterval preferredDatePickerStyle setDate(_:animated:) timeZone
        enum UIDatePicker.Mode - countDownTimer date dateAndTime init(rawValue:) time yearAndMonth
        enum UIDatePicker.Style - automatic compact init(rawValue:) inline wheels
        class UIDeferredMenuElement UIMenuElement init(_:) uncached(_:)
        class UIDevice NSObject batteryLevelDidChangeNotification beginGeneratingDeviceOrientationNotifications() current endGeneratingDeviceOrientationNotifications() identifierForVendor localizedModel model name orientation orientationDidChangeNotification systemName systemVersion userInterfaceIdiom
        enum UIDeviceOrientation - faceDown faceUp init(rawValue:) isFlat isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
        enum UIDisplayGamut - P3 SRGB init(rawValue:) unspecified
        class UIDocumentInteractionController@6 NSObject annotation delegate dismissMenu(animated:) dismissPreview(animated:) icons init(url:) name presentOpenInMenu(from:animated:) presentOpenInMenu(from:in:animated:) presentOptionsMenu(from:animated:) presentOptionsMenu(from:in:animated:) presentPreview(animated:) url uti
        protocol UIDocumentInteractionControllerDelegate - documentInteractionControllerViewControllerForPreview(_:)
        protocol UIDocumentPickerDelegate - documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
        class UIDocumentPickerViewController@103 UIViewController allowsMultipleSelection delegate directoryURL documentPickerMode init(documentTypes:in:) init(forExporting:asCopy:) init(forOpeningContentTypes:asCopy:) init(urls:in:) shouldShowFileExtensions
        enum UIDocumentPickerViewController.Mode - exportToService import init(rawValue:) moveToService open
        protocol UIDragAnimating - addAnimations(_:) addCompletion(_:)
        protocol UIDragDropSession - allowsMoveOperation isRestrictedToDraggingApplication items location(in:)
        class UIDragInteraction@47 NSObject delegate didMove(to:) init(delegate:) isEnabled view willMove(to:)
        protocol UIDragInteractionDelegate - dragInteraction(_:itemsForBeginning:)
        class UIDragItem@47 NSObject init(itemProvider:) itemProvider localObject previewProvider
        class UIDragPreview NSObject init(view:parameters:) parameters view
        class UIDragPreviewParameters UIPreviewParameters
        protocol UIDragSession - localContext
        class UIDropInteraction NSObject delegate didMove(to:) init(delegate:) view willMove(to:)
        protocol UIDropInteractionDelegate -
        enum UIDropOperation - cancel copy forbidden init(rawValue:) move
        class UIDropProposal@47 NSObject init(operation:) isPrecise operation prefersFullSizePreview
        protocol UIDropSession - localDragSession
        class UIDynamicAnimator@44 NSObject addBehavior(_:) behaviors delegate elapsedTime init(referenceView:) isRunning referenceView removeAllBehaviors() removeBehavior(_:) updateItem(usingCurrentState:)
        protocol UIDynamicAnimatorDelegate -
        class UIDynamicBehavior@44 NSObject action addChildBehavior(_:) childBehaviors removeChildBehavior(_:)
        protocol UIDynamicItem - bounds center transform
        class UIDynamicItemBehavior@44 UIDynamicBehavior addAngularVelocity(_:for:) addItem(_:) addLinearVelocity(_:for:) allowsRotation angularResistance density elasticity friction init(items:) isAnchored items linearVelocity(for:) removeItem(_:) resistance
        struct UIEdgeInsets - bottom init() init(from:) init(top:left:bottom:right:) left right top zero
        enum UIEditMenuArrowDirection - automatic down init(rawValue:) left right up
        class UIEditMenuConfiguration@93 NSObject identifier init(identifier:sourcePoint:) preferredArrowDirection sourcePoint
        class UIEditMenuInteraction NSObject delegate didMove(to:) dismissMenu() init(delegate:) location(in:) presentEditMenu(with:) reloadVisibleMenu() updateVisibleMenuPosition(animated:) view willMove(to:)
        protocol UIEditMenuInteractionAnimating - addAnimations(_:) addCompletion(_:)
        protocol UIEditMenuInteractionDelegate - editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:) editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction(_:willPresentMenuFor:animator:)
        class UIEvent NSObject allTouches coalescedTouches(for:) modifierFlags predictedTouches(for:) subtype timestamp touches(for:) type
        enum UIEvent.EventSubtype - init(rawValue:) motionShake none remoteControlBeginSeekingBackward remoteControlBeginSeekingForward remoteControlEndSeekingBackward remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause
        enum UIEvent.EventType - init(rawValue:) motion presses remoteControl touches
        class UIFeedbackGenerator NSObject prepare()
        class UIFocusAnimationCoordinator NSObject addCoordinatedAnimations(_:completion:)
        class UIFocusEffect NSObject copy(with:)
        protocol UIFocusEnvironment - didUpdateFocus(in:with:) parentFocusEnvironment preferredFocusEnvironments setNeedsFocusUpdate() shouldUpdateFocus(in:) updateFocusIfNeeded()
        class UIFocusHaloEffect@43 UIFocusEffect containerView init(path:) init(rect:) init(roundedRect:cornerRadius:curve:) referenceView
        struct UIFocusHeading - down first init(rawValue:) last left next previous rawValue right up
        protocol UIFocusItem - canBecomeFocused frame
        class UIFocusSystem NSObject focusSystem(for:) focusedItem requestFocusUpdate(to:) updateFocusIfNeeded()
        class UIFocusUpdateContext NSObject focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem previouslyFocusedView
        class UIFont NSObject ascender boldSystemFont(ofSize:) buttonFontSize capHeight copy(with:) descender familyName familyNames fontDescriptor fontName fontNames(forFamilyName:) init(descriptor:size:) init(name:size:) italicSystemFont(ofSize:) labelFontSize leading lineHeight monospacedDigitSystemFont(ofSize:weight:) monospacedSystemFont(ofSize:weight:) pointSize preferredFont(forTextStyle:) preferredFont(forTextStyle:compatibleWith:) smallSystemFontSize systemFont(ofSize:) systemFont(ofSize:weight:) systemFontSize withSize(_:) xHeight
        struct UIFont.TextStyle - body callout caption1 caption2 footnote headline init(rawValue:) largeTitle rawValue subheadline title1 title2 title3
        struct UIFont.Weight - black bold heavy init(_:) init(rawValue:) light medium rawValue regular semibold thin ultraLight
        class UIFontDescriptor NSObject addingAttributes(_:) copy(with:) fontAttributes init(fontAttributes:) init(name:size:) object(forKey:) pointSize postscriptName preferredFontDescriptor(withTextStyle:) preferredFontDescriptor(withTextStyle:compatibleWith:) symbolicTraits withDesign(_:) withFace(_:) withFamily(_:) withSize(_:) withSymbolicTraits(_:)
        struct UIFontDescriptor.AttributeName - face family featureSettings init(rawValue:) name rawValue size textStyle traits
        struct UIFontDescriptor.FeatureKey - featureIdentifier init(rawValue:) openTypeTag openTypeValue rawValue selector type typeIdentifier
        struct UIFontDescriptor.SymbolicTraits - init(rawValue:) rawValue traitBold traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading
        struct UIFontDescriptor.SystemDesign - default init(rawValue:) monospaced rawValue rounded serif
        struct UIFontDescriptor.TraitKey - init(rawValue:) rawValue slant symbolic weight width
        class UIFontMetrics NSObject default init(forTextStyle:) scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:) scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:) scaledValue(for:compatibleWith:)
        enum UIForceTouchCapability - available init(rawValue:) unavailable unknown
        class UIGestureRecognizer NSObject addTarget(_:action:) associatedValues awakeFromNib() canBePrevented(by:) canPrevent(_:) cancelsTouchesInView delaysTouchesBegan@c delaysTouchesEnded@c delegate encode(with:) init(coder:) init(target:action:) isEnabled location(in:) location(ofTouch:in:) name@c numberOfTouches removeTarget(_:action:) require(toFail:) reset() shouldBeRequiredToFail(by:) shouldRequireFailure(of:) state touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) view
        enum UIGestureRecognizer.State - began cancelled changed ended failed init(rawValue:) possible recognized
        protocol UIGestureRecognizerDelegate - gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
        class UIGlassContainerEffect UIVisualEffect spacing@26
        class UIGlassEffect UIVisualEffect init(style:) isInteractive@44 tintColor
        enum UIGlassEffect.Style - clear init(rawValue:) regular
        class UIGraphicsImageRenderer NSObject format image(actions:) init(bounds:) init(bounds:format:) init(size:) init(size:format:) pngData(actions:)
        class UIGraphicsImageRendererContext NSObject cgContext clip(to:) fill(_:) format stroke(_:)
        class UIGraphicsImageRendererFormat NSObject default() init(for:) opaque preferred() preferredRange@61 scale supportsHighDynamicRange
        enum UIGraphicsImageRendererFormat.Range - automatic extended init(rawValue:) standard unspecified
        class UIGravityBehavior@44 UIDynamicBehavior addItem(_:) gravityDirection init(items:) items magnitude
        class UIHostingController UIViewController init(coder:rootView:) init(rootView:) rootView
        class UIImage NSObject actions add alignmentRectInsets animatedImage(with:duration:) animatedImageNamed(_:duration:) animatedResizableImageNamed(_:capInsets:duration:) animatedResizableImageNamed(_:capInsets:resizingMode:duration:) applyingSymbolConfiguration(_:) baselineOffsetFromBottom byPreparingForDisplay() capInsets cgImage checkmark copy(with:) draw(at:) draw(at:blendMode:alpha:) draw(in:) draw(in:blendMode:alpha:) duration flipsForRightToLeftLayoutDirection imageAsset imageFlippedForRightToLeftLayoutDirection() imageOrientation imageRestrictedToStandardDynamicRange() imageWithoutBaseline() images init(cgImage:) init(cgImage:scale:orientation:) init(contentsOfFile:) init(data:) init(data:scale:) init(named:) init(named:in:compatibleWith:) init(named:in:with:) init(systemName:) init(systemName:compatibleWith:) init(systemName:variableValue:configuration:) init(systemName:withConfiguration:) isHighDynamicRange isSymbolImage jpegData(compressionQuality:) pngData() prepareForDisplay(completionHandler:) preparingForDisplay() readableTypeIdentifiersForItemProvider remove renderingMode resizableImage(withCapInsets:) resizableImage(withCapInsets:resizingMode:) resizingMode scale size stretchableImage(withLeftCapWidth:topCapHeight:) strokedCheckmark symbolConfiguration withAlignmentRectInsets(_:) withBaselineOffset(fromBottom:) withConfiguration(_:) withRenderingMode(_:) withTintColor(_:) withTintColor(_:renderingMode:) writableTypeIdentifiersForItemProvider
        class UIImage.Configuration NSObject traitCollection
        enum UIImage.DynamicRange - constrainedHigh high init(rawValue:) standard unspecified
        enum UIImage.Orientation - down downMirrored init(rawValue:) left leftMirrored right rightMirrored up upMirrored
        enum UIImage.RenderingMode - alwaysOriginal alwaysTemplate automatic init(rawValue:)
        enum UIImage.ResizingMode - init(rawValue:) stretch tile
        class UIImage.SymbolConfiguration UIImage.Configuration applying(_:) configurationWithoutPointSizeAndWeight() configurationWithoutScale() configurationWithoutTextStyle() configurationWithoutWeight() init(font:) init(font:scale:) init(hierarchicalColor:) init(paletteColors:) init(pointSize:) init(pointSize:weight:) init(pointSize:weight:scale:) init(scale:) init(textStyle:) init(textStyle:scale:) init(weight:) preferringMonochrome() preferringMulticolor() unspecified
        enum UIImage.SymbolScale - default init(rawValue:) large medium small unspecified
        enum UIImage.SymbolWeight - black bold heavy init(rawValue:) light medium regular semibold thin ultraLight unspecified
        class UIImageAsset NSObject image(with:) register(_:with:)
        class UIImagePickerController@104 UINavigationController allowsEditing availableMediaTypes(for:) cameraCaptureMode cameraDevice cameraFlashMode cameraOverlayView isCameraDeviceAvailable(_:) isFlashAvailable(for:) isSourceTypeAvailable(_:) mediaTypes showsCameraControls sourceType startVideoCapture() stopVideoCapture() takePicture() videoMaximumDuration videoQuality
        enum UIImagePickerController.CameraCaptureMode - init(rawValue:) photo video
        enum UIImagePickerController.CameraDevice - front init(rawValue:) rear
        enum UIImagePickerController.CameraFlashMode - auto init(rawValue:) off on
        struct UIImagePickerController.InfoKey - cropRect editedImage imageURL init(rawValue:) livePhoto mediaMetadata mediaType mediaURL originalImage phAsset rawValue referenceURL
        enum UIImagePickerController.QualityType - init(rawValue:) type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
        enum UIImagePickerController.SourceType - camera init(rawValue:) photoLibrary savedPhotosAlbum
        protocol UIImagePickerControllerDelegate - imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
        class UIImageView UIView adjustsImageSizeForAccessibilityContentSizeCategory animationDuration@12 animationImages animationRepeatCount@12 highlightedAnimationImages highlightedImage image init(image:) init(image:highlightedImage:) isAnimating isHighlighted preferredImageDynamicRange@62 preferredSymbolConfiguration startAnimating() stopAnimating()
        class UIImpactFeedbackGenerator UIFeedbackGenerator impactOccurred() impactOccurred(intensity:) init(style:)
        enum UIImpactFeedbackGenerator.FeedbackStyle - heavy init(rawValue:) light medium rigid soft
        class UIInputView UIView allowsSelfSizing@105 init(frame:inputViewStyle:) inputViewStyle
        enum UIInputView.Style - default init(rawValue:) keyboard
        class UIInputViewController UIViewController advanceToNextInputMode() dismissKeyboard()
        protocol UIInteraction - didMove(to:) view willMove(to:)
        enum UIInterfaceOrientation - init(rawValue:) isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
        struct UIInterfaceOrientationMask - all allButUpsideDown init(rawValue:) landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue
        class UIInterpolatingMotionEffect@88 UIMotionEffect init(keyPath:type:) keyPath maximumRelativeValue minimumRelativeValue type
        enum UIInterpolatingMotionEffect.EffectType - init(rawValue:) tiltAlongHorizontalAxis tiltAlongVerticalAxis
        class UIKey NSObject characters charactersIgnoringModifiers keyCode modifierFlags
        class UIKeyCommand UICommand encode(with:) init(coder:) init(input:modifierFlags:action:) init(title:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:) input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags wantsPriorityOverSystemBehavior@c
        protocol UIKeyInput - deleteBackward() hasText insertText(_:)
        struct UIKeyModifierFlags - alphaShift alternate command control init(rawValue:) numericPad rawValue shift
        enum UIKeyboardAppearance - dark default init(rawValue:) light
        enum UIKeyboardHIDUsage - init(rawValue:) keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA keyboardB keyboardBackslash keyboardC keyboardCapsLock keyboardCloseBracket keyboardComma keyboardD keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign keyboardEscape keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF2 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 keyboardG keyboardGraveAccentAndTilde keyboardH keyboardHome keyboardHyphen keyboardI keyboardJ keyboardK keyboardL keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN keyboardO keyboardOpenBracket keyboardP keyboardPageDown keyboardPageUp keyboardPeriod keyboardQ keyboardQuote keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardSemicolon keyboardSlash keyboardSpacebar keyboardT keyboardTab keyboardU keyboardUpArrow keyboardV keyboardW keyboardX keyboardY keyboardZ keypadEnter
        enum UIKeyboardType - URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress init(rawValue:) namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
        struct UIKitException - description diagnostic init(name:reason:diagnostic:) name raise() raise(name:reason:) reason
        class UILabel UIView adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment drawText(in:) font highlightedTextColor isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset showsExpansionTextWhenTruncated@107 text textAlignment textColor textFit textRect(forBounds:limitedToNumberOfLines:)
        class UILargeContentViewerInteraction NSObject delegate didMove(to:) enabledStatusDidChangeNotification gestureRecognizerForExclusionRelationship init(delegate:) isEnabled view willMove(to:)
        protocol UILargeContentViewerInteractionDelegate - largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:) viewController(for:)
        protocol UILargeContentViewerItem - largeContentImage largeContentImageInsets largeContentTitle scalesLargeContentImage showsLargeContentViewer
        class UILayoutGuide NSObject bottomAnchor centerXAnchor centerYAnchor heightAnchor identifier layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
        struct UILayoutPriority - +(_:_:) -(_:_:) <(_:_:) defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel init(_:) init(rawValue:) rawValue required sceneSizeStayPut
        protocol UILayoutSupport - bottomAnchor heightAnchor length topAnchor
        enum UILegibilityWeight - bold init(rawValue:) regular unspecified
        struct UIListContentConfiguration - attributedText axesPreservingSuperviewLayoutMargins cell() directionalLayoutMargins groupedFooter() groupedHeader() image imageProperties imageToTextPadding makeContentView() plainFooter() plainHeader() prefersSideBySideTextAndSecondaryText secondaryAttributedText secondaryText secondaryTextProperties subtitleCell() text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated(for:) valueCell()
        struct UIListContentConfiguration.ImageProperties - cornerRadius init() maximumSize preferredSymbolConfiguration reservedLayoutSize resolvedTintColor(for:) standardDimension tintColor tintColorTransformer
        struct UIListContentConfiguration.TextProperties - adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment color colorTransformer font init(font:color:) lineBreakMode minimumScaleFactor numberOfLines resolvedColor() transform
        enum UIListContentConfiguration.TextProperties.TextAlignment - center init(rawValue:) justified natural
        enum UIListContentConfiguration.TextProperties.TextTransform - capitalized init(rawValue:) lowercase none uppercase
        class UIListContentView UIView configuration init(configuration:)
        class UILocalizedIndexedCollation NSObject current() section(for:collationStringSelector:) section(forSectionIndexTitle:) sectionIndexTitles sectionTitles sortedArray(from:collationStringSelector:)
        class UILongPressGestureRecognizer UIGestureRecognizer allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        class UIMarkupTextPrintFormatter@108 UIPrintFormatter init(markupText:) markupText
        class UIMenu UIMenuElement children identifier init(title:subtitle:image:identifier:options:preferredElementSize:children:) options preferredElementSize replacingChildren(_:) selectedElements
        enum UIMenu.ElementSize - automatic init(rawValue:) large medium small
        struct UIMenu.Identifier - init(_:) init(rawValue:) rawValue
        struct UIMenu.Options - destructive displayAsPalette displayInline init(rawValue:) rawValue singleSelection
        class UIMenuController@93 NSObject arrowDirection didHideMenuNotification didShowMenuNotification hideMenu() hideMenu(from:) isMenuVisible menuFrame menuFrameDidChangeNotification menuItems setMenuVisible(_:animated:) setTargetRect(_:in:) shared showMenu(from:rect:) update() willHideMenuNotification willShowMenuNotification
        enum UIMenuController.ArrowDirection - default down init(rawValue:) left right up
        class UIMenuElement NSObject image subtitle title
        struct UIMenuElement.Attributes - destructive disabled hidden init(rawValue:) keepsMenuPresented rawValue
        enum UIMenuElement.State - init(rawValue:) mixed off on
        class UIMenuItem NSObject action@c init(title:action:) title@c
        enum UIModalPresentationStyle - automatic currentContext custom formSheet fullScreen init(rawValue:) none overCurrentContext overFullScreen pageSheet popover
        enum UIModalTransitionStyle - coverVertical crossDissolve flipHorizontal init(rawValue:) partialCurl
        class UIMotionEffect NSObject keyPathsAndRelativeValues(forViewerOffset:)
        class UIMotionEffectGroup@88 UIMotionEffect motionEffects
        class UIMutableApplicationShortcutItem UIApplicationShortcutItem
        protocol UIMutableTraits - accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
        class UINavigationBar UIView backIndicatorImage@82 backIndicatorTransitionMaskImage@45 backItem backgroundImage(for:) backgroundImage(for:barMetrics:) barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance@87 delegate@84 isTranslucent items largeTitleTextAttributes prefersLargeTitles scrollEdgeAppearance setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:) setItems(_:animated:) shadowImage standardAppearance titleTextAttributes topItem
        class UINavigationBarAppearance UIBarAppearance backButtonAppearance buttonAppearance doneButtonAppearance largeTitleTextAttributes titlePositionAdjustment titleTextAttributes
        class UINavigationController UIViewController delegate hideShowBarDuration hidesBarsOnSwipe@13 hidesBarsOnTap@13 hidesBarsWhenKeyboardAppears@13 hidesBarsWhenVerticallyCompact@13 init(navigationBarClass:toolbarClass:) init(rootViewController:) interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar popToRootViewController(animated:) popToViewController(_:animated:) popViewController(animated:) pushViewController(_:animated:) setNavigationBarHidden(_:animated:) setToolbarHidden(_:animated:) setViewControllers(_:animated:) toolbar topViewController viewControllers visibleViewController
        protocol UINavigationControllerDelegate - navigationController(_:didShow:animated:) navigationController(_:willShow:animated:)
        class UINavigationItem NSObject awakeFromNib() backAction@83 backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance encode(with:) hidesBackButton hidesSearchBarWhenScrolling@99 init(coder:) init(title:) largeSubtitle@14 largeTitle@16 largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton preferredSearchBarPlacement@98 prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController setHidesBackButton(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:) standardAppearance style@102 subtitle@14 subtitleView@14 title titleMenuProvider@35 titleView
        enum UINavigationItem.BackButtonDisplayMode - default generic init(rawValue:) minimal
        enum UINavigationItem.ItemStyle - browser editor init(rawValue:) navigator
        enum UINavigationItem.LargeTitleDisplayMode - always automatic init(rawValue:) inline never
        enum UINavigationItem.SearchBarPlacement - automatic init(rawValue:) inline integrated integratedButton integratedCentered stacked
        class UINib NSObject init(_:) init(data:bundle:) init(nibName:bundle:) instance(owner:options:nibOptions:) instantiate(withOwner:options:) template(owner:idiom:)
        struct UINib.OptionsKey - externalObjects init(rawValue:) rawValue
        class UINotificationFeedbackGenerator UIFeedbackGenerator notificationOccurred(_:)
        enum UINotificationFeedbackGenerator.FeedbackType - error init(rawValue:) success warning
        struct UIOffset - horizontal init() init(from:) init(horizontal:vertical:) vertical zero
        class UIOpenURLContext NSObject options url
        class UIPageControl UIControl allowsContinuousInteraction@79 backgroundStyle@36 currentPage currentPageIndicatorTintColor defersCurrentPageDisplay@2 hidesForSinglePage numberOfPages pageIndicatorTintColor preferredIndicatorImage@94 size(forNumberOfPages:)
        enum UIPageControl.BackgroundStyle - automatic init(rawValue:) minimal prominent
        class UIPageViewController UIViewController dataSource@60 delegate@60 init(transitionStyle:navigationOrientation:options:) interPageSpacing isDoubleSided@56 navigationOrientation setViewControllers(_:direction:animated:completion:) spineLocation transitionStyle viewControllers
        enum UIPageViewController.NavigationDirection - forward init(rawValue:) reverse
        enum UIPageViewController.NavigationOrientation - horizontal init(rawValue:) vertical
        struct UIPageViewController.OptionsKey - init(rawValue:) interPageSpacing rawValue spineLocation
        enum UIPageViewController.SpineLocation - init(rawValue:) max mid min none
        enum UIPageViewController.TransitionStyle - init(rawValue:) pageCurl scroll
        protocol UIPageViewControllerDataSource - pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:)
        protocol UIPageViewControllerDelegate - pageViewController(_:willTransitionTo:)
        class UIPanGestureRecognizer UIGestureRecognizer maximumNumberOfTouches minimumNumberOfTouches setTranslation(_:in:) translation(in:) velocity(in:)
        class UIPasteboard NSObject color@c general hasImages hasStrings hasURLs image string url
        class UIPercentDrivenInteractiveTransition@44 NSObject cancel() completionCurve completionSpeed duration finish() pause() percentComplete startInteractiveTransition(_:) timingCurve update(_:) wantsInteractiveStart
        class UIPickerView UIView dataSource delegate numberOfComponents numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:) rowSize(forComponent:) selectRow(_:inComponent:animated:) selectedRow(inComponent:) showsSelectionIndicator@95 view(forRow:forComponent:)
        protocol UIPickerViewDataSource - numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
        protocol UIPickerViewDelegate - pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
        class UIPinchGestureRecognizer UIGestureRecognizer scale velocity
        enum UIPointerEffect - automatic(_:) highlight(_:) hover(_:preferredTintMode:prefersShadow:prefersScaledContent:) lift(_:)
        enum UIPointerEffect.TintMode - none overlay underlay
        class UIPointerInteraction@107 NSObject delegate didMove(to:) init(delegate:) invalidate() isEnabled view willMove(to:)
        protocol UIPointerInteractionDelegate - pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
        class UIPointerRegion NSObject identifier init(rect:identifier:) rect
        class UIPointerRegionRequest NSObject location modifiers
        enum UIPointerShape - horizontalBeam(length:) path(_:) roundedRect(_:radius:) verticalBeam(length:)
        class UIPointerStyle NSObject effect hidden() init(effect:shape:) init(shape:constrainedAxes:) shape
        struct UIPopoverArrowDirection - any down init(rawValue:) left rawValue right up
        class UIPopoverPresentationController@64 UIPresentationController backgroundColor barButtonItem passthroughViews permittedArrowDirections popoverLayoutMargins sourceRect sourceView
        protocol UIPopoverPresentationControllerDelegate -
        class UIPresentationController NSObject containerView containerViewDidLayoutSubviews() containerViewWillLayoutSubviews() delegate@65 dismissalTransitionDidEnd(_:) dismissalTransitionWillBegin() frameOfPresentedViewInContainerView init(presentedViewController:presenting:) preferredContentSize preferredContentSizeDidChange(forChildContentContainer:) presentationStyle presentationTransitionDidEnd(_:) presentationTransitionWillBegin() presentedView presentedViewController presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size(forChildContentContainer:withParentContainerSize:) systemLayoutFittingSizeDidChange(forChildContentContainer:) viewWillTransition(to:with:) willTransition(to:with:)
        class UIPress NSObject force key phase responder timestamp type
        enum UIPress.Phase - began cancelled changed ended init(rawValue:) stationary
        enum UIPress.PressType - downArrow init(rawValue:) leftArrow menu playPause rightArrow select upArrow
        class UIPressesEvent UIEvent allPresses
        class UIPreviewParameters@47 NSObject backgroundColor shadowPath visiblePath
        class UIPreviewTarget NSObject center container init(container:center:)
        class UIPrintFormatter@108 NSObject maximumContentHeight maximumContentWidth pageCount perPageContentInsets startPage
        class UIPrintInfo@108 NSObject duplex init(dictionary:) jobName orientation outputType printInfo() printerID
        enum UIPrintInfo.Duplex - init(rawValue:) longEdge none shortEdge
        enum UIPrintInfo.Orientation - init(rawValue:) landscape portrait
        enum UIPrintInfo.OutputType - general grayscale init(rawValue:) photo photoGrayscale
        class UIPrintInteractionController@108 NSObject CompletionHandler canPrint(_:) delegate dismiss(animated:) isPrintingAvailable present(animated:completionHandler:) present(from:animated:completionHandler:) present(from:in:animated:completionHandler:) printFormatter printInfo printPageRenderer printingItem printingItems shared showsNumberOfCopies
        class UIPrintPageRenderer@108 NSObject addPrintFormatter(_:startingAtPageAt:) drawPage(at:in:) footerHeight headerHeight numberOfPages paperRect printFormatters printableRect
        class UIProgressView UIView init(progressViewStyle:) observedProgress@67 progress progressImage progressTintColor progressViewStyle setProgress(_:animated:) trackImage trackTintColor
        enum UIProgressView.Style - bar default init(rawValue:)
        class UIPushBehavior@44 UIDynamicBehavior active angle init(items:mode:) items magnitude mode pushDirection setTargetOffsetFromCenter(_:for:)
        enum UIPushBehavior.Mode - continuous init(rawValue:) instantaneous
        struct UIRectCorner - allCorners bottomLeft bottomRight init(rawValue:) rawValue topLeft topRight
        struct UIRectEdge - all bottom init(rawValue:) left rawValue right top
        class UIRefreshControl UIControl attributedTitle@68 beginRefreshing() endRefreshing() isRefreshing
        class UIResponder UIAccessibleObject addObserver(_:forKeyPath:options:context:) applicationFinishedRestoringState() awakeFromNib() becomeFirstResponder() canBecomeFirstResponder canBecomeFocused canPerformAction(_:withSender:) canResignFirstResponder copy(_:) cut(_:) decodeRestorableState(with:) delete(_:) didUpdateFocus(in:with:) encodeRestorableState(with:) inputAccessoryView inputAccessoryViewController inputView inputViewController isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next observeValue(forKeyPath:of:change:context:) paste(_:) preferredFocusEnvironments prepareForInterfaceBuilder() pressesBegan(_:with:) pressesCancelled(_:with:) pressesChanged(_:with:) pressesEnded(_:with:) reloadInputViews() remoteControlReceived(with:) removeObserver(_:forKeyPath:) resignFirstResponder() restoreUserActivityState(_:) select(_:) selectAll(_:) setNeedsFocusUpdate() setValue(_:forKey:) setValue(_:forKeyPath:) setValue(_:forUndefinedKey:) shouldUpdateFocus(in:) target(forAction:withSender:) textInputContextIdentifier textInputMode touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) updateFocusIfNeeded() value(forKey:) value(forKeyPath:) value(forUndefinedKey:)
        protocol UIResponderStandardEditActions - copy(_:) cut(_:) delete(_:) paste(_:) select(_:) selectAll(_:)
        enum UIReturnKeyType - continue default done emergencyCall go google init(rawValue:) join next route search send yahoo
        class UIRotationGestureRecognizer UIGestureRecognizer rotation velocity
        class UIScene UIResponder activationState delegate@96 didActivateNotification didDisconnectNotification didEnterBackgroundNotification open(_:options:completionHandler:) session subtitle@54 title@c willConnectNotification willDeactivateNotification willEnterForegroundNotification
        class UIScene.ActivationRequestOptions NSObject requestingScene@c
        enum UIScene.ActivationState - background foregroundActive foregroundInactive init(rawValue:) unattached
        class UIScene.ConnectionOptions NSObject shortcutItem sourceApplication urlContexts userActivities
        struct UIScene.DidActivateMessage - Subject init() makeMessage(_:) name
        struct UIScene.DidDisconnectMessage - Subject init() makeMessage(_:) name
        struct UIScene.DidEnterBackgroundMessage - Subject init() makeMessage(_:) name
        class UIScene.OpenExternalURLOptions NSObject universalLinksOnly@c
        class UIScene.OpenURLOptions NSObject openInPlace sourceApplication
        struct UIScene.WillConnectMessage - Subject init() makeMessage(_:) name
        struct UIScene.WillDeactivateMessage - Subject init() makeMessage(_:) name
        struct UIScene.WillEnterForegroundMessage - Subject init() makeMessage(_:) name
        class UISceneConfiguration@109 NSObject delegateClass init(name:sessionRole:) name role sceneClass storyboard
        protocol UISceneDelegate - scene(_:openURLContexts:) scene(_:willConnectTo:options:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
        class UISceneDestructionRequestOptions NSObject
        class UISceneSession NSObject configuration persistentIdentifier role scene stateRestorationActivity@c userInfo@c
        struct UISceneSession.Role - init(rawValue:) rawValue windowApplication windowExternalDisplayNonInteractive
        class UIScreen NSObject bounds brightness brightnessDidChangeNotification capturedDidChangeNotification coordinateSpace didConnectNotification didDisconnectNotification fixedCoordinateSpace isCaptured main maximumFramesPerSecond mirrored nativeBounds nativeScale scale screens snapshotView(afterScreenUpdates:) traitCollection traitCollectionDidChange(_:)
        struct UIScreen.KeyboardDidChangeFrameMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        struct UIScreen.KeyboardDidHideMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        struct UIScreen.KeyboardDidShowMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        struct UIScreen.KeyboardWillChangeFrameMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        struct UIScreen.KeyboardWillHideMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        struct UIScreen.KeyboardWillShowMessage - Subject animationCurve animationDuration beginFrame endFrame isLocal makeMessage(_:) name
        class UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer edges
        class UIScrollEdgeEffect NSObject isHidden@8 style@8
        struct UIScrollEdgeEffect.Style - automatic hard soft
        class UIScrollView UIView adjustedContentInset adjustedContentInsetDidChange() allowsKeyboardScrolling@105 alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets@c bottomEdgeEffect bounces@70 bouncesZoom@55 canCancelContentTouches@c clampedContentOffset(_:) contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate@70 delaysContentTouches@c flashScrollIndicators() frameLayoutGuide horizontalScrollIndicatorInsets@c indicatorStyle@c isDecelerating isDirectionalLockEnabled@70 isDragging isPagingEnabled@70 isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode@c leftEdgeEffect maximumContentOffset maximumZoomScale@55 minimumContentOffset minimumZoomScale@55 panGestureRecognizer refreshControl rightEdgeEffect scrollIndicatorInsets scrollRectToVisible(_:animated:) scrollsToTop@c setContentOffset(_:animated:) setZoomScale(_:animated:) showsHorizontalScrollIndicator@c showsVerticalScrollIndicator@c topEdgeEffect touchesShouldBegin(_:with:in:) touchesShouldCancel(in:) verticalScrollIndicatorInsets@c zoom(to:animated:) zoomScale@55
        enum UIScrollView.ContentInsetAdjustmentBehavior - always automatic init(rawValue:) never scrollableAxes
        struct UIScrollView.DecelerationRate - fast init(rawValue:) normal rawValue
        enum UIScrollView.IndexDisplayMode - alwaysHidden automatic init(rawValue:)
        enum UIScrollView.IndicatorStyle - black default init(rawValue:) white
        enum UIScrollView.KeyboardDismissMode - init(rawValue:) interactive interactiveWithAccessory none onDrag onDragWithAccessory
        protocol UIScrollViewDelegate - scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
        class UISearchBar UIView autocapitalizationType autocorrectionType backgroundImage backgroundImage(for:barMetrics:) barPosition barStyle barTintColor delegate enablesReturnKeyAutomatically image(for:state:) inlinePredictionType isLookToDictateEnabled@75 isSearchResultsButtonSelected@38 isSecureTextEntry isTranslucent@3 keyboardAppearance keyboardType passwordRules placeholder positionAdjustment(for:) prompt returnKeyType scopeBarBackgroundImage@100 scopeButtonTitles searchBarStyle searchFieldBackgroundPositionAdjustment@89 searchTextField searchTextPositionAdjustment@101 selectedScopeButtonIndex setBackgroundImage(_:for:barMetrics:) setImage(_:for:state:) setPositionAdjustment(_:for:) setShowsCancelButton(_:animated:) showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton@38 smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textContentType
        enum UISearchBar.Icon - bookmark clear init(rawValue:) resultsList search
        enum UISearchBar.Style - default init(rawValue:) minimal prominent
        protocol UISearchBarDelegate - searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
        class UISearchController UIViewController automaticallyShowsCancelButton@71 automaticallyShowsScopeBar@71 delegate dimsBackgroundDuringPresentation@71 hidesNavigationBarDuringPresentation@71 init(searchResultsController:) isActive obscuresBackgroundDuringPresentation@71 searchBar searchResultsController searchResultsUpdater showsSearchResultsController@71
        protocol UISearchControllerDelegate - didDismissSearchController(_:) didPresentSearchController(_:) willDismissSearchController(_:) willPresentSearchController(_:)
        class UISearchDisplayController@71 NSObject delegate encode(with:) init(coder:) init(searchBar:contentsController:) searchBar searchContentsController searchResultsDataSource searchResultsDelegate
        protocol UISearchResultsUpdating - updateSearchResults(for:)
        class UISearchTextField UITextField
        protocol UISearchTextFieldDelegate -
        class UISegmentedControl UIControl apportionsSegmentWidthsByContent imageForSegment(at:) init(items:) insertSegment(with:at:animated:) insertSegment(withTitle:at:animated:) isEnabledForSegment(at:) isMomentary noSegment numberOfSegments removeAllSegments() removeSegment(at:animated:) selectedSegmentIndex selectedSegmentTintColor setContentOffset(_:forSegmentAt:) setEnabled(_:forSegmentAt:) setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:) setWidth(_:forSegmentAt:) titleForSegment(at:) titleTextAttributes(for:) widthForSegment(at:)
        class UISelectionFeedbackGenerator UIFeedbackGenerator selectionChanged()
        enum UISemanticContentAttribute - forceLeftToRight forceRightToLeft init(rawValue:) playback spatial unspecified
        class UISheetPresentationController@64 UIPresentationController animateChanges(_:) detents invalidateDetents() largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier widthFollowsPreferredContentSizeWhenEdgeAttached
        struct UISheetPresentationController.Detent - custom(identifier:resolver:) identifier large() medium()
        struct UISheetPresentationController.Detent.Identifier - init(_:) init(rawValue:) large medium rawValue
        protocol UISheetPresentationControllerDelegate - sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
        class UISimpleTextPrintFormatter@108 UIPrintFormatter init(text:) text
        class UISlider UIControl currentMaximumTrackImage currentMinimumTrackImage currentThumbImage isContinuous maximumTrackImage(for:) maximumTrackTintColor maximumValue maximumValueImage minimumTrackImage(for:) minimumTrackTintColor minimumValue minimumValueImage setMaximumTrackImage(_:for:) setMinimumTrackImage(_:for:) setThumbImage(_:for:) setValue(_:animated:) thumbImage(for:) thumbRect(forBounds:trackRect:value:) thumbTintColor trackRect(forBounds:) value
        class UISnapBehavior@44 UIDynamicBehavior damping init(item:snapTo:) snapPoint
        class UISplitViewController UIViewController automaticDimension delegate@112 displayModeButtonVisibility@112 hide(_:) init(style:) isCollapsed maximumPrimaryColumnWidth maximumSupplementaryColumnWidth@112 minimumPrimaryColumnWidth minimumSupplementaryColumnWidth@112 preferredDisplayMode@112 preferredPrimaryColumnWidthFraction preferredSplitBehavior@112 preferredSupplementaryColumnWidth@112 presentsWithGesture@112 primaryBackgroundStyle@112 primaryColumnWidth primaryEdge@112 setViewController(_:for:) show(_:) showsSecondaryOnlyButton@112 style viewController(for:) viewControllers
        enum UISplitViewController.BackgroundStyle - init(rawValue:) none sidebar
        enum UISplitViewController.Column - compact init(rawValue:) primary secondary supplementary
        enum UISplitViewController.DisplayMode - automatic init(rawValue:) oneBesideSecondary oneOverSecondary secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
        enum UISplitViewController.DisplayModeButtonVisibility - always automatic init(rawValue:) never
        enum UISplitViewController.PrimaryEdge - init(rawValue:) leading trailing
        enum UISplitViewController.SplitBehavior - automatic displace init(rawValue:) overlay tile
        enum UISplitViewController.Style - doubleColumn init(rawValue:) tripleColumn unspecified
        class UISpringTimingParameters NSObject init(dampingRatio:initialVelocity:) init(mass:stiffness:damping:initialVelocity:) initialVelocity
        class UIStackView UIView addArrangedSubview(_:) alignment arrangedSubviews axis customSpacing(after:) distribution init(arrangedSubviews:) insertArrangedSubview(_:at:) isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview(_:) setCustomSpacing(_:after:) spacing spacingUseDefault spacingUseSystem
        enum UIStackView.Alignment - bottom center fill firstBaseline init(rawValue:) lastBaseline leading top trailing
        enum UIStackView.Distribution - equalCentering equalSpacing fill fillEqually fillProportionally init(rawValue:)
        enum UIStatusBarAnimation - fade init(rawValue:) none slide
        class UIStatusBarManager NSObject isStatusBarHidden statusBarFrame statusBarStyle
        enum UIStatusBarStyle - darkContent default init(rawValue:) lightContent
        class UIStepper UIControl autorepeat@4 backgroundImage(for:) decrementImage(for:) incrementImage(for:) isContinuous@4 maximumValue minimumValue setBackgroundImage(_:for:) setDecrementImage(_:for:) setIncrementImage(_:for:) stepValue value wraps
        class UIStoryboard NSObject controllerElement(of:) controllerElements init(name:bundle:) init(template:options:bundle:) instantiateInitialViewController() instantiateInitialViewController(creator:) instantiateViewController(identifier:creator:) instantiateViewController(withIdentifier:) makeController(_:)
        class UIStoryboardSegue NSObject destination identifier init(identifier:source:destination:) perform() source
        class UISwipeActionsConfiguration@76 NSObject actions init(actions:) performsFirstActionWithFullSwipe
        class UISwipeGestureRecognizer UIGestureRecognizer direction numberOfTouchesRequired
        struct UISwipeGestureRecognizer.Direction - down init(rawValue:) left rawValue right up
        class UISwitch UIControl isOn offImage@1 onImage@1 onTintColor preferredStyle@77 setOn(_:animated:) thumbTintColor title@78
        enum UISwitch.Style - automatic checkbox init(rawValue:) sliding
        class UITabAccessory NSObject contentView init(contentView:)
        class UITabBar UIView backgroundImage barStyle barTintColor delegate isTranslucent itemPositioning@29 itemSpacing@29 itemWidth@29 items scrollEdgeAppearance selectedItem selectionIndicatorImage@41 shadowImage standardAppearance unselectedItemTintColor
        enum UITabBar.ItemPositioning - automatic centered fill init(rawValue:)
        class UITabBarAppearance UIBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance stackedLayoutAppearance
        class UITabBarController UIViewController bottomAccessory@42 customizableViewControllers@28 delegate selectedIndex selectedViewController setBottomAccessory(_:animated:) setViewControllers(_:animated:) tabBar tabBarMinimizeBehavior@53 viewControllers
        enum UITabBarController.MinimizeBehavior - automatic init(rawValue:) never onScrollDown onScrollUp
        protocol UITabBarControllerDelegate - tabBarController(_:didSelect:) tabBarController(_:shouldSelect:)
        protocol UITabBarDelegate - tabBar(_:didSelect:)
        class UITabBarItem UIBarItem badgeColor badgeTextAttributes(for:) badgeValue init(tabBarSystemItem:tag:) init(title:image:selectedImage:) init(title:image:tag:) isSpringLoaded@47 selectedImage setBadgeTextAttributes(_:for:) titlePositionAdjustment
        enum UITabBarItem.SystemItem - bookmarks contacts downloads favorites featured history init(rawValue:) more mostRecent mostViewed recents search topRated
        class UITabBarItemAppearance NSObject disabled normal selected
        class UITabBarItemStateAppearance NSObject badgeBackgroundColor badgePositionAdjustment badgeTextAttributes iconColor titleTextAttributes
        class UITableView UIScrollView SelfSizingInvalidation allowsFocus@43 allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates() cellForRow(at:) cellLayoutMarginsFollowReadableWidth@18 dataSource delegate deleteRows(at:with:) deleteSections(_:with:) dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:) dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:) dragDelegate@47 dragInteractionEnabled@48 dropDelegate@47 endUpdates() estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight@39 footerView(forSection:) forEachRow(_:) hasActiveDrag hasActiveDrop hasUncommittedUpdates headerView(forSection:) indexPath(for:) indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(in:) indexPathsForSelectedRows indexPathsForVisibleRows indexSearch init(frame:style:) insertRows(at:with:) insertSections(_:with:) insetsContentViewsToSafeArea isEditing isPrefetchingEnabled layoutPassCount moveRow(at:to:) moveSection(_:toSection:) notImplemented numberOfRows(inSection:) numberOfSections performBatchUpdates(_:) performBatchUpdates(_:completion:) prefetchDataSource reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:) rectForRow(at:) register(_:forCellReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:) register(cellReuseIdentifier:making:) register(headerFooterReuseIdentifier:making:) reloadData() reloadRows(at:with:) reloadSectionIndexTitles() reloadSections(_:with:) remembersLastFocusedIndexPath@43 reuseStatistics rowHeight scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow(at:animated:scrollPosition:) selectionFollowsFocus@43 selfSizingInvalidation separatorColor separatorEffect@74 separatorInset separatorInsetReference@73 separatorStyle setEditing(_:animated:) style tableFooterView tableHeaderView visibleCells
        enum UITableView.RowAnimation - automatic bottom fade init(rawValue:) left middle none right top
        enum UITableView.ScrollPosition - bottom init(rawValue:) middle none top
        enum UITableView.SeparatorInsetReference - fromAutomaticInsets fromCellEdges init(rawValue:)
        enum UITableView.Style - grouped init(rawValue:) insetGrouped plain
        class UITableViewCell UIView accessoryType accessoryView automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration() detailTextLabel didTransition(to:) editingAccessoryType editingAccessoryView editingStyle hidesAccessoryWhenEditing imageView indentationLevel indentationWidth init(style:reuseIdentifier:) isEditing isHighlighted isSelected multipleSelectionBackgroundView prepareForReuse() reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing(_:animated:) setHighlighted(_:animated:) setNeedsUpdateConfiguration() setSelected(_:animated:) shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel updateConfiguration(using:) userInteractionEnabledWhileDragging@47 willTransition(to:)
        enum UITableViewCell.AccessoryType - checkmark detailButton detailDisclosureButton disclosureIndicator init(rawValue:) none
        enum UITableViewCell.CellStyle - default init(rawValue:) subtitle value1 value2
        enum UITableViewCell.DragState - dragging init(rawValue:) lifting none
        enum UITableViewCell.EditingStyle - delete init(rawValue:) insert none
        enum UITableViewCell.SelectionStyle - blue default gray init(rawValue:) none
        enum UITableViewCell.SeparatorStyle - init(rawValue:) none singleLine
        struct UITableViewCell.StateMask - init(rawValue:) rawValue showingDeleteConfirmation showingEditControl
        class UITableViewCellContentView UIView
        class UITableViewController UIViewController clearsSelectionOnViewWillAppear init(style:) numberOfSections(in:) refreshControl scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) sectionIndexTitles(for:) tableView tableView(_:accessoryButtonTappedForRowWith:) tableView(_:canEditRowAt:) tableView(_:canFocusRowAt:) tableView(_:canMoveRowAt:) tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:) viewForZooming(in:)
        protocol UITableViewDataSource - numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
        protocol UITableViewDataSourcePrefetching - tableView(_:cancelPrefetchingForRowsAt:) tableView(_:prefetchRowsAt:)
        protocol UITableViewDelegate - tableView(_:accessoryButtonTappedForRowWith:) tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
        class UITableViewDiffableDataSource SnapshotDataSource CellProvider defaultRowAnimation@44 init(tableView:cellProvider:) numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
        protocol UITableViewDragDelegate - tableView(_:itemsForBeginning:at:)
        protocol UITableViewDropCoordinator - destinationIndexPath proposal session
        protocol UITableViewDropDelegate - tableView(_:performDropWith:)
        class UITableViewDropProposal UIDropProposal init(operation:intent:) intent
        enum UITableViewDropProposal.Intent - automatic init(rawValue:) insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
        class UITableViewHeaderFooterView UIView backgroundConfiguration backgroundView contentConfiguration contentView defaultContentConfiguration() detailTextLabel init(reuseIdentifier:) prepareForReuse() reuseIdentifier textLabel
        class UITableViewRowAction@76 NSObject backgroundColor backgroundEffect init(style:title:handler:) style title
        enum UITableViewRowAction.Style - default destructive init(rawValue:) normal
        class UITapGestureRecognizer UIGestureRecognizer numberOfTapsRequired numberOfTouchesRequired
        class UITargetedDragPreview UITargetedPreview
        class UITargetedPreview NSObject init(view:) init(view:parameters:) init(view:parameters:target:) parameters target view
        enum UITextAutocapitalizationType - allCharacters init(rawValue:) none sentences words
        enum UITextAutocorrectionType - default init(rawValue:) no yes
        struct UITextContentType - URL addressCity addressCityAndState addressState countryName creditCardNumber dateTime emailAddress familyName flightNumber fullStreetAddress givenName init(rawValue:) jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality telephoneNumber username
        class UITextField UIControl adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes@106 attributedPlaceholder attributedText autocapitalizationType autocorrectionType background beginningOfDocument borderRect(forBounds:) borderStyle caretRect(for:) clearButtonMode clearButtonRect(forBounds:) clearsOnBeginEditing@106 clearsOnInsertion@106 compare(_:to:) defaultTextAttributes delegate deleteBackward() disabledBackground drawPlaceholder(in:) drawText(in:) editingRect(forBounds:) enablesReturnKeyAutomatically endOfDocument firstRect(for:) font hasText inlinePredictionType inputAccessoryView@105 inputView@105 insertText(_:) isEditing isSecureTextEntry keyboardAppearance keyboardType leftView leftViewMode leftViewRect(forBounds:) markedTextRange minimumFontSize offset(from:to:) passwordRules placeholder placeholderRect(forBounds:) position(from:offset:) replace(_:withText:) returnKeyType rightView rightViewMode rightViewRect(forBounds:) selectedTextRange selectionRects(for:) smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text text(in:) textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange(from:to:) textRect(forBounds:) typingAttributes@106 unmarkText()
        enum UITextField.BorderStyle - bezel init(rawValue:) line none roundedRect
        enum UITextField.DidEndEditingReason - cancelled committed init(rawValue:)
        enum UITextField.ViewMode - always init(rawValue:) never unlessEditing whileEditing
        protocol UITextFieldDelegate - textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidBeginEditing(_:) textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
        enum UITextGranularity - character document init(rawValue:) line paragraph sentence word
        enum UITextInlinePredictionType - default init(rawValue:) no yes
        protocol UITextInput - beginningOfDocument caretRect(for:) compare(_:to:) endOfDocument markedTextRange offset(from:to:) position(from:offset:) replace(_:withText:) selectedTextRange text(in:) textRange(from:to:)
        protocol UITextInputDelegate - selectionDidChange(_:) selectionWillChange(_:) textDidChange(_:) textWillChange(_:)
        class UITextInputMode NSObject activeInputModes currentInputModeDidChangeNotification primaryLanguage
        class UITextInputPasswordRules NSObject init(descriptor:) passwordRulesDescriptor
        protocol UITextInputTraits -
        enum UITextItemInteraction - init(rawValue:) invokeDefaultAction presentActions preview
        enum UITextLayoutDirection - down init(rawValue:) left right up
        class UITextPosition NSObject
        class UITextRange NSObject end isEmpty start
        class UITextSelectionRect NSObject containsEnd containsStart isVertical rect
        enum UITextSmartDashesType - default init(rawValue:) no yes
        enum UITextSmartInsertDeleteType - default init(rawValue:) no yes
        enum UITextSmartQuotesType - default init(rawValue:) no yes
        enum UITextSpellCheckingType - default init(rawValue:) no yes
        enum UITextStorageDirection - backward forward init(rawValue:)
        class UITextView UIScrollView adjustsFontForContentSizeCategory allowsEditingTextAttributes@106 attributedText autocapitalizationType autocorrectionType beginningOfDocument caretRect(for:) characterRange(at:) clearsOnInsertion@106 closestPosition(to:) closestPosition(to:within:) compare(_:to:) dataDetectorTypes@57 delegate deleteBackward() enablesReturnKeyAutomatically endOfDocument firstRect(for:) font hasText init(frame:textContainer:) init(usingTextLayoutManager:) inlinePredictionType inputAccessoryView@105 inputView@105 insertText(_:) isEditable isFindInteractionEnabled@50 isSecureTextEntry isSelectable@72 keyboardAppearance keyboardType layoutManager linkTextAttributes markedTextRange offset(from:to:) passwordRules position(from:offset:) replace(_:withText:) returnKeyType scrollRangeToVisible(_:) selectedRange selectedTextRange selectionRects(for:) smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text text(in:) textAlignment textColor textContainer textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textLayoutManager textRange(from:to:) textStorage textStyling(at:in:) typingAttributes@106 unmarkText() usesStandardTextScaling@80
        protocol UITextViewDelegate - textView(_:shouldChangeTextIn:replacementText:) textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
        protocol UITimingCurveProvider -
        class UIToolbar UIView barPosition barStyle barTintColor compactAppearance@85 compactScrollEdgeAppearance@85 delegate@86 isTranslucent items scrollEdgeAppearance setItems(_:animated:) standardAppearance
        class UIToolbarAppearance UIBarAppearance buttonAppearance
        protocol UIToolbarDelegate -
        class UITouch NSObject force location(in:) majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation(in:) precisePreviousLocation(in:) previousLocation(in:) tapCount timestamp type view window
        enum UITouch.Phase - began cancelled ended init(rawValue:) moved stationary
        enum UITouch.TouchType - direct indirect indirectPointer init(rawValue:) pencil stylus
        enum UITraitAccessibilityContrast - defaultValue
        protocol UITraitChangeObservable - registerForTraitChanges(_:handler:) unregisterForTraitChanges(_:)
        protocol UITraitChangeRegistration -
        class UITraitCollection NSObject accessibilityContrast activeAppearance containsTraits(in:) copy(with:) current displayGamut displayScale forceTouchCapability hasDifferentColorAppearance(comparedTo:) horizontalSizeClass init(accessibilityContrast:) init(activeAppearance:) init(displayGamut:) init(displayScale:) init(forceTouchCapability:) init(horizontalSizeClass:) init(layoutDirection:) init(legibilityWeight:) init(mutations:) init(preferredContentSizeCategory:) init(traitsFrom:) init(userInterfaceIdiom:) init(userInterfaceLevel:) init(userInterfaceStyle:) init(verticalSizeClass:) layoutDirection legibilityWeight modifyingTraits(_:) performAsCurrent(_:) preferredContentSizeCategory userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
        protocol UITraitDefinition - Value defaultValue
        enum UITraitDisplayGamut - defaultValue
        enum UITraitDisplayScale - defaultValue
        protocol UITraitEnvironment - traitCollection traitCollectionDidChange(_:)
        enum UITraitEnvironmentLayoutDirection - init(rawValue:) leftToRight rightToLeft unspecified
        enum UITraitHorizontalSizeClass - defaultValue
        enum UITraitLayoutDirection - defaultValue
        enum UITraitLegibilityWeight - defaultValue
        struct UITraitOverrides - accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
        enum UITraitPreferredContentSizeCategory - defaultValue
        enum UITraitUserInterfaceIdiom - defaultValue
        enum UITraitUserInterfaceLevel - defaultValue
        enum UITraitUserInterfaceStyle - defaultValue
        enum UITraitVerticalSizeClass - defaultValue
        struct UITransitionContextViewControllerKey - from init(rawValue:) rawValue to
        struct UITransitionContextViewKey - from init(rawValue:) rawValue to
        protocol UIUserActivityRestoring - restoreUserActivityState(_:)
        enum UIUserInterfaceActiveAppearance - active inactive init(rawValue:) unspecified
        enum UIUserInterfaceIdiom - carPlay init(rawValue:) mac pad phone tv unspecified vision
        enum UIUserInterfaceLayoutDirection - init(rawValue:) leftToRight rightToLeft
        enum UIUserInterfaceLevel - base elevated init(rawValue:) unspecified
        enum UIUserInterfaceSizeClass - compact init(rawValue:) regular unspecified
        enum UIUserInterfaceStyle - dark init(rawValue:) light unspecified
        class UIUserNotificationCategory NSObject identifier
        class UIUserNotificationSettings NSObject categories init(types:categories:) types
        struct UIUserNotificationType - alert badge init(rawValue:) rawValue sound
        class UIVibrancyEffect UIVisualEffect blurEffect init(blurEffect:) init(blurEffect:style:)
        enum UIVibrancyEffectStyle - fill init(rawValue:) label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel
        class UIView UIResponder accessibilityCustomActions@c accessibilityElements@c accessibilityElementsHidden@c accessibilityHint@c accessibilityIdentifier@c accessibilityIgnoresInvertColors@19 accessibilityTraits@c accessibilityValue@c action(for:forKey:) addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:) addInteraction(_:) addKeyframe(withRelativeStartTime:relativeDuration:animations:) addLayoutGuide(_:) addMotionEffect(_:) addSubview(_:) alignmentRect(forFrame:) alignmentRectInsets alpha anchorPoint animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:) animate(withDuration:animations:) animate(withDuration:animations:completion:) animate(withDuration:delay:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:) appearance() appearance(for:) appearance(for:whenContainedInInstancesOf:) appearance(whenContainedInInstancesOf:) areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor beginAnimations(_:context:) bottomAnchor bounds bringSubviewToFront(_:) center centerXAnchor centerYAnchor clearsContextBeforeDrawing@c clipsToBounds commitAnimations() constraints constraintsAffectingLayout(for:) contentCompressionResistancePriority(for:) contentHuggingPriority(for:) contentMode contentScaleFactor convert(_:from:) convert(_:to:) cornerConfiguration didAddSubview(_:) didMoveToSuperview() didMoveToWindow() directionalLayoutMargins display(_:) displayList() draw(_:) drawHierarchy(in:afterScreenUpdates:) effectiveRadius(corner:) effectiveUserInterfaceLayoutDirection encode(with:) endEditing(_:) exchangeSubview(at:withSubviewAt:) firstBaselineAnchor focusEffect@49 focusGroupIdentifier@49 forFirstBaselineLayout forLastBaselineLayout frame frame(forAlignmentRect:) gestureRecognizerShouldBegin(_:) gestureRecognizers hasAmbiguousLayout heightAnchor hitTest(_:with:) inheritedAnimationDuration init(coder:) init(frame:) insertSubview(_:aboveSubview:) insertSubview(_:at:) insertSubview(_:belowSubview:) insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize() isDescendant(of:) isExclusiveTouch@c isFocused isHidden isMultipleTouchEnabled@c isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage@91 largeContentImageInsets largeContentTitle@91 lastBaselineAnchor layer layerClass layoutAmbiguities() layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded() layoutIssues() layoutMargins layoutMarginsDidChange() layoutMarginsFollowReadableWidth layoutMarginsGuide layoutSublayers(of:) layoutSubviews() leadingAnchor leftAnchor mask maximumContentSizeCategory@113 minimumContentSizeCategory@113 motionEffects noIntrinsicMetric overrideUserInterfaceStyle parentFocusEnvironment performWithoutAnimation(_:) point(inside:with:) preservesSuperviewLayoutMargins readableContentGuide removeConstraint(_:) removeConstraints(_:) removeFromSuperview() removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:) removeMotionEffect(_:) requiresConstraintBasedLayout resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) restorationIdentifier@c rightAnchor safeAreaInsets safeAreaInsetsDidChange() safeAreaLayoutGuide scalesLargeContentImage@91 semanticContentAttribute sendSubviewToBack(_:) setAnimationBeginsFromCurrentState(_:) setAnimationCurve(_:) setAnimationDelay(_:) setAnimationDuration(_:) setAnimationRepeatAutoreverses(_:) setAnimationRepeatCount(_:) setAnimationsEnabled(_:) setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:) setNeedsDisplay() setNeedsDisplay(_:) setNeedsLayout() setNeedsUpdateConstraints() setNeedsUpdateProperties() showsLargeContentViewer@91 sizeThatFits(_:) sizeToFit() snapshotView(afterScreenUpdates:) subviews superview systemLayoutSizeFitting(_:) systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) tag tintAdjustmentMode tintColor tintColorDidChange() topAnchor trailingAnchor traitCollection traitCollectionDidChange(_:) traitOverrides transform transform3D transition(from:to:duration:options:completion:) transition(with:duration:options:animations:completion:) translatesAutoresizingMaskIntoConstraints updateConstraints() updateConstraintsIfNeeded() updateProperties() updatePropertiesIfNeeded() updateTraitsIfNeeded() userInterfaceLayoutDirection(for:) userInterfaceLayoutDirection(for:relativeTo:) viewPrintFormatter() viewWithTag(_:) widthAnchor willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:) window
        enum UIView.AnimationCurve - easeIn easeInOut easeOut init(rawValue:) linear
        struct UIView.AnimationOptions - allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear init(rawValue:) layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions rawValue repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
        struct UIView.AutoresizingMask - flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth init(rawValue:) rawValue
        enum UIView.ContentMode - bottom bottomLeft bottomRight center init(rawValue:) left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
        struct UIView.KeyframeAnimationOptions - allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced init(rawValue:) layoutSubviews overrideInheritedDuration overrideInheritedOptions rawValue repeat
        enum UIView.TintAdjustmentMode - automatic dimmed init(rawValue:) normal
        protocol UIViewAnimating - finishAnimation(at:) fractionComplete isReversed isRunning pauseAnimation() startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)
        enum UIViewAnimatingPosition - current end init(rawValue:) start
        enum UIViewAnimatingState - active inactive init(rawValue:) stopped
        class UIViewController UIResponder addChild(_:) additionalSafeAreaInsets attemptRotationToDeviceOrientation() automaticallyAdjustsScrollViewInsets@69 beginAppearanceTransition(_:animated:) bottomLayoutGuide canPerformUnwindSegueAction(_:from:sender:) childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle children contentScrollView(for:) definesPresentationContext didMove(toParent:) didReceiveMemoryWarning() disablesAutomaticKeyboardDismissal dismiss(animated:completion:) edgesForExtendedLayout editButtonItem encode(with:) endAppearanceTransition() extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier@49 hidesBottomBarWhenPushed init(coder:) init(nibName:bundle:) interfaceOrientation isBeingDismissed isBeingPresented isEditing@c isModalInPresentation@66 isMovingFromParent isMovingToParent isViewLoaded loadView() loadViewIfNeeded() modalPresentationCapturesStatusBarAppearance@63 modalPresentationStyle modalTransitionStyle@44 navigationController navigationItem nibBundle nibName overrideTraitCollection(forChild:) overrideUserInterfaceStyle parent parentFocusEnvironment performSegue(withIdentifier:sender:) performsActionsWhilePresentingModally@5 popoverPresentationController preferredContentSize@64 preferredContentSizeDidChange(forChildContentContainer:) preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden prepare(for:sender:) present(_:animated:completion:) presentationController presentedViewController presentingViewController providesPresentationContextTransitionStyle@44 removeFromParent() restorationIdentifier@c restoresFocusAfterTransition@49 searchDisplayController setContentScrollView(_:) setContentScrollView(_:for:) setEditing(_:animated:) setNeedsStatusBarAppearanceUpdate() setNeedsUpdateOfHomeIndicatorAutoHidden() setNeedsUpdateOfPrefersPointerLocked() setNeedsUpdateOfScreenEdgesDeferringSystemGestures() setNeedsUpdateOfSupportedInterfaceOrientations() setNeedsUpdateProperties() setOverrideTraitCollection(_:forChild:) setToolbarItems(_:animated:) sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue(withIdentifier:sender:) show(_:sender:) showDetailViewController(_:sender:) size(forChildContentContainer:withParentContainerSize:) splitViewController storyboard storyboardIdentifier supportedInterfaceOrientations systemLayoutFittingSizeDidChange(forChildContentContainer:) systemMinimumLayoutMargins tabBarController tabBarItem targetViewController(forAction:sender:) title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange(_:) traitOverrides transition(from:to:duration:options:animations:completion:) transitionCoordinator transitioningDelegate@c updateProperties() updatePropertiesIfNeeded() updateViewConstraints() view viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad() viewIfLoaded viewIsAppearing(_:) viewLayoutMarginsDidChange() viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange() viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:) willTransition(to:with:)
        protocol UIViewControllerAnimatedTransitioning - animateTransition(using:) animationEnded(_:) interruptibleAnimator(using:) transitionDuration(using:)
        protocol UIViewControllerContextTransitioning - cancelInteractiveTransition() completeTransition(_:) containerView finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated isInteractive pauseInteractiveTransition() presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)
        protocol UIViewControllerInteractiveTransitioning - completionCurve completionSpeed startInteractiveTransition(_:) wantsInteractiveStart
        protocol UIViewControllerPreviewing - delegate sourceRect sourceView
        protocol UIViewControllerPreviewingDelegate - previewingContext(_:commit:) previewingContext(_:viewControllerForLocation:)
        protocol UIViewControllerTransitionCoordinator - animate(alongsideTransition:) animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:completion:)
        protocol UIViewControllerTransitionCoordinatorContext - completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle targetTransform transitionDuration view(forKey:) viewController(forKey:)
        protocol UIViewControllerTransitioningDelegate - presentationController(forPresented:presenting:source:)
        protocol UIViewImplicitlyAnimating - addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) continueAnimation(withTimingParameters:durationFactor:)
        class UIViewPrintFormatter UIPrintFormatter view
        class UIViewPropertyAnimator NSObject addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:) continueAnimation(withTimingParameters:durationFactor:) duration finishAnimation(at:) fractionComplete init(duration:controlPoint1:controlPoint2:animations:) init(duration:curve:animations:) init(duration:dampingRatio:animations:) init(duration:timingParameters:) isInterruptible@45 isReversed isRunning isUserInteractionEnabled@45 pauseAnimation() pausesOnCompletion runningPropertyAnimator(withDuration:delay:options:animations:completion:) scrubsLinearly@45 startAnimation() startAnimation(afterDelay:) state stopAnimation(_:) timingParameters@45
        class UIVisualEffect NSObject
        class UIVisualEffectView UIView contentView effect init(effect:)
        class UIWebView@58 ForeignContentView allowsInlineMediaPlayback canGoBack canGoForward dataDetectorTypes delegate goBack() goForward() isLoading load(_:mimeType:textEncodingName:baseURL:) loadHTMLString(_:baseURL:) loadRequest(_:) mediaPlaybackRequiresUserAction reload() scalesPageToFit scrollView stopLoading() stringByEvaluatingJavaScript(from:)
        enum UIWebView.NavigationType - backForward formResubmitted formSubmitted init(rawValue:) linkClicked other reload
        protocol UIWebViewDelegate - webView(_:didFailLoadWithError:) webViewDidFinishLoad(_:) webViewDidStartLoad(_:)
        class UIWindow UIView becomeKey() canBecomeKey init(windowScene:) isKeyWindow makeKey() makeKeyAndVisible() resignKey() rootViewController screen sendEvent(_:) windowLevel@25 windowScene@c
        struct UIWindow.Level - +(_:_:) -(_:_:) <(_:_:) alert init(_:) init(rawValue:) normal rawValue statusBar
        class UIWindowScene UIScene bounds coordinateSpace interfaceOrientation isFullScreen keyWindow screen statusBarManager traitCollection traitCollectionDidChange(_:) windows
        protocol UIWindowSceneDelegate - window
        extension UserDefaults - setValue(_:forKey:) value(forKey:)
        protocol ViewMaking - init() init(frame:) init(type:)
        class WKWebView@58 ForeignContentView navigationDelegate uiDelegate
        """#
}
