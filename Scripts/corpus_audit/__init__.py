"""What the corpus of Interface Builder documents says by itself: an oracle that shares no code with the tool."""
