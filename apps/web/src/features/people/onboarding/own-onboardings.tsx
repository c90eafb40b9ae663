import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BookOpenCheck, RotateCcw } from 'lucide-react'
import { formatDate } from '@intranet/contract/formats'
import { formatDateTime } from '@intranet/contract/formats'
import { onboarding as text } from '@intranet/contract/messages/people'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState, LoadingState } from '@/components/shell/states.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProgressBar } from './progress-bar.tsx'
import { readingAddress } from './reading-address.ts'
import { readingTime } from './reading-time.ts'

export type OwnOnboarding = Outputs['onboardingReading']['own'][number]

/** "faltam 12 min", and the day it is due. */
export function whatIsLeft({ concluido, conclusao, minutos_restantes, vencimento }: OwnOnboarding): string {
  if (concluido) return `Concluído em ${formatDateTime(conclusao).slice(0, 10)}`
  const due = vencimento && `até ${formatDate(vencimento)}`
  return [`Faltam ${readingTime(minutos_restantes)}`, due].filter(Boolean).join(', ')
}

export const isOverdue = ({ concluido, vencimento }: OwnOnboarding) =>
  !concluido && vencimento !== null && vencimento < new Date().toLocaleDateString('sv-SE')

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

function Course({ row, first }: { row: OwnOnboarding; first: boolean }) {
  const { to, label, icon: Icon } = onwards(row)
  return (
    <li className="panel course">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <AddressLink
            to={readingAddress({ idOnboarding: row.id })}
            className="font-semibold text-foreground"
          >
            {row.titulo}
          </AddressLink>
          {isOverdue(row) && <Badge tone="danger">Atrasado</Badge>}
        </div>
        <p className="mb-2 text-sm text-muted-foreground">
          {row.lidos} de {row.conteudos} {row.conteudos === 1 ? 'conteúdo' : 'conteúdos'} · {whatIsLeft(row)}
        </p>
        <div className="flex items-center gap-3">
          <div className="grow">
            <ProgressBar percent={row.percentual} label={`Progresso de ${row.titulo}`} />
          </div>
          <b className="text-sm tabular-nums">{row.percentual}%</b>
        </div>
      </div>
      <AddressLink
        to={to}
        className={buttonVariants({ variant: first && !row.concluido ? 'primary' : 'default' })}
      >
        <Icon className="ic" aria-hidden />
        {label}
      </AddressLink>
    </li>
  )
}

/** The employee's own onboardings, those still to be done first. */
export function OwnOnboardingsPage() {
  const { data, error, refetch } = useQuery(trpc.onboardingReading.own.queryOptions())
  if (error && !data)
    return <ErrorState error={error} title={text.listFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  const groups = [
    ['Para ler', data.filter(({ concluido }) => !concluido)],
    [text.done, data.filter(({ concluido }) => concluido)],
  ] as const
  return (
    <Page layout="plain">
      <PageHead title="MEU ONBOARDING" />
      <PageSheet>
        {data.length === 0 && (
          <div className="panel">
            <EmptyState
              title="Nenhum onboarding para você"
              text="Quando o seu provedor, departamento e cargo tiverem um, ele aparece aqui."
            />
          </div>
        )}
        {groups.map(
          ([title, rows]) =>
            rows.length > 0 && (
              <section key={title} className="mb-6">
                <SectionLabel count={rows.length}>{title}</SectionLabel>
                <ul className="courses">
                  {rows.map((row, index) => (
                    <Course key={row.id} row={row} first={index === 0} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </PageSheet>
    </Page>
  )
}
