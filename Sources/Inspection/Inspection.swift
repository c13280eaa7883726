// Inspection
