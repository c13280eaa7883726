/// Documents written for these tests.
enum SampleDocuments {
  /// Returns a storyboard with scenes.
  static func storyboard(_ scenes: String, attributes: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    systemVersion="21G93" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \(attributes)>
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies><deployment identifier="iOS"/>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
    <capability name="Safe area layout guides" minToolsVersion="9.0"/></dependencies>
    <scenes>\(scenes)</scenes>
    <resources><image name="logo" width="40" height="40"/>\(resources)</resources>
    </document>
    """
  }

  static let signIn = storyboard(
    """
    <!--Sign In-->
    <scene sceneID="sCn-01-aaa"><objects>
    <viewController storyboardIdentifier="SignIn" id="sIn-Vc-001" customClass="SignInViewController" \
    customModule="App" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="rOt-Vw-002">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" misplaced="YES" text="Welcome" textAlignment="natural" \
    lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="tTl-Lb-003">
    <rect key="frame" x="20" y="67" width="353" height="41"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
    <color key="textColor" systemColor="secondaryLabelColor"/>
    <nil key="highlightedColor"/>
    </label>
    <textField opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" \
    minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="nMe-Fd-004">
    <rect key="frame" x="20" y="116" width="353" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/>
    <textInputTraits key="textInputTraits" returnKeyType="next"/>
    </textField>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="cNt-Bt-005" userLabel="Continue Button">
    <rect key="frame" x="20" y="158" width="353" height="44"/>
    <constraints><constraint firstAttribute="height" constant="44" id="cSt-05-eee"/></constraints>
    <state key="normal" title="Continue"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>\
    </userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
    <action selector="signIn:" destination="sIn-Vc-001" eventType="touchUpInside" id="aCt-01-aaa"/>
    <segue destination="hOm-Vc-006" kind="show" identifier="home" id="sEg-01-aaa"/>
    </connections>
    </button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="sAf-Ar-007"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="tTl-Lb-003" firstAttribute="top" secondItem="sAf-Ar-007" secondAttribute="top" \
    constant="8" id="cSt-01-aaa"/>
    <constraint firstItem="tTl-Lb-003" firstAttribute="leading" secondItem="rOt-Vw-002" \
    secondAttribute="leadingMargin" id="cSt-02-bbb"/>
    <constraint firstAttribute="trailingMargin" secondItem="tTl-Lb-003" secondAttribute="trailing" priority="750" \
    id="cSt-03-ccc"/>
    <constraint firstItem="nMe-Fd-004" firstAttribute="top" relation="greaterThanOrEqual" secondItem="tTl-Lb-003" \
    secondAttribute="bottom" constant="8" symbolic="YES" id="cSt-04-ddd"/>
    <constraint firstItem="nMe-Fd-004" firstAttribute="width" secondItem="tTl-Lb-003" secondAttribute="width" \
    multiplier="0.5" constant="-4" identifier="half" id="cSt-06-fff"/>
    </constraints>
    </view>
    <navigationItem key="navigationItem" title="Sign In" id="nAv-It-008">
    <barButtonItem key="rightBarButtonItem" systemItem="cancel" id="bAr-It-009"/>
    </navigationItem>
    <connections>
    <outlet property="titleLabel" destination="tTl-Lb-003" id="oUt-01-aaa"/>
    <outlet property="nameField" destination="nMe-Fd-004" id="oUt-02-bbb"/>
    </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fSt-Rs-010" userLabel="First Responder" \
    customClass="UIResponder" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="53" y="375"/></scene>
    <scene sceneID="sCn-02-bbb"><objects>
    <viewController id="hOm-Vc-006" customClass="HomeViewController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"/>
    </objects><point key="canvasLocation" x="953" y="375"/></scene>
    """,
    attributes: "initialViewController=\"sIn-Vc-001\"")

  /// A table with a static and a prototype cell, a stack view, and a view with an autoresizing mask.
  static let table = storyboard(
    """
    <scene sceneID="sCn-01-aaa"><objects>
    <tableViewController title="Trips" id="tBl-Vc-001" sceneMemberID="viewController">
    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    dataMode="prototypes" style="insetGrouped" separatorStyle="default" rowHeight="-1" sectionHeaderHeight="28" \
    sectionFooterHeight="28" id="tBl-Vw-002">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <view key="tableHeaderView" contentMode="scaleToFill" alpha="0.59999999999999998" id="hDr-Vw-003">
    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <subviews>
    <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" image="logo" id="lOg-Iv-004">
    <rect key="frame" x="8" y="8" width="40" height="40"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
    <color key="tintColor" red="0.92156862750000003" green="0.92941176469999998" blue="0.94117647059999998" \
    alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
    </imageView>
    </subviews>
    </view>
    <prototypes>
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
    selectionStyle="default" indentationWidth="10" reuseIdentifier="Trip" textLabel="tXt-Lb-007" \
    style="IBUITableViewCellStyleDefault" id="tRp-Ce-005" customClass="TripCell">
    <rect key="frame" x="20" y="110" width="353" height="43.5"/>
    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
    tableViewCell="tRp-Ce-005" id="cNt-Vw-006">
    <rect key="frame" x="0.0" y="0.0" width="353" height="43.5"/>
    <subviews>
    <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="A &quot;trip&quot; to&#10;Rome" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" id="tXt-Lb-007">
    <rect key="frame" x="20" y="0.0" width="313" height="43.5"/>
    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    <connections>
    <outletCollection property="gestureRecognizers" destination="tAp-Ge-008" appends="YES" id="cOl-01-aaa"/>
    <segue destination="gON-eX-xxx" kind="unwind" unwindAction="done:" id="sEg-01-aaa"/>
    </connections>
    </tableViewCell>
    </prototypes>
    </tableView>
    </tableViewController>
    <tapGestureRecognizer cancelsTouchesInView="NO" id="tAp-Ge-008">
    <connections><action selector="tap:" destination="tBl-Vc-001" id="aCt-01-aaa"/></connections>
    </tapGestureRecognizer>
    <exit id="gON-eX-xxx" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="sCn-02-bbb"><objects>
    <tabBarController id="tAb-Vc-009" sceneMemberID="viewController">
    <tabBar key="tabBar" contentMode="scaleToFill" id="tAb-Br-010"/>
    <connections>
    <segue destination="rEf-Vc-011" kind="relationship" relationship="viewControllers" id="rEl-01-aaa"/>
    <segue destination="tBl-Vc-001" kind="relationship" relationship="viewControllers" id="rEl-02-bbb"/>
    </connections>
    </tabBarController>
    </objects></scene>
    <scene sceneID="sCn-03-ccc"><objects>
    <viewControllerPlaceholder storyboardName="Profile" referencedIdentifier="Root" id="rEf-Vc-011" \
    sceneMemberID="viewController"/>
    </objects></scene>
    """)
}
