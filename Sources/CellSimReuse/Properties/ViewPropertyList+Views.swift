// Data table, written by `make members` from Sources/UIKit/Members/Lists/Views.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKit

extension ViewPropertyList {
    static var view: ViewPropertyList {
        ViewPropertyList(UIView.self, [
            ViewProperty("isHidden", .look) { (view: UIView) in .flag(view.isHidden) },
            ViewProperty("alpha", .look) { (view: UIView) in .number(view.alpha) },
            ViewProperty("backgroundColor", .look) { (view: UIView) in .color(view.backgroundColor as UIColor?) },
            ViewProperty("tintColor", .look, .inherited) { (view: UIView) in .color(view.tintColor as UIColor?) },
            ViewProperty("contentMode", .look) { (view: UIView) in .choice(view.contentMode) },
            ViewProperty("clipsToBounds", .look) { (view: UIView) in .flag(view.clipsToBounds) },
            ViewProperty("transform", .look) { (view: UIView) in .transform(view.transform) },
            ViewProperty("overrideUserInterfaceStyle", .look) { (view: UIView) in .choice(view.overrideUserInterfaceStyle) },
            ViewProperty("semanticContentAttribute", .layout) { (view: UIView) in .choice(view.semanticContentAttribute) },
            ViewProperty("mask", .look) { (view: UIView) in .object(view.mask) },
            ViewProperty("isUserInteractionEnabled", .behaviour) { (view: UIView) in .flag(view.isUserInteractionEnabled) },
            ViewProperty("tag", .behaviour) { (view: UIView) in .number(view.tag) },
            ViewProperty("gestureRecognizers", .behaviour) { (view: UIView) in PropertyReading.gestureRecognizers(view) },
            ViewProperty("gestureRecognizers' targets", .behaviour, follows: ["gestureRecognizers"]) { (view: UIView) in PropertyReading.recognizerTargets(view) },
            ViewProperty("horizontal hugging priority", .layout) { (view: UIView) in PropertyReading.horizontalHugging(view) },
            ViewProperty("vertical hugging priority", .layout) { (view: UIView) in PropertyReading.verticalHugging(view) },
            ViewProperty("horizontal compression resistance", .layout) { (view: UIView) in PropertyReading.horizontalCompressionResistance(view) },
            ViewProperty("vertical compression resistance", .layout) { (view: UIView) in PropertyReading.verticalCompressionResistance(view) },
            ViewProperty("layoutMargins", .layout, .inherited) { (view: UIView) in .insets(view.layoutMargins) },
            ViewProperty("autoresizingMask", .layout) { (view: UIView) in .choice(view.autoresizingMask) },
            ViewProperty("translatesAutoresizingMaskIntoConstraints", .layout) { (view: UIView) in .flag(view.translatesAutoresizingMaskIntoConstraints) },
            ViewProperty("intrinsicContentSize", .layout, .derived) { (view: UIView) in PropertyReading.requestedSize(view) },
            ViewProperty("frame", .layout, .derived) { (view: UIView) in PropertyReading.frame(view) },
        ])
    }

    static var layer: ViewPropertyList {
        ViewPropertyList(UIView.self, [
            ViewProperty("layer.backgroundColor", .look, follows: ["backgroundColor"]) { (view: UIView) in PropertyReading.layerColor(view) },
            ViewProperty("layer.mask", .look, follows: ["mask"]) { (view: UIView) in .object(view.layer.mask) },
            ViewProperty("layer.cornerRadius", .look) { (view: UIView) in .number(view.layer.cornerRadius) },
            ViewProperty("layer.maskedCorners", .look) { (view: UIView) in .choice(view.layer.maskedCorners) },
            ViewProperty("layer.borderWidth", .look) { (view: UIView) in .number(view.layer.borderWidth) },
            ViewProperty("layer.borderColor", .look) { (view: UIView) in .color(view.layer.borderColor as CGColor?) },
            ViewProperty("layer.shadowOpacity", .look) { (view: UIView) in .number(view.layer.shadowOpacity) },
            ViewProperty("layer.shadowColor", .look) { (view: UIView) in .color(view.layer.shadowColor as CGColor?) },
            ViewProperty("layer.shadowOffset", .look) { (view: UIView) in .size(view.layer.shadowOffset) },
            ViewProperty("layer.shadowRadius", .look) { (view: UIView) in .number(view.layer.shadowRadius) },
            ViewProperty("layer.zPosition", .look) { (view: UIView) in .number(view.layer.zPosition) },
            ViewProperty("layer.contents", .look) { (view: UIView) in PropertyReading.layerContents(view) },
            ViewProperty("layer.sublayers", .look) { (view: UIView) in PropertyReading.addedLayers(view) },
            ViewProperty("layer.cornerCurve", .look) { (view: UIView) in .choice(view.layer.cornerCurve) },
            ViewProperty("layer.shadowPath", .look) { (view: UIView) in PropertyReading.shadowPath(view) },
        ])
    }

    static var view2: ViewPropertyList {
        ViewPropertyList(UIView.self, [
            ViewProperty("cornerConfiguration", .look, follows: ["layer.cornerRadius"]) { (view: UIView) in Structure.value(of: view.cornerConfiguration) },
            ViewProperty("accessibilityLabel", .accessibility) { (view: UIView) in .text(view.accessibilityLabel as String?) },
            ViewProperty("accessibilityValue", .accessibility) { (view: UIView) in .text(view.accessibilityValue as String?) },
            ViewProperty("accessibilityHint", .accessibility) { (view: UIView) in .text(view.accessibilityHint as String?) },
            ViewProperty("accessibilityTraits", .accessibility) { (view: UIView) in .traits(view.accessibilityTraits) },
            ViewProperty("accessibilityIdentifier", .accessibility) { (view: UIView) in .text(view.accessibilityIdentifier as String?) },
            ViewProperty("isAccessibilityElement", .accessibility) { (view: UIView) in .flag(view.isAccessibilityElement) },
            ViewProperty("accessibilityElementsHidden", .accessibility) { (view: UIView) in .flag(view.accessibilityElementsHidden) },
            ViewProperty("accessibilityElements", .accessibility) { (view: UIView) in PropertyReading.accessibilityElements(view) },
            ViewProperty("accessibilityCustomActions", .accessibility) { (view: UIView) in PropertyReading.accessibilityCustomActions(view) },
        ])
    }

    static var stackView: ViewPropertyList {
        ViewPropertyList(UIStackView.self, [
            ViewProperty("axis", .layout) { (view: UIStackView) in .choice(view.axis) },
            ViewProperty("distribution", .layout) { (view: UIStackView) in .choice(view.distribution) },
            ViewProperty("alignment", .layout) { (view: UIStackView) in .choice(view.alignment) },
            ViewProperty("spacing", .layout) { (view: UIStackView) in .number(view.spacing) },
            ViewProperty("arrangedSubviews", .layout) { (view: UIStackView) in PropertyReading.arrangedSubviews(view) },
            ViewProperty("custom spacings", .layout, follows: ["arrangedSubviews"]) { (view: UIStackView) in PropertyReading.customSpacings(view) },
        ])
    }

    static var visualEffectView: ViewPropertyList {
        ViewPropertyList(UIVisualEffectView.self, [
            ViewProperty("effect", .look) { (view: UIVisualEffectView) in .object(view.effect) },
        ])
    }
}
