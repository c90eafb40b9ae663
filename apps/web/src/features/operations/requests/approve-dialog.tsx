import { form } from '@intranet/contract/messages'
import * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { DriverField, VehicleField } from '../fleet/fleet-fields.tsx'
import type { RequestRow } from './request-columns.tsx'

const fields = z.strictObject({
  id_veiculo: z.int({ error: form.required }).positive(),
  id_motorista: z.int().positive().nullish(),
  texto: z.string().max(450).nullish(),
})
type Approved = Pick<RequestRow, 'id' | 'updated_at' | 'solicitante' | 'id_veiculo' | 'dirige'>
type Values = z.input<typeof fields>

/** Approves a request: with a vehicle and, where the requester does not drive, a driver. */
export function ApproveDialog({ request, onClose }: { request: Approved; onClose: () => void }) {
  return (
    <FormDialog title={`Aprovar: ${request.solicitante}`} onClose={onClose}>
      <Form
        identity={savedRecord('request-approval', request)}
        schema={fields}
        defaultValues={{ id_veiculo: request.id_veiculo ?? undefined, id_motorista: null, texto: '' }}
        onSubmit={({ texto, ...choice }) =>
          api.vehicleRequests.changeState.mutate({
            ...choice,
            id: request.id,
            updated_at: request.updated_at,
            situacao: 'aprovada',
            texto: texto || null,
          })
        }
        changes={[trpc.vehicleRequests.pathFilter()]}
      >
        <div className="grid gap-4">
          <VehicleField<Values> name="id_veiculo" label="Veículo" />
          <DriverField<Values>
            name="id_motorista"
            label="Motorista"
            hint={request.dirige ? 'Vazio: quem solicitou.' : 'Quem solicitou não dirige.'}
          />
          <TextAreaField<Values> name="texto" label="Observação" rows={2} />
        </div>
        <FormActions save="Aprovar" />
      </Form>
    </FormDialog>
  )
}
