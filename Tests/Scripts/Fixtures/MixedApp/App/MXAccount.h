#import <Foundation/Foundation.h>
#import "MXRow.h"

#define MX_ROW_HEIGHT 44
#define MX_LIMIT (MX_ROW_HEIGHT * 2)

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, MXAccountKind) {
    MXAccountKindFree,
    MXAccountKindPaid = 4,
};

typedef NS_OPTIONS(NSUInteger, MXRights) {
    MXRightsRead = 1 << 0,
    MXRightsWrite = 1 << 1,
    MXRightsAll = MXRightsRead | MXRightsWrite,
};

extern NSNotificationName const MXAccountDidChangeNotification;

@class MXAccount;

@protocol MXAccountObserver <NSObject>
- (void)accountDidChange:(MXAccount *)account;
@optional
- (BOOL)account:(MXAccount *)account shouldKeepRight:(MXRights)right;
@end

NS_SWIFT_NAME(Account)
@interface MXAccount : NSObject <MXAccountObserver>

@property (class, readonly) MXAccount *shared;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) MXAccountKind kind;
@property (nonatomic, weak, nullable) id<MXAccountObserver> observer;

- (instancetype)initWithName:(NSString *)name kind:(MXAccountKind)kind;
+ (instancetype)accountWithName:(NSString *)name;
- (NSArray<NSString *> *)namesOfFriends NS_SWIFT_NAME(friends());
- (BOOL)loadFromURL:(NSURL *)url error:(NSError **)error;
- (void)showPerson:(MXAccount *)person animated:(BOOL)animated;
- (void)sendWithSession:(AFHTTPSessionManager *)session;

@end

@interface UIColor (MXColors)
+ (UIColor *)mx_accentColor;
@end

NS_ASSUME_NONNULL_END
