// fonts
