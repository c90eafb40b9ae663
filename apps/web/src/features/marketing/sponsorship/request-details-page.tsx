import { formatDateTime, formatMoney } from '@intranet/contract/formats'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { requests } from './request.entity.ts'
import { RequestFacts } from './request-facts.tsx'
import { AccountTab, NegotiationTab, ViabilityTab } from './request-tabs.tsx'
import { RequestMark } from './sponsorship-marks.tsx'
import { requestTabs, type RequestTab } from './sponsorship-search.ts'
import { useRequestSteps } from './use-request-steps.ts'

const CorrectSheet = lazyDialog(async () => ({
  default: (await import('./correct-sheet.tsx')).CorrectSheet,
}))
const RefuseDialog = lazyDialog(async () => ({
  default: (await import('./refuse-dialog.tsx')).RefuseDialog,
}))

type Request = Outputs['sponsorshipRequests']['get']

/** The steps that the state allows; at most one is filled: the one that leads on. */
function Steps({ request }: { request: Request }) {
  const steps = useRequestSteps()
  const may = steps.allowed(request)
  const [decides, setDecides] = useState<'recusar' | 'cancelar' | 'corrigir'>()
  const { id } = request
  return (
    <>
      {may.takeOn && request.id_responsavel_interno === null && (
        <Button variant="outline" cooldown={false} onClick={() => void steps.takeOn(request)}>
          Assumir
        </Button>
      )}
      {may.correct && (
        <Button variant="outline" cooldown={false} onClick={() => setDecides('corrigir')}>
          Corrigir
        </Button>
      )}
      {may.archive && (
        <Button variant="outline" cooldown={false} onClick={() => void steps.archive(request)}>
          Arquivar
        </Button>
      )}
      {may.refuse && (
        <Button variant="outline" cooldown={false} onClick={() => setDecides('recusar')}>
          Recusar
        </Button>
      )}
      {may.cancel && (
        <Button variant="destructive" cooldown={false} onClick={() => setDecides('cancelar')}>
          Cancelar patrocínio
        </Button>
      )}
      {may.analyse && (
        <AddressLink
          to={`/marketing/sponsorship/viability/register?id_solicitacao=${id}`}
          className={buttonVariants()}
        >
          Iniciar viabilidade
        </AddressLink>
      )}
      {may.negotiate && (
        <Button busy={steps.isPending} cooldown={false} onClick={() => void steps.negotiate(request)}>
          Negociar
        </Button>
      )}
      {may.approve && (
        <Button busy={steps.isPending} cooldown={false} onClick={() => void steps.approve(request)}>
          Aprovar
        </Button>
      )}
      {decides === 'corrigir' && (
        <Suspense fallback={null}>
          <CorrectSheet request={request} onClose={() => setDecides(undefined)} />
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

function Summary({ request }: { request: Request }) {
  const facts: [string, string][] = [
    ['Protocolo', request.protocolo],
    ['Recebida em', formatDateTime(request.created_at)],
    ['Nesta situação desde', formatDateTime(request.situacao_em)],
    ['Provedor', request.provedor],
    ['Responsável', request.responsavel_interno ?? 'Ninguém assumiu'],
    ['Valor', request.valor === null ? 'Sem valor em dinheiro' : formatMoney(request.valor)],
  ]
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="text-sm font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
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
    <Page>
      <PageHead heading={request.evento} total={<RequestMark state={request.situacao} />}>
        <Steps request={request} />
        <RecordHistory history={requests.history} id={request.id} />
      </PageHead>
      <PageSheet>
        <Summary request={request} />
        <div className="mb-4 overflow-x-auto">
          <Segmented
            label="Parte da solicitação"
            value={tab}
            options={[...requestTabs]}
            onChange={(aba) =>
              void navigate({
                to: '.',
                search: { id: request.id, ...(aba !== 'dados' && { aba }) },
                replace: true,
              })
            }
          />
        </div>
        <Part request={request} />
      </PageSheet>
    </Page>
  )
}

/** One request: what was asked, its analysis, its rounds and the account of its event. */
export function RequestDetailsPage({ id, tab }: { id: number; tab: RequestTab }) {
  const read = useRecord(trpc.sponsorshipRequests.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(request) => <Loaded request={request} tab={tab} />}</LoadedPage>
}
