// DisplayLists
