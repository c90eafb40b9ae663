import type { ModuleKey } from '@intranet/contract/access'
import { formatDate, formatPercent } from '@intranet/contract/formats'
import type { OpenObligation } from '@intranet/contract/home/obligations'
import {
  BookOpen,
  ClipboardCheck,
  FileText,
  GraduationCap,
  type LucideIcon,
  Newspaper,
  UserMinus,
} from 'lucide-react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { uncheckedAddress } from '@/lib/address.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { ProgressBar } from '@/features/people/onboarding/progress-bar.tsx'
import { useObligations } from './use-obligations.ts'

const icons: Partial<Record<ModuleKey, LucideIcon>> = {
  novidades: Newspaper,
  manual: BookOpen,
  rh: FileText,
  onboarding: GraduationCap,
  desligamentos: UserMinus,
}

/** "40 % · Faltam 12 min · até 20/11/2026". */
function aboutOf({ percentual, detalhe, prazo }: OpenObligation): string {
  const percent = percentual === null ? null : formatPercent(percentual)
  return [percent, detalhe, prazo && `até ${formatDate(prazo)}`].filter(Boolean).join(' · ')
}

function Line({ item }: { item: OpenObligation }) {
  const { modulo, titulo, rota, verbo, atrasada, percentual } = item
  const Icon = icons[modulo] ?? ClipboardCheck
  const about = aboutOf(item)
  return (
    <li className="line">
      <Icon className="text-primary" aria-hidden />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 text-sm font-semibold break-words">{titulo}</span>
          {atrasada && <Badge variant="destructive">Atrasado</Badge>}
        </div>
        {about && <div className="text-xs text-muted-foreground">{about}</div>}
        {percentual !== null && <ProgressBar percent={percentual} label={`Progresso de ${titulo}`} />}
      </div>
      <AddressLink
        to={uncheckedAddress(rota)}
        aria-label={`${verbo}: ${titulo}`}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {verbo}
      </AddressLink>
    </li>
  )
}

function Lines() {
  const obligations = useObligations()
  return (
    <Loaded reads={[obligations]} waiting={<Skeleton className="h-24 w-full" />}>
      {(data) => {
        if (data.total === 0)
          return <EmptyState title="Nada espera por você" text="Leituras, ciências e prazos aparecem aqui." />
        return (
          <>
            <ul>
              {data.itens.map((item) => (
                <Line key={`${item.tipo}-${item.id}`} item={item} />
              ))}
            </ul>
            {data.restantes.map(({ tipo, texto, rota }) => (
              <p key={tipo} className="line text-xs">
                <AddressLink to={uncheckedAddress(rota)}>{texto}</AddressLink>
              </p>
            ))}
          </>
        )
      }}
    </Loaded>
  )
}

/** "Precisa de você": what a person has to do, each with its verb; gone when it is done, and only then. */
export function ObligationList() {
  const total = useObligations().data?.total
  return (
    <>
      <SectionLabel count={total || undefined}>Precisa de você</SectionLabel>
      <div className="panel">
        <Lines />
      </div>
    </>
  )
}
