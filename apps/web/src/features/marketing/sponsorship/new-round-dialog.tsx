import { roundFields } from '@intranet/contract/marketing/sponsorship-negotiation'
import { roundAuthorLabels } from '@intranet/contract/marketing/sponsorship-words'
import type * as z from 'zod'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { OfferFields } from './offer-fields.tsx'

type Values = z.input<typeof roundFields>
type Request = Outputs['sponsorshipRequests']['get']

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
          <SelectField<Values> name="autor" label="Proposta de" options={optionsOf(roundAuthorLabels)} />
          <OfferFields />
        </FieldGrid>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
