// NibPatterns
