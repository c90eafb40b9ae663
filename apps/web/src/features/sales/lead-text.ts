import { formatCount, formatPhone } from '@intranet/contract/formats'

/** Readers get a masked phone, which is shown as it came. */
export const phoneText = (phone: string | null): string => (phone?.includes('*') ? phone : formatPhone(phone))

/** "hoje", "1 dia", "12 dias". */
export function daysText(days: number): string {
  if (days === 0) return 'hoje'
  return formatCount(days, 'dia', 'dias')
}

export const hasPassed = (moment: string): boolean => Date.parse(moment) < Date.now()
