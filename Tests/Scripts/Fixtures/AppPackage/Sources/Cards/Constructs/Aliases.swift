import UIKit

// Types under other names, and names of Darwin's.

public typealias PlatformImageView = UIImageView

extension PlatformImageView {
    @objc func startsAtOnce() -> Bool { true }
}

public class PatientImageView: PlatformImageView {
    override func startsAtOnce() -> Bool { !super.startsAtOnce() }
}

extension CGFloat {
    public func distance(_ other: CGFloat) -> CGFloat { abs(self - other) }
}

public func place(_ number: Int) -> fpos_t { fpos_t(number) }

private let lengths: [CGFloat] = [1, 2]
public let dashes = lengths as [NSNumber]
