import { useQuery } from '@tanstack/react-query'
import { formatCount, formatPercent } from '@intranet/contract/formats'
import { onboarding as text } from '@intranet/contract/messages/people'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { isOverdue, onwards, whatIsLeft, type OwnOnboarding } from './own-progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import { readingAddress } from './reading-address.ts'

function Course({ row, first }: { row: OwnOnboarding; first: boolean }) {
  const { to, label, icon: Icon } = onwards(row)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 rounded-lg border border-border bg-card px-[18px] py-4 max-sm:grid-cols-1">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <AddressLink
            to={readingAddress({ idOnboarding: row.id })}
            className="font-semibold text-foreground"
          >
            {row.titulo}
          </AddressLink>
          {isOverdue(row) && <StateBadge state="Atrasado" />}
        </div>
        <p className="mb-2 text-sm text-muted-foreground">
          {row.lidos} de {formatCount(row.conteudos, 'conteúdo', 'conteúdos')} · {whatIsLeft(row)}
        </p>
        <div className="flex items-center gap-3">
          <div className="grow">
            <ProgressBar percent={row.percentual} label={`Progresso de ${row.titulo}`} />
          </div>
          <b className="text-sm tabular-nums">{formatPercent(row.percentual)}</b>
        </div>
      </div>
      <AddressLink
        to={to}
        className={buttonVariants({ variant: first && !row.concluido ? 'default' : 'outline' })}
      >
        <Icon aria-hidden />
        {label}
      </AddressLink>
    </li>
  )
}

/** The employee's own onboardings, those still to be done first. */
export function OwnOnboardingsPage() {
  const read = useQuery(trpc.onboardingReading.own.queryOptions())
  return (
    <Loaded reads={[read]} title={text.listFailed}>
      {(data) => {
        const groups = [
          ['Para ler', data.filter(({ concluido }) => !concluido)],
          [text.done, data.filter(({ concluido }) => concluido)],
        ] as const
        return (
          <Page>
            <PageHead />
            <PageSheet>
              {data.length === 0 && (
                <Card className="block py-0">
                  <EmptyState
                    title="Nenhum onboarding para você"
                    text="Quando o seu provedor, departamento e cargo tiverem um, ele aparece aqui."
                  />
                </Card>
              )}
              {groups.map(
                ([title, rows]) =>
                  rows.length > 0 && (
                    <section key={title} className="mb-6">
                      <SectionLabel count={rows.length}>{title}</SectionLabel>
                      <ul className="grid gap-2.5">
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
      }}
    </Loaded>
  )
}
