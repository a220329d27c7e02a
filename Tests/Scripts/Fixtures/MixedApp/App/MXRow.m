#import "MXRow.h"

@implementation MXRow
@end
