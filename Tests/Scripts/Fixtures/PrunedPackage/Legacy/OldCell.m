@implementation OldCell
@end
