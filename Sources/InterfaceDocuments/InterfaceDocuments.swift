// InterfaceDocuments
