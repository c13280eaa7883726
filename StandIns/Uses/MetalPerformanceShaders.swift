import MetalPerformanceShaders

func threshold(_ device: any MTLDevice) -> MPSImageThresholdBinary? {
  guard MPSSupportsMTLDevice(device) else { return nil }
  return MPSImageThresholdBinary(device: device, thresholdValue: 0.5, maximumValue: 1, linearGrayColorTransform: nil)
}
