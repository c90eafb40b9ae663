import { formatMomentDay, formatPercent } from '@intranet/contract/formats'
import { can } from '@intranet/contract/access'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { whatIsLeft } from './own-progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import { readingAddress } from './reading-address.ts'

interface LineProps {
  title: string
  name: ReactNode
  says: string
  percent: number
}

function Line({ title, name, says, percent }: LineProps) {
  return (
    <li className="grid gap-1 text-sm">
      <span className="font-semibold break-words">{name}</span>
      <span className="text-xs text-muted-foreground">{says}</span>
      <div className="flex items-center gap-3">
        <div className="grow">
          <ProgressBar percent={percent} label={`Progresso de ${title}`} />
        </div>
        <b className="tabular-nums">{formatPercent(percent)}</b>
      </div>
    </li>
  )
}

function Lines({ children, assign }: { children: readonly ReactNode[]; assign?: ReactNode }) {
  return children.length ? (
    <ul className="grid max-w-2xl gap-4">{children}</ul>
  ) : (
    <EmptyState
      title="Nenhum onboarding"
      text={assign && 'Nenhum onboarding é deste cargo.'}
      action={assign}
    />
  )
}

function Own() {
  const read = useQuery(trpc.onboardingReading.own.queryOptions())
  return (
    <Loaded reads={[read]}>
      {(rows) => (
        <Lines>
          {rows.map((row) => (
            <Line
              key={row.id}
              title={row.titulo}
              name={
                <AddressLink to={readingAddress({ idOnboarding: row.id })} className="text-foreground">
                  {row.titulo}
                </AddressLink>
              }
              says={whatIsLeft(row)}
              percent={row.percentual}
            />
          ))}
        </Lines>
      )}
    </Loaded>
  )
}

type ReportRow = Outputs['onboardingReport']['list']['dados'][number]
const stateOf = ({ inicio, conclusao }: ReportRow) =>
  conclusao
    ? `Concluído em ${formatMomentDay(conclusao)}`
    : inicio
      ? `Em andamento desde ${formatMomentDay(inicio)}`
      : 'Ainda não começou'

function OfPerson({ id }: { id: number }) {
  const creates = can(useSession(), 'onboarding', 'create')
  const read = useQuery(
    trpc.onboardingReport.list.queryOptions({ filtro: { id_usuario: id }, limit: 0, sort: 'onboarding' }),
  )
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <Lines
          assign={
            creates && (
              <AddressLink to="/human-resources/onboarding/list">Atribuir um onboarding ao cargo</AddressLink>
            )
          }
        >
          {dados.map((row) => (
            <Line
              key={row.id}
              title={row.onboarding}
              name={row.onboarding}
              says={stateOf(row)}
              percent={row.status}
            />
          ))}
        </Lines>
      )}
    </Loaded>
  )
}

/** Somebody's onboardings with how far they are; one's own lead on to what is left. */
export default function PersonOnboardings({ id, own }: { id: number; own: boolean }) {
  return own ? <Own /> : <OfPerson id={id} />
}
