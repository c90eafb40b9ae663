import { can } from '@intranet/contract/access'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { roundEditFields, roundFields } from '@intranet/contract/marketing/sponsorship-negotiation'
import {
  roundAuthorLabels,
  sponsorshipTypeLabels,
  type RoundResult,
} from '@intranet/contract/marketing/sponsorship-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage } from '@/components/records/record-pages.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { optionsOf } from '@/features/operations/fleet/options-of.ts'
import { useFleetStep } from '@/features/operations/fleet/use-fleet-step.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RoundTable } from './round-table.tsx'
import { rounds } from './round.entity.ts'
import { RequestMark, RoundMark } from './sponsorship-marks.tsx'

type Values = z.input<typeof roundFields>
type Request = Outputs['sponsorshipRequests']['get']
interface Round {
  id: number
  rodada: number
  situacao: string
  updated_at: string
}

function OfferFields() {
  return (
    <>
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(sponsorshipTypeLabels)} />
      <MoneyField<Values> name="valor" label="Valor" hint="O que custa ao provedor, mesmo sem dinheiro." />
      <DateField<Values> name="validade" label="Validade" />
      <TextAreaField<Values> name="itens" label="Itens" rows={2} max={1000} wide />
      <TextAreaField<Values> name="contrapartidas" label="Contrapartidas" rows={3} max={1000} wide />
      <TextAreaField<Values> name="observacao" label="Observação" rows={2} max={450} wide />
    </>
  )
}

function NewRoundDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const queryClient = useQueryClient()
  return (
    <FormDialog title="Nova proposta" onClose={onClose}>
      <Form
        identity={newRecord('sponsorship-round', request.id)}
        schema={roundFields}
        defaultValues={{
          id_solicitacao: request.id,
          autor: 'empresa',
          tipo: request.tipo,
          valor: request.valor_solicitado ?? '',
          contrapartidas: request.contrapartidas,
          itens: request.itens_solicitados ?? '',
          observacao: '',
        }}
        onSubmit={async (values) => {
          await api.sponsorshipRounds.create.mutate({ objects: [values] })
          await queryClient.invalidateQueries(trpc.sponsorshipRounds.pathFilter())
          await queryClient.invalidateQueries(trpc.sponsorshipRequests.pathFilter())
        }}
      >
        <div className="grid2">
          <SelectField<Values> name="autor" label="Proposta de" options={optionsOf(roundAuthorLabels)} />
          <OfferFields />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** Accepting closes the negotiation; refusing leaves it open. */
function useSettle() {
  const works = can(useSession(), 'marketing', 'create')
  const { take, isPending } = useFleetStep(
    trpc.sponsorshipRounds.pathFilter(),
    trpc.sponsorshipRequests.pathFilter(),
  )
  const settle = ({ id, rodada, updated_at }: Round, situacao: RoundResult) =>
    take({
      ask: {
        title: `${situacao === 'aceita' ? 'Aceitar' : 'Recusar'} a rodada ${rodada}?`,
        confirmLabel: situacao === 'aceita' ? 'Aceitar' : 'Recusar',
        cancelLabel: 'Voltar',
        ...(situacao === 'aceita' && {
          consequences: ['As outras propostas abertas são substituídas.', 'A solicitação pode ser aprovada.'],
        }),
      },
      run: () => api.sponsorshipRounds.settle.mutate({ id, situacao, updated_at }),
    })
  return (round: Round) =>
    works && round.situacao === 'proposta' ? (
      <>
        <Button size="sm" busy={isPending} cooldown={false} onClick={() => void settle(round, 'aceita')}>
          Aceitar
        </Button>
        <Button size="sm" busy={isPending} cooldown={false} onClick={() => void settle(round, 'recusada')}>
          Recusar
        </Button>
      </>
    ) : null
}

function Rounds({ request }: { request: Request }) {
  const works = can(useSession(), 'marketing', 'create')
  const [adds, setAdds] = useState(false)
  const settle = useSettle()
  const read = useQuery(
    trpc.sponsorshipRounds.list.queryOptions({ filtro: { id_solicitacao: request.id }, limit: 60 }),
  )
  const open = works && request.situacao === 'em_negociacao' && request.valor_aceito === null
  return (
    <Page>
      <PageHead
        heading={`Negociação · ${request.protocolo}`}
        total={<RequestMark state={request.situacao} />}
      >
        {open && (
          <Button variant="primary" cooldown={false} onClick={() => setAdds(true)}>
            {text.newRound}
          </Button>
        )}
      </PageHead>
      <PageSheet>
        <p className="mb-4 text-muted-foreground">
          {request.evento} · {request.nome_razaosocial}
        </p>
        {read.data?.dados.length === 0 ? (
          <EmptyState
            title="Nenhuma proposta"
            text={
              open
                ? 'Registre a primeira proposta do provedor ou do solicitante.'
                : 'A negociação não começou.'
            }
          />
        ) : (
          <RoundTable rows={read.data?.dados ?? []} actions={settle} />
        )}
        {adds && <NewRoundDialog request={request} onClose={() => setAdds(false)} />}
      </PageSheet>
    </Page>
  )
}

/** The rounds of one request, newest first. */
export function RoundListPage({ id }: { id: number }) {
  const read = useRecord(trpc.sponsorshipRequests.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(request) => <Rounds request={request} />}</LoadedPage>
}

export function RoundEditPage({ record }: { record: Outputs['sponsorshipRounds']['get'] }) {
  const settle = useSettle()
  return (
    <EditPage
      entity={rounds}
      heading={`Rodada ${record.rodada} · ${record.protocolo}`}
      schema={roundEditFields}
      record={record}
      tools={
        <>
          <RoundMark state={record.situacao} />
          {settle(record)}
        </>
      }
    >
      <FormPanel title={roundAuthorLabels[record.autor]}>
        <OfferFields />
      </FormPanel>
    </EditPage>
  )
}
