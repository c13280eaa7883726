// SystemProfiles
