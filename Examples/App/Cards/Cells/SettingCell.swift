import UIKit

/// Receives the changes of a setting's switch.
@objc protocol SettingCellDelegate: AnyObject {
    @objc optional func settingCell(_ cell: SettingCell, turned isOn: Bool)
}

/// A cell with a title and a switch.
class SettingCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var toggle: UISwitch!
    weak var delegate: SettingCellDelegate?

    @IBAction private func changed(_ sender: UISwitch) {
        delegate?.settingCell?(self, turned: sender.isOn)
        titleLabel.alpha = sender.isOn ? 1 : 0.4
    }
}
