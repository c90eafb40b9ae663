import { vehicleRequestFields, wholeVehicleRequest } from '@intranet/contract/operations/vehicle-requests'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { VehicleRequestFields } from './vehicle-request-form-page.tsx'

type Request = Outputs['vehicleRequests']['get']

/** The form of a request while nobody has decided. */
export function PendingRequestForm({ record }: { record: Request }) {
  return (
    <Form
      identity={savedRecord('vehicle-request', record)}
      schema={wholeVehicleRequest}
      defaultValues={{
        ...formValues(vehicleRequestFields, record),
        espera: record.espera_desde !== null,
      }}
      onSubmit={(values) =>
        api.vehicleRequests.update.mutate({ ...values, id: record.id, updated_at: record.updated_at })
      }
      changes={[trpc.vehicleRequests.pathFilter()]}
    >
      <VehicleRequestFields id_empresa={record.id_empresa} />
      <FormActions />
    </Form>
  )
}
