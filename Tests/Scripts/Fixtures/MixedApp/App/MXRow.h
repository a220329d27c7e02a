#import <UIKit/UIKit.h>
#import "MXAccount.h"

/// A cell whose code is not compiled.
@interface MXRow : UITableViewCell
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
- (void)showName:(NSString *)name;
@end
