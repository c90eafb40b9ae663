import { fleet } from '@intranet/contract/messages/fleet'
import { openMaintenance } from '@intranet/contract/operations/fleet-options'
import { maintenanceEditFields, maintenanceFields } from '@intranet/contract/operations/maintenance-schemas'
import { maintenance } from '@intranet/contract/operations/vehicle-maintenance'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { fieldOf, type AnyValues } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { FleetEditPage } from './fleet-edit-page.tsx'
import { VehicleField } from './fleet-fields.tsx'
import { maintenances } from './maintenance.entity.ts'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
import { useOdometer } from './use-odometer.ts'

type Values = z.input<typeof maintenanceFields>

const Field = fieldOf(maintenance)

/** Work that recurs, of the vehicle that is named: its end moves the plan on. */
function ServicePlanField({ vehicle, ...props }: FieldProps<AnyValues> & { vehicle?: number }) {
  const chosen = useValue<Values>()('id_veiculo') ?? undefined
  const id_veiculo = vehicle ?? chosen
  const { data } = useQuery({
    ...trpc.vehicleServices.list.queryOptions({ filtro: { id_veiculo: id_veiculo ?? 0 }, limit: 0 }),
    enabled: id_veiculo !== undefined,
  })
  const options = namedOptions(data?.dados)
  return (
    <SelectField<AnyValues> {...props} options={options} waitsFor={id_veiculo === undefined && 'o veículo'} />
  )
}

const fieldsOf = (vehicle?: number) => (
  <>
    <Field name="tipo" searched />
    <Field name="oficina" />
    <Field name="descricao" as={TextAreaField} rows={4} wide />
    <Field name="km" />
    <Field name="data_abertura" />
    <Field name="data_agendada" />
    <Field name="valor_pecas" />
    <Field name="valor_mao_obra" />
    <Field name="nota_arquivo" />
    <Field name="proxima_data" />
    <Field name="proxima_km" />
    <Field
      name="id_plano"
      as={ServicePlanField}
      vehicle={vehicle}
      hint="A conclusão conta como feita, e o próximo vence a partir dela."
    />
    <Field name="parado" />
  </>
)

interface MaintenanceRegisterPageProps {
  /** The recurring service that is due. */
  due?: { veiculo?: number; servico?: number }
}

export function MaintenanceRegisterPage({ due = {} }: MaintenanceRegisterPageProps) {
  const read = useOdometer()
  return (
    <RegisterPage
      entity={maintenances}
      schema={maintenanceFields}
      parents={[due.veiculo, due.servico]}
      beside={null}
      blank={{
        descricao: '',
        parado: false,
        id_veiculo: due.veiculo,
        id_plano: due.servico ?? null,
      }}
      create={({ objects }) =>
        read((confirmar) =>
          api.vehicleMaintenance.create.mutate({ objects: objects.map((one) => ({ ...one, confirmar })) }),
        )
      }
    >
      <FormPanel>
        <Field name="id_veiculo" as={VehicleField} wide />
        {fieldsOf()}
      </FormPanel>
    </RegisterPage>
  )
}

export function MaintenanceEditPage({ record }: { record: Outputs['vehicleMaintenance']['get'] }) {
  const read = useOdometer()
  const steps = useMaintenanceSteps()
  return (
    <FleetEditPage
      update={(input) => read((confirmar) => api.vehicleMaintenance.update.mutate({ ...input, confirmar }))}
      entity={maintenances}
      beside={null}
      heading={`Manutenção de ${record.placa}`}
      schema={maintenanceEditFields}
      record={record}
      reads={!openMaintenance.includes(record.situacao) && fleet.closed}
      state={{
        of: record.situacao,
        notes: [record.solicitante && `Solicitada por ${record.solicitante}.`, record.resposta],
      }}
      steps={steps(record)}
    >
      {fieldsOf(record.id_veiculo)}
    </FleetEditPage>
  )
}
