#import "MXAccount.h"

NSNotificationName const MXAccountDidChangeNotification = @"account changed";

@implementation MXAccount
@end
