import { formatMoney } from '@intranet/contract/formats'
import { requestStateLabels, type RequestState } from '@intranet/contract/marketing/sponsorship-words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Fact } from '@/components/records/facts.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { RecordTabs } from '@/components/record-view/record-tabs.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { requests } from './request.entity.ts'
import { RequestTimeline } from './request-timeline.tsx'
import { RequestFacts } from './request-facts.tsx'
import { AccountTab, NegotiationTab, ViabilityTab } from './request-tabs.tsx'
import { RequestMark } from './sponsorship-marks.tsx'
import { requestTabs, type RequestTab } from './sponsorship-search.ts'
import { useRequestSteps } from './use-request-steps.ts'
import { providerFact } from '@/features/company/provider-cell.tsx'

const CorrectSheet = lazyDialog(async () => ({
  default: (await import('./correct-sheet.tsx')).CorrectSheet,
}))
const MoveDialog = lazyDialog(async () => ({
  default: (await import('./move-dialog.tsx')).MoveDialog,
}))
const RefuseDialog = lazyDialog(async () => ({
  default: (await import('./refuse-dialog.tsx')).RefuseDialog,
}))

type Request = Outputs['sponsorshipRequests']['get']

/** What leads on is the filled button; taking it back is in the menu. */
function Steps({ request }: { request: Request }) {
  const steps = useRequestSteps()
  const may = steps.allowed(request)
  const [decides, setDecides] = useState<'recusar' | 'cancelar' | 'corrigir' | 'datas'>()
  const { id } = request
  const step = (allowed: boolean, action: RowAction): RowAction[] =>
    allowed ? [{ ...action, disabled: steps.isPending }] : []
  const near = [
    ...step(may.analyse, {
      label: 'Iniciar viabilidade',
      to: `/marketing/sponsorship/viability/register?id_solicitacao=${id}`,
    }),
    ...step(may.negotiate, { label: 'Negociar', onSelect: () => void steps.negotiate(request) }),
    ...step(may.approve, { label: 'Aprovar', onSelect: () => void steps.approve(request) }),
    ...step(may.takeOn && request.id_responsavel_interno === null, {
      label: 'Assumir',
      onSelect: () => void steps.takeOn(request),
    }),
    ...step(may.refuse, { label: 'Recusar', onSelect: () => setDecides('recusar') }),
  ]
  const rest = [
    ...step(may.correct, { label: 'Corrigir', onSelect: () => setDecides('corrigir') }),
    ...step(may.move, { label: 'Mudar datas', onSelect: () => setDecides('datas') }),
    ...step(may.archive, { label: 'Arquivar', onSelect: () => void steps.archive(request) }),
    ...step(may.cancel, {
      label: 'Cancelar patrocínio',
      variant: 'destructive',
      separated: true,
      onSelect: () => setDecides('cancelar'),
    }),
  ]
  return (
    <>
      <RecordActions
        name={request.evento}
        near={near}
        rest={rest}
        edits={{ history: requests.history, id: request.id }}
      />
      {decides === 'corrigir' && (
        <Suspense fallback={null}>
          <CorrectSheet request={request} onClose={() => setDecides(undefined)} />
        </Suspense>
      )}
      {decides === 'datas' && (
        <Suspense fallback={null}>
          <MoveDialog request={request} onClose={() => setDecides(undefined)} />
        </Suspense>
      )}
      {(decides === 'recusar' || decides === 'cancelar') && (
        <Suspense fallback={null}>
          <RefuseDialog
            request={request}
            cancels={decides === 'cancelar'}
            onClose={() => setDecides(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const mainFacts = (request: Request): Fact[] => [
  ['Protocolo', request.protocolo],
  providerFact(request.provedor),
  ['Responsável', request.responsavel_interno ?? 'Ninguém assumiu'],
  ['Valor', request.valor === null ? 'Sem valor em dinheiro' : formatMoney(request.valor)],
]

const path = (
  ['recebida', 'em_viabilidade', 'em_negociacao', 'aprovada', 'aguardando_pos_evento', 'concluida'] as const
).map((key) => ({ key, title: requestStateLabels[key] }))

/** Its stages with their days. */
function RequestThread({ request: { id, situacao } }: { request: Request }) {
  const read = useQuery(trpc.sponsorshipRequests.stages.queryOptions({ id }))
  return (
    <ReadThread
      path={path}
      read={read}
      beside={(stage) => requestStateLabels[stage as RequestState]}
      ended={['concluida', 'recusada', 'cancelada', 'arquivada'].includes(situacao)}
    />
  )
}

const parts = {
  dados: RequestFacts,
  viabilidade: ViabilityTab,
  negociacao: NegotiationTab,
  'pos-evento': AccountTab,
}

function Loaded({ request, tab }: { request: Request; tab: RequestTab }) {
  const navigate = useNavigate()
  const Part = parts[tab]
  return (
    <RecordFrame
      name={request.evento}
      state={<RequestMark state={request.situacao} />}
      actions={<Steps request={request} />}
      thread={<RequestThread request={request} />}
      facts={mainFacts(request)}
      beside={tab === 'dados' && <RequestTimeline request={request} />}
    >
      <RecordTabs
        label="Parte da solicitação"
        value={tab}
        tabs={requestTabs}
        onChange={(aba) =>
          void navigate({
            to: '.',
            search: { id: request.id, ...(aba !== 'dados' && { aba }) },
            replace: true,
          })
        }
      >
        <Part request={request} />
      </RecordTabs>
    </RecordFrame>
  )
}

/** One request: what was asked, its analysis, its rounds and the account of its event. */
export function RequestDetailsPage({ id, tab }: { id: number; tab: RequestTab }) {
  const read = useRecord(trpc.sponsorshipRequests.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(request) => <Loaded request={request} tab={tab} />}</LoadedPage>
}
