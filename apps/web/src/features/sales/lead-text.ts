import { formatCnpj, formatCount, formatCpf, formatPhone } from '@intranet/contract/formats'
import { format } from '@intranet/contract/messages/formats'

/** A CPF or CNPJ with its punctuation. */
export function documentText(document: string | null): string {
  if (!document) return format.notInformed
  return document.length === 14 ? formatCnpj(document) : formatCpf(document)
}

/** Readers get a masked phone, which is shown as it came. */
export const phoneText = (phone: string | null): string => (phone?.includes('*') ? phone : formatPhone(phone))

/** "hoje", "1 dia", "12 dias". */
export function daysText(days: number): string {
  if (days === 0) return 'hoje'
  return formatCount(days, 'dia', 'dias')
}

export const hasPassed = (moment: string): boolean => Date.parse(moment) < Date.now()
