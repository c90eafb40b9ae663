import { assignFields } from '@intranet/contract/operations/vehicle-schemas'
import type * as z from 'zod'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { DriverField } from './fleet-fields.tsx'
import { useOdometer } from './use-odometer.ts'

type Values = z.input<typeof assignFields>

interface AssignDriverDialogProps {
  vehicle: { id: number; placa: string; id_motorista: number | null; km_atual: number; updated_at: string }
  onClose: () => void
}

/** Gives a vehicle to a driver; without one it comes back. */
export function AssignDriverDialog({ vehicle, onClose }: AssignDriverDialogProps) {
  const read = useOdometer()
  return (
    <FormDialog title={`Motorista de ${vehicle.placa}`} onClose={onClose}>
      <Form
        identity={savedRecord('vehicle-driver', vehicle)}
        schema={assignFields}
        defaultValues={{ id_motorista: vehicle.id_motorista, km: vehicle.km_atual }}
        onSubmit={(values) =>
          read((confirmar) => api.vehicles.assign.mutate({ ...values, id: vehicle.id, confirmar }))
        }
        changes={[trpc.vehicles.pathFilter()]}
      >
        <div className="grid gap-4">
          <DriverField<Values>
            name="id_motorista"
            label="Motorista"
            hint="Sem motorista, o veículo fica disponível."
          />
          <ThousandsField<Values> name="km" label="Quilometragem agora" />
          <DateTimeField<Values> name="inicio" label="Desde" hint="Vazio: agora." />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
