import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { formatPercent } from '@intranet/contract/formats'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import {
  isOverdue,
  onwards,
  whatIsLeft,
  type OwnOnboarding,
} from '@/features/people/onboarding/own-progress.ts'
import { ProgressBar } from '@/features/people/onboarding/progress-bar.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

/** The onboardings that an employee has still to read. */
export function useWaitingOnboardings(): OwnOnboarding[] {
  const employee = useSession()?.employee ?? false
  const { data = [] } = useQuery({ ...trpc.onboardingReading.own.queryOptions(), enabled: employee })
  return data.filter(({ concluido, conteudos }) => !concluido && conteudos > 0)
}

/** One of them, with its progress and the way to go on. */
export function WaitingOnboarding({ row }: { row: OwnOnboarding }) {
  const { to, label } = onwards(row)
  return (
    <li className="line">
      <GraduationCap className="ic text-primary" aria-hidden />
      <div className="min-w-0 flex-1">
        <AddressLink to={to} className="text-sm font-semibold text-foreground">
          {row.titulo}
        </AddressLink>{' '}
        {isOverdue(row) && <Badge tone="danger">Atrasado</Badge>}
        <div className="mb-1 text-xs text-muted-foreground">
          {formatPercent(row.percentual)} lido · {whatIsLeft(row)}
        </div>
        <ProgressBar percent={row.percentual} label={`Progresso de ${row.titulo}`} />
      </div>
      <AddressLink to={to} className="hide-s shrink-0 text-xs">
        {label}
      </AddressLink>
    </li>
  )
}
