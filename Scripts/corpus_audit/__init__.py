"""An audit of the corpus of Interface Builder documents: an oracle that shares no code with the tool."""
