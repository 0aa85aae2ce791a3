/** The lit part of a disc of radius 9 around 10,10, as seen from Ireland: on the right while waxing. `phase`: 0 new, 0.5 full. */
export function moonPath(phase: number): string {
  const grows = phase < 0.5
  const terminator = Math.cos(2 * Math.PI * phase) * 9
  const bulges = grows === terminator > 0 ? 0 : 1
  return `M10 1A9 9 0 0 ${grows ? 1 : 0} 10 19A${Math.abs(terminator).toFixed(2)} 9 0 0 ${bulges} 10 1`
}
