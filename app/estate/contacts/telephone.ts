/** A number as dialled from anywhere; without a country code it is Irish, unless it is a short one, such as 112. */
export function international(phone: string): string {
  const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (/^[1-9]\d{2,5}$/.test(digits)) return digits
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+353${digits.replace(/^0/, '')}`
}
