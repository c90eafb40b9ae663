import { useQuery } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { can } from '@intranet/contract/access'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { leadImport as text } from '@intranet/contract/messages/lead-imports'
import { importSituations, workingSituations } from '@intranet/contract/sales/lead-import-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { downloadSheet } from './download-sheet.ts'
import { ImportErrors } from './import-errors.tsx'
import type { LeadImport } from './lead-import.ts'
import { ParticipantTable } from './participant-table.tsx'
import { SituationBadge } from './situation-badge.tsx'
import { undoWord, useUndo } from './use-undo.ts'

// Gone once the import is confirmed.
const ImportPreview = lazyPart(async () => ({
  default: (await import('./import-preview.tsx')).ImportPreview,
}))

const POLL_MS = 800

/** How far the work is; read from the server, so it is the same after a reload. */
function Working({ record: { situacao, progresso } }: { record: LeadImport }) {
  const label = importSituations[situacao]
  return (
    <div className="mb-6 grid max-w-[520px] gap-2.5" role="status">
      <p>
        {label}… <b>{progresso}&nbsp;%</b>
      </p>
      <div
        className="h-2 overflow-hidden rounded-sm bg-muted"
        role="progressbar"
        aria-label={label}
        aria-valuenow={progresso}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i
          className="block h-full bg-primary transition-[width] duration-400"
          style={{ width: `${progresso}%` }}
        />
      </div>
      <p className="text-sm text-muted-foreground">
        Você pode sair desta página: o trabalho continua no servidor.
      </p>
    </div>
  )
}

/** What reading the same file once more may come past. */
const mayHeal: readonly string[] = [text.unreadable, text.tooLong]

const useReading = () =>
  useSave(trpc.leadImports.read.mutationOptions(), { changes: [trpc.leadImports.pathFilter()] })

/** Its file was sent, and its reading never began. */
function Unread({ record }: { record: LeadImport }) {
  const reading = useReading()
  return (
    <EmptyState
      title="A planilha ainda não foi lida"
      text="Nada é importado antes da conferência."
      action={
        record.editavel && (
          <Button cooldown onClick={() => reading.mutate({ id: record.id })}>
            Ler a planilha
          </Button>
        )
      }
    />
  )
}

function Failed({ record }: { record: LeadImport }) {
  const again = useReading()
  return (
    <EmptyState
      title="A planilha não foi lida"
      text={record.erro ?? ''}
      action={
        record.editavel &&
        (mayHeal.includes(record.erro ?? '') ? (
          <Button variant="outline" cooldown onClick={() => again.mutate({ id: record.id })}>
            Tentar de novo
          </Button>
        ) : (
          <AddressLink
            to="/marketing/imports-leads/register"
            className={buttonVariants({ variant: 'outline' })}
          >
            Enviar outra planilha
          </AddressLink>
        ))
      }
    />
  )
}

/** Where and whose the import is, in a line of facts. */
function Facts({ record }: { record: LeadImport }) {
  return (
    <dl className="mb-5 flex flex-wrap gap-x-7 gap-y-3 [&_dt]:text-xs [&_dt]:leading-5 [&_dt]:text-muted-foreground">
      <div>
        <dt>Provedor</dt>
        <dd>
          <ProviderMark sistema={record.sistema} name={record.empresa} />
        </dd>
      </div>
      <div>
        <dt>Canal</dt>
        <dd>{record.canal}</dd>
      </div>
      <div>
        <dt>Campanha</dt>
        <dd>{record.campanha}</dd>
      </div>
      <div>
        <dt>Criação</dt>
        <dd>{formatDateTime(record.created_at)}</dd>
      </div>
      <div>
        <dt>Situação</dt>
        <dd>
          <SituationBadge situation={record.situacao} />
        </dd>
      </div>
      <div>
        <dt>Participantes</dt>
        <dd className="tabular-nums">{formatNumber(record.total_participantes)}</dd>
      </div>
      <div>
        <dt>Leads criadas</dt>
        <dd className="tabular-nums">{formatNumber(record.leads_criadas)}</dd>
      </div>
      {record.leads_unidas > 0 && (
        <div>
          <dt>Unidas à lead aberta</dt>
          <dd className="tabular-nums">{formatNumber(record.leads_unidas)}</dd>
        </div>
      )}
      {record.leads_puladas > 0 && (
        <div>
          <dt>Puladas, com lead aberta</dt>
          <dd className="tabular-nums">{formatNumber(record.leads_puladas)}</dd>
        </div>
      )}
    </dl>
  )
}

function Body({ record }: { record: LeadImport }) {
  const { situacao, linhas_com_erro } = record
  if (situacao === 'nova') return <Unread record={record} />
  if (situacao === 'falhou') return <Failed record={record} />
  if (situacao === 'conferida')
    return (
      <Suspense fallback={<LoadingState />}>
        <ImportPreview key={record.updated_at} record={record} />
      </Suspense>
    )
  if (situacao === 'desfeita')
    return <EmptyState title="Importação desfeita" text="Os participantes e as leads dela foram excluídos." />
  return (
    <>
      {workingSituations.includes(situacao) && <Working record={record} />}
      {(situacao === 'importada' || situacao === 'criando') && (
        <>
          <ParticipantTable record={record} />
          {linhas_com_erro > 0 && <ImportErrors id={record.id} total={linhas_com_erro} />}
        </>
      )}
    </>
  )
}

/** One import from the file to its leads: reading, preview, participants; what it shows depends on its state. */
export function ImportPage({ id }: { id: number }) {
  const undo = useUndo()
  const session = useSession()
  const {
    data: record,
    error,
    refetch,
  } = useQuery({
    ...trpc.leadImports.get.queryOptions({ id }),
    refetchInterval: ({ state }) =>
      state.data && workingSituations.includes(state.data.situacao) ? POLL_MS : false,
    staleTime: 0,
  })
  const undoable = record?.editavel && can(session, 'vendas', 'create') && record.situacao !== 'desfeita'
  return (
    <Page>
      <PageHead heading={record?.nome_arquivo ?? 'PARTICIPANTES'}>
        {record?.id_file && record.editavel && (
          <Button
            variant="outline"
            icon={Download}
            onClick={() => void downloadSheet(record.id_file!, record.nome_arquivo)}
          >
            Baixar arquivo
          </Button>
        )}
        {undoable && !workingSituations.includes(record.situacao) && (
          <Button variant="outline" icon={Undo2} onClick={() => void undo(record)}>
            {undoWord(record.situacao)} importação
          </Button>
        )}
      </PageHead>
      <PageSheet>
        {error && !record && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !record && <LoadingState />}
        {record && (
          <>
            <Facts record={record} />
            <Body record={record} />
          </>
        )}
      </PageSheet>
    </Page>
  )
}
