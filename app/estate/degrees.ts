/** `52.60° N, 6.21° W`, for reading; maps take decimal degrees with a sign. */
export function inDegrees({ latitude, longitude }: { latitude: number; longitude: number }, decimals: number): string {
  const part = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`
  return `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`
}
