/// The fonts that iOS includes.
package enum DeviceFonts {
  /// Returns whether a name is one of the system's fonts, which no project can redefine.
  ///
  /// - Parameter name: A PostScript name or a family name.
  package static func has(_ name: String) -> Bool {
    name.hasPrefix(".") || families.contains(PostScriptName(name).family)
  }

  /// Returns whether text in a named font can be measured without a font file, or with what the system uses instead.
  package static func knows(_ name: String, era: TypographyEra) -> Bool {
    has(name) || FontCatalogue.family(of: .named(name), era: era) != .missing
  }

  /// The family names as PostScript names begin, in lower case, where that differs from the family.
  ///
  /// > Basis: documented (Apple, "Fonts that come with iOS", releases 7 to 18). Some came later than others, which
  /// > makes no difference here.
  private static let families: Set<String> = Set(
    """
    academyengravedlet academyengravedletplain alnile americantypewriter applecoloremoji applesdgothicneo applesymbols
    arial arialmt arialhebrew arialroundedmtbold avenir avenirnext avenirnextcondensed banglasangammn baskerville
    bodoni72 bodonisvtytwoitctt bodonisvtytwoositctt bodonisvtytwosciitctt bodoniornamentsitctt bradleyhand
    bradleyhanditctt chalkboardse chalkduster charter cochin copperplate courier couriernew couriernewps
    couriernewpsmt damascus devanagarisangammn didot dinalternate dincondensed euphemiaucas farah futura galvji
    geezapro georgia gillsans granthasangammn gujaratisangammn gurmukhimn heitisc heititc stheitisc stheititc
    stheitij stheitik helvetica helveticaneue helveticaneueinterface helveticaneueui helveticaneuedeskinterface
    hirakakupron hiraginokakugothicpron hiraginominchopron hiraminpron hiraginosans hiraginomincho hiramarupron hoeflertext impact iowanoldstyle kailasa
    kannadasangammn kefa khmersangammn kohinoorbangla kohinoordevanagari kohinoorgujarati kohinoortelugu laosangammn
    malayalamsangammn marion markerfelt menlo mishafi muktamahee myanmarsangammn newyork noteworthy notonastaliqurdu
    optima oriyasangammn palatino papyrus partylet partyletplain pingfanghk pingfangsc pingfangtc rockwell savoyelet
    savoyeletplain sfui sfuitext sfuidisplay sinhalasangammn snellroundhand stixtwotext stixtwomath superclarendon
    symbol tamilsangammn telugusangammn thonburi timesnewroman timesnewromanps timesnewromanpsmt trebuchetms
    trebuchet verdana zapfdingbats zapfdingbatsitc zapfino applesystemuifont
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
