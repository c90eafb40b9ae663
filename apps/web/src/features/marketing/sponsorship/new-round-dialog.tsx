import { round } from '@intranet/contract/marketing/sponsorship-negotiation'
import { roundFields } from '@intranet/contract/marketing/sponsorship-negotiation-schemas'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { OfferFields } from './offer-fields.tsx'

type Request = Outputs['sponsorshipRequests']['get']
const Field = fieldOf(round)

export function NewRoundDialog({ request, onClose }: { request: Request; onClose: () => void }) {
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
        onSubmit={(values) => api.sponsorshipRounds.create.mutate({ objects: [values] })}
        changes={[trpc.sponsorshipRounds.pathFilter(), trpc.sponsorshipRequests.pathFilter()]}
      >
        <FieldGrid>
          <Field name="autor" searched />
          <OfferFields />
        </FieldGrid>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
