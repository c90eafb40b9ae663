import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RoundTable } from './round-table.tsx'
import { RequestMark } from './sponsorship-marks.tsx'
import { useRoundActions } from './use-round-actions.tsx'
import { useWorks } from './use-works.ts'

const NewRoundDialog = lazyDialog(async () => ({
  default: (await import('./new-round-dialog.tsx')).NewRoundDialog,
}))

type Request = Outputs['sponsorshipRequests']['get']

function Rounds({ request }: { request: Request }) {
  const works = useWorks()
  const [adds, setAdds] = useState(false)
  const actions = useRoundActions()
  const read = useQuery(
    trpc.sponsorshipRounds.list.queryOptions({ filtro: { id_solicitacao: request.id }, limit: 0 }),
  )
  const open = works && request.situacao === 'em_negociacao' && request.valor_aceito === null
  return (
    <Page>
      <PageHead
        heading={`Negociação · ${request.protocolo}`}
        beside={`${request.evento} · ${request.nome_razaosocial}`}
        total={<RequestMark state={request.situacao} />}
      >
        {open && (
          <Button cooldown={false} onClick={() => setAdds(true)}>
            {text.newRound}
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <Loaded reads={[read]}>
          {({ dados }) =>
            dados.length === 0 ? (
              <EmptyState
                title="Nenhuma proposta"
                text={
                  open
                    ? 'Registre a primeira proposta do provedor ou do solicitante.'
                    : 'A negociação não começou.'
                }
              />
            ) : (
              <RoundTable rows={dados} actions={actions} />
            )
          }
        </Loaded>
        {adds && (
          <Suspense fallback={null}>
            <NewRoundDialog request={request} onClose={() => setAdds(false)} />
          </Suspense>
        )}
      </PageSheet>
    </Page>
  )
}

/** The rounds of one request, newest first. */
export function RoundListPage({ id }: { id: number }) {
  const read = useRecord(trpc.sponsorshipRequests.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(request) => <Rounds request={request} />}</LoadedPage>
}
