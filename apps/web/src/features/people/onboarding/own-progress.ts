import { ArrowRight, BookOpenCheck, RotateCcw } from 'lucide-react'
import { formatDate, formatMomentDay, formatDuration } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import type { Outputs } from '@/lib/trpc.ts'
import { readingAddress } from './reading-address.ts'

export type OwnOnboarding = Outputs['onboardingReading']['own'][number]

/** "faltam 12 min", and the day it is due. */
export function whatIsLeft({ concluido, conclusao, minutos_restantes, vencimento }: OwnOnboarding): string {
  if (concluido) return `Concluído em ${formatMomentDay(conclusao)}`
  const due = vencimento && `até ${formatDate(vencimento)}`
  return [`Faltam ${formatDuration(minutos_restantes)}`, due].filter(Boolean).join(', ')
}

export const isOverdue = ({ concluido, vencimento }: OwnOnboarding) =>
  !concluido && vencimento !== null && vencimento < todayInBrazil()

/** The address and the words of going on. */
export function onwards({ id, continuar, data_inicio, concluido }: OwnOnboarding) {
  const to = readingAddress({
    idOnboarding: id,
    idTrail: continuar?.id_trilha,
    idContent: continuar?.id_conteudo,
  })
  if (concluido || !continuar)
    return { to: readingAddress({ idOnboarding: id }), label: 'Rever conteúdos', icon: RotateCcw }
  return data_inicio
    ? { to, label: 'Continuar de onde parei', icon: ArrowRight }
    : { to, label: 'Começar', icon: BookOpenCheck }
}
