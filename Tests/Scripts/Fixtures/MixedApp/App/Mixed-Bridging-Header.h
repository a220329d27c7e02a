// The Objective-C side of a mixed app, as Swift sees it.
#import <AFNetworking/AFNetworking.h>
#import "MXAccount.h"
#import "MXRow.h"
