import type { HealthState } from '@intranet/contract/access/health-words'
import { healthAreas, healthStates } from '@intranet/contract/access/health-words'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { todayInBrazil } from '@intranet/contract/today'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Fragment } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx'
import { api } from '@/lib/api.ts'
import { downloadBlob } from '@/lib/download.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { HealthCard } from './health-card.tsx'
import { ServerFigures } from './server-figures.tsx'

type Health = Outputs['health']['read']
type Check = Health['checagens'][number]

/** Milliseconds between two readings while the page is in sight. */
const AGAIN_MS = 15_000

const StateTag = ({ state }: { state: HealthState }) =>
  state === 'ok' ? (
    <span className="text-muted-foreground">{healthStates.ok}</span>
  ) : (
    <StateBadge state={healthStates[state]} />
  )

const order: readonly HealthState[] = ['falha', 'atencao', 'ok']
const worstFirst = <Row extends { situacao: HealthState }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => order.indexOf(a.situacao) - order.indexOf(b.situacao))

function Summary({ checks }: { checks: readonly Check[] }) {
  const open = worstFirst(checks.filter(({ fazer }) => fazer !== null))
  if (!open.length)
    return (
      <Alert role="status" variant="success">
        Tudo em ordem.
      </Alert>
    )
  return (
    <section aria-labelledby="fazer">
      <SectionLabel count={open.length}>
        <span id="fazer">O que fazer</span>
      </SectionLabel>
      <ul className="grid gap-2">
        {open.map(({ area, nome, situacao, valor, fazer }) => (
          <Card key={area + nome} asChild className="grid gap-1 p-4">
            <li>
              <span className="flex flex-wrap items-center gap-2">
                <StateTag state={situacao} />
                <b className="font-semibold">{nome}</b>
                <span className="min-w-0 break-words text-muted-foreground">{valor}</span>
              </span>
              <span>{fazer}</span>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const areas = Object.entries(healthAreas)
    .map(([area, label]) => ({ label, rows: checks.filter((check) => check.area === area) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <section>
      <SectionLabel count={checks.length}>Verificações</SectionLabel>
      <div className="gap-4 md:columns-2">
        {areas.map(({ label, rows }) => (
          <HealthCard
            key={label}
            title={label}
            rows={rows.map(({ nome, valor, situacao }) => [
              nome,
              <Fragment key={nome}>
                {valor}
                {situacao !== 'ok' && <StateTag state={situacao} />}
              </Fragment>,
            ])}
          />
        ))}
      </div>
    </section>
  )
}

function Jobs({ jobs }: { jobs: Health['trabalhos'] }) {
  return (
    <section>
      <SectionLabel count={jobs.length}>Tarefas agendadas</SectionLabel>
      <Table label="Tarefas agendadas" cards>
        <TableHeader>
          <TableRow>
            <TableHead>Tarefa</TableHead>
            <TableHead>Situação</TableHead>
            <TableHead>Último sucesso</TableHead>
            <TableHead>Última prevista</TableHead>
            <TableHead numeric>Falhas em 24 h</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {worstFirst(jobs).map(({ nome, situacao, ultimo_sucesso, prevista_em, falhas }) => (
            <TableRow key={nome}>
              <TableCell main card="main">
                {nome}
              </TableCell>
              <TableCell card="extra">
                <StateTag state={situacao} />
              </TableCell>
              <TableCell card="sub">{ultimo_sucesso ? formatDateTime(ultimo_sucesso) : '–'}</TableCell>
              <TableCell>{formatDateTime(prevista_em)}</TableCell>
              <TableCell numeric>{falhas}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

/** What who helps from outside needs, as a file: nothing of people, no value of a setting. */
function SupportBundle() {
  const save = useMutation({
    mutationFn: () => api.health.bundle.query(),
    onSuccess: (bundle) => {
      const file = new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/json' })
      downloadBlob(file, `suporte-${todayInBrazil()}.json`)
    },
  })
  return (
    <Button variant="outline" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
      Pacote de suporte
    </Button>
  )
}

/** How the service is, read again every 15 s while somebody looks at it. */
export function HealthPage() {
  const health = useQuery(trpc.health.read.queryOptions(undefined, { refetchInterval: AGAIN_MS }))
  const open = health.data?.checagens.filter(({ situacao }) => situacao !== 'ok').length
  return (
    <Page>
      <PageHead total={open ? formatCount(open, 'aviso', 'avisos') : undefined}>
        <SupportBundle />
      </PageHead>
      <PageSheet>
        <LoadedPage reads={[health]}>
          {({ lido_em, checagens, trabalhos, servidor, provedores }) => (
            <div className="grid gap-6">
              <p className="text-sm text-muted-foreground">
                Lido em {formatDateTime(lido_em)}; atualiza a cada 15 segundos.
              </p>
              <Summary checks={checagens} />
              <Checks checks={checagens} />
              {trabalhos.length > 0 && <Jobs jobs={trabalhos} />}
              <ServerFigures figures={servidor} providers={provedores} />
            </div>
          )}
        </LoadedPage>
      </PageSheet>
    </Page>
  )
}
