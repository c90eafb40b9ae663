const STEPS = [1, 2, 2.5, 5, 10]
const MOST_GAPS = 5

/**
 * The places of an axis from zero to past the largest value: steps of 1, 2, 2.5 or 5 times a power of ten, at most five.
 * @param whole counts have no half
 */
export function ticksOf(largest: number, whole: boolean): number[] {
  const rough = (largest > 0 ? largest : 1) / MOST_GAPS
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.map((one) => one * power).find(
    (one) => one >= rough * (1 - Number.EPSILON) && (!whole || Number.isInteger(one)),
  )!
  // Whole numbers times a step: 3 × 0.1 is not 0.30000000000000004 on an axis.
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(power)))
  return Array.from({ length: Math.max(1, Math.ceil(largest / step - 1e-9)) + 1 }, (_, index) =>
    Number((index * step).toFixed(Math.min(decimals, 20))),
  )
}
