import type { RequestState } from '@intranet/contract/people/personal-data-options'
import type { BadgeVariant } from '@/components/ui/badge.tsx'

/** The colour that repeats the word of a state. */
export const stateTones: Record<RequestState, BadgeVariant> = {
  aberto: 'secondary',
  em_analise: 'info',
  atendido: 'success',
  recusado: 'destructive',
}
