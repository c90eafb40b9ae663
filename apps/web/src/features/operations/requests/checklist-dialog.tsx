import { tankLabels } from '@intranet/contract/operations/fleet-options'
import { checklistFields } from '@intranet/contract/operations/vehicle-requests'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { NumberField, TextAreaField } from '@/components/form/text-fields.tsx'
import { useOdometer } from '@/features/operations/fleet/use-odometer.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof checklistFields>

const tank = tankLabels.map((label, value) => ({ value, label }))

interface ChecklistDialogProps {
  record: { id: number; placa: string | null; km_atual: number | null }
  momento: 'saida' | 'retorno'
  onClose: () => void
}

/** What the driver sees when a vehicle leaves or returns, with photos; on a phone they come from the camera. */
export function ChecklistDialog({ record, momento, onClose }: ChecklistDialogProps) {
  const queryClient = useQueryClient()
  const read = useOdometer()
  const call = momento === 'saida' ? api.vehicleRequests.checkOut : api.vehicleRequests.checkIn
  return (
    <FormDialog title={`${momento === 'saida' ? 'Saída' : 'Retorno'} de ${record.placa}`} onClose={onClose}>
      <Form
        identity={newRecord('vehicle-checklist', record.id, momento)}
        schema={checklistFields}
        defaultValues={{ km: record.km_atual ?? undefined, avarias: '', fotos: [] }}
        onSubmit={async (values) => {
          await read((confirmar) => call.mutate({ ...values, id: record.id, confirmar }))
          await queryClient.invalidateQueries(trpc.vehicleRequests.pathFilter())
          await queryClient.refetchQueries(trpc.vehicleRequests.get.queryFilter({ id: record.id }))
        }}
      >
        <div className="grid gap-4">
          <NumberField<Values> name="km" label="Quilometragem" />
          <SelectField<Values> name="combustivel" label="Combustível" options={tank} />
          <TextAreaField<Values> name="avarias" label="Avarias" rows={3} />
          <StoredImagesField<Values> name="fotos" label="Fotos" max={12} />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
