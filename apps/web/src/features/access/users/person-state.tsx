import { formatDate } from '@intranet/contract/formats'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { employeeStateText } from './employee-state.ts'

interface PersonStateProps {
  user: {
    ativo: boolean
    situacao: string
    data_admissao: string | null
    data_desligamento?: string | null
  }
}

/**
 * Whether somebody has access; before the day of admission, that day: they are no active employee yet. Of who has left,
 * since when: "Inativo" beside "Desligado" would be two words for one state.
 */
export function PersonState({ user }: PersonStateProps) {
  if (user.situacao === 'admissao') return <p className="text-sm">{employeeStateText(user)}</p>
  if (user.situacao !== 'desligado' || user.ativo) return <StatusDot active={user.ativo} />
  const since = user.data_desligamento && ` em ${formatDate(user.data_desligamento)}`
  return <StateBadge state="Desligado">Desligado{since}</StateBadge>
}
