import Shop

print(price())
