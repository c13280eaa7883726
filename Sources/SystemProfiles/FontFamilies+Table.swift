extension FontFamilies {
  /// One family a line: the first and the last release, the name, and the faces, each with `@` and the release that
  /// brought it where that came later than the family. `~` marks families whose names find fonts after they are gone
  /// from the list.
  ///
  /// > Basis: captured. `UIFont.familyNames` as printed on iOS 8.4, on iOS 10, on iOS 14 and on iOS 18, each published
  /// > in a repository; the releases before 8 by Apple's lists, "Fonts that come with iOS". Between two of these, the
  /// > release that brought or dropped a family is assumed. So is that `~` names stay.
  static let table = """
    5- Academy Engraved LET: AcademyEngravedLetPlain
    7- Al Nile: AlNile AlNile-Bold
    5- American Typewriter: AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold@10 \
    AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
    AmericanTypewriter-CondensedBold
    5- Apple Color Emoji: AppleColorEmoji
    6- Apple SD Gothic Neo: AppleSDGothicNeo-Regular@7 AppleSDGothicNeo-Thin@7 AppleSDGothicNeo-UltraLight@8 \
    AppleSDGothicNeo-Light@7 AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold@7 AppleSDGothicNeo-Bold
    11- Apple Symbols: AppleSymbols
    5- Arial: ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    5- Arial Hebrew: ArialHebrew ArialHebrew-Light@7 ArialHebrew-Bold
    5- Arial Rounded MT Bold: ArialRoundedMTBold
    6- Avenir: Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique \
    Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
    6- Avenir Next: AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic \
    AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold \
    AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic
    6- Avenir Next Condensed: AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-UltraLight \
    AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium AvenirNextCondensed-MediumItalic \
    AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Bold \
    AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy AvenirNextCondensed-HeavyItalic
    5-8 Bangla Sangam MN: BanglaSangamMN BanglaSangamMN-Bold
    5- Baskerville: Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold \
    Baskerville-BoldItalic
    5- Bodoni 72: BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
    5- Bodoni 72 Oldstyle: BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
    5- Bodoni 72 Smallcaps: BodoniSvtyTwoSCITCTT-Book
    5- Bodoni Ornaments: BodoniOrnamentsITCTT
    5- Bradley Hand: BradleyHandITCTT-Bold
    5- Chalkboard SE: ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
    5- Chalkduster: Chalkduster
    13- Charter: Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
    5- Cochin: Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
    5- Copperplate: Copperplate Copperplate-Light Copperplate-Bold
    5-16~ Courier: Courier Courier-Oblique Courier-Bold Courier-BoldOblique
    5- Courier New: CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    7- Damascus: Damascus DamascusLight@8 DamascusMedium DamascusSemiBold DamascusBold
    5- Devanagari Sangam MN: DevanagariSangamMN DevanagariSangamMN-Bold
    5- Didot: Didot Didot-Italic Didot-Bold
    7- DIN Alternate: DINAlternate-Bold
    7- DIN Condensed: DINCondensed-Bold
    5- Euphemia UCAS: EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold
    7- Farah: Farah
    5- Futura: Futura-Medium Futura-MediumItalic Futura-Bold@10 Futura-CondensedMedium Futura-CondensedExtraBold
    13- Galvji: Galvji Galvji-Bold
    5- Geeza Pro: GeezaPro GeezaPro-Bold
    5- Georgia: Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
    5- Gill Sans: GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold@8 \
    GillSans-SemiBoldItalic@8 GillSans-Bold GillSans-BoldItalic GillSans-UltraBold@8
    16- Grantha Sangam MN: GranthaSangamMN-Regular GranthaSangamMN-Bold
    5-12 Gujarati Sangam MN: GujaratiSangamMN GujaratiSangamMN-Bold
    5-12 Gurmukhi MN: GurmukhiMN GurmukhiMN-Bold
    5-6 Heiti J: STHeitiJ-Light STHeitiJ-Medium
    5-6 Heiti K: STHeitiK-Light STHeitiK-Medium
    5-8~ Heiti SC: STHeitiSC-Light STHeitiSC-Medium
    5-8~ Heiti TC: STHeitiTC-Light STHeitiTC-Medium
    5- Helvetica: Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
    Helvetica-BoldOblique
    5- Helvetica Neue: HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic \
    HelveticaNeue-Thin@7 HelveticaNeue-ThinItalic@7 HelveticaNeue-Light HelveticaNeue-LightItalic \
    HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic \
    HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
    5-8~ Hiragino Kaku Gothic ProN: HiraKakuProN-W3 HiraKakuProN-W6
    11- Hiragino Maru Gothic ProN: HiraMaruProN-W4
    5- Hiragino Mincho ProN: HiraMinProN-W3 HiraMinProN-W6
    9- Hiragino Sans: HiraginoSans-W3 HiraginoSans-W4@16 HiraginoSans-W5@16 HiraginoSans-W6 HiraginoSans-W7@13 \
    HiraginoSans-W8@16
    5- Hoefler Text: HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
    16- Impact: Impact
    7-8 Iowan Old Style: IowanOldStyle-Roman IowanOldStyle-Italic IowanOldStyle-Bold IowanOldStyle-BoldItalic
    5- Kailasa: Kailasa Kailasa-Bold
    5-12 Kannada Sangam MN: KannadaSangamMN KannadaSangamMN-Bold
    13- Kefa: Kefa-Regular
    8- Khmer Sangam MN: KhmerSangamMN
    9- Kohinoor Bangla: KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold
    8-8 Kohinoor Devanagari: KohinoorDevanagari-Book KohinoorDevanagari-Light KohinoorDevanagari-Medium
    9- Kohinoor Devanagari: KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold
    13- Kohinoor Gujarati: KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold
    9- Kohinoor Telugu: KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium
    8- Lao Sangam MN: LaoSangamMN
    5- Malayalam Sangam MN: MalayalamSangamMN MalayalamSangamMN-Bold
    5-8 Marion: Marion-Regular Marion-Italic Marion-Bold
    5- Marker Felt: MarkerFelt-Thin MarkerFelt-Wide
    7- Menlo: Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
    7- Mishafi: DiwanMishafi
    13- Mukta Mahee: MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold
    10- Myanmar Sangam MN: MyanmarSangamMN MyanmarSangamMN-Bold
    5- Noteworthy: Noteworthy-Light Noteworthy-Bold
    11- Noto Nastaliq Urdu: NotoNastaliqUrdu NotoNastaliqUrdu-Bold
    13- Noto Sans Kannada: NotoSansKannada-Regular NotoSansKannada-Light NotoSansKannada-Bold
    13- Noto Sans Myanmar: NotoSansMyanmar-Regular NotoSansMyanmar-Light NotoSansMyanmar-Bold
    13- Noto Sans Oriya: NotoSansOriya NotoSansOriya-Bold
    17- Noto Sans Syriac: NotoSansSyriac-Regular NotoSansSyriac-Regular_Thin NotoSansSyriac-Regular_ExtraLight \
    NotoSansSyriac-Regular_Light NotoSansSyriac-Regular_Medium NotoSansSyriac-Regular_SemiBold \
    NotoSansSyriac-Regular_Bold NotoSansSyriac-Regular_ExtraBold NotoSansSyriac-Regular_Black
    5- Optima: Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
    5-12 Oriya Sangam MN: OriyaSangamMN OriyaSangamMN-Bold
    5- Palatino: Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
    5- Papyrus: Papyrus Papyrus-Condensed
    5- Party LET: PartyLetPlain
    9- PingFang HK: PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium \
    PingFangHK-Semibold
    18- PingFang MO: PingFangMO-Regular PingFangMO-Ultralight PingFangMO-Thin PingFangMO-Light PingFangMO-Medium \
    PingFangMO-Semibold
    9- PingFang SC: PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium \
    PingFangSC-Semibold
    9- PingFang TC: PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium \
    PingFangTC-Semibold
    13- Rockwell: Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
    5- Savoye LET: SavoyeLetPlain
    5- Sinhala Sangam MN: SinhalaSangamMN SinhalaSangamMN-Bold
    5- Snell Roundhand: SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
    16- STIX Two Math: STIXTwoMath-Regular
    16- STIX Two Text: STIXTwoText STIXTwoText-Italic STIXTwoText_Medium STIXTwoText-Italic_Medium-Italic \
    STIXTwoText_SemiBold STIXTwoText-Italic_SemiBold-Italic STIXTwoText_Bold STIXTwoText-Italic_Bold-Italic
    7-8 Superclarendon: Superclarendon-Regular Superclarendon-Italic Superclarendon-Light Superclarendon-LightItalic \
    Superclarendon-Bold Superclarendon-BoldItalic Superclarendon-Black Superclarendon-BlackItalic
    6- Symbol: Symbol
    5- Tamil Sangam MN: TamilSangamMN TamilSangamMN-Bold
    5-8 Telugu Sangam MN: TeluguSangamMN TeluguSangamMN-Bold
    5- Thonburi: Thonburi Thonburi-Light@7 Thonburi-Bold
    5- Times New Roman: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
    TimesNewRomanPS-BoldItalicMT
    5- Trebuchet MS: TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
    5- Verdana: Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
    5- Zapf Dingbats: ZapfDingbatsITC
    5- Zapfino: Zapfino
    """
}
