struct TableUpdates {}
