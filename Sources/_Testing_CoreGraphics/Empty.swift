// Empty on purpose: see ARCHITECTURE.md, "Cross-import overlays".
