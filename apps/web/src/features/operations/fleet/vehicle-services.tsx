import { can } from '@intranet/contract/access'
import { formatCount, formatDate, formatNumber } from '@intranet/contract/formats'
import { SERVICE_KM_WARNING } from '@intranet/contract/operations/expiry-words'
import { vehicleServiceSchemas } from '@intranet/contract/operations/service-plan-schemas'
import { vehicleService } from '@intranet/contract/operations/service-plans'
import { useQuery } from '@tanstack/react-query'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { formValues } from '@/components/form/form-values.ts'
import { historyFrom } from '@/components/records/history.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { ServicePlans, type PlanDrawerProps } from '@/features/operations/services/service-plans.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Plan = Outputs['vehicleServices']['list']['dados'][number]

const Field = fieldOf(vehicleService)
const history = historyFrom(vehicleService)

/** What every edit may change; a new one also says of which vehicle. */
const fields = (
  <FieldGrid>
    <Field name="nome" wide />
    <Field name="cada_km" />
    <Field name="cada_meses" />
    <Field name="ultimo_em" />
    <Field name="ultimo_km" />
    <Field name="ativo" />
  </FieldGrid>
)

function PlanDrawer({ of, saved, onClose }: PlanDrawerProps<Plan>) {
  const shared = { onClose, wide: true, changes: [trpc.vehicleServices.pathFilter()] }
  return saved ? (
    <DrawerForm
      {...shared}
      title={saved.nome}
      identity={savedRecord('vehicle-service', saved)}
      schema={vehicleServiceSchemas.editForm}
      defaultValues={formValues(vehicleServiceSchemas.editForm, saved)}
      onSubmit={(values) =>
        api.vehicleServices.update.mutate({ ...values, id: saved.id, updated_at: saved.updated_at })
      }
    >
      {fields}
    </DrawerForm>
  ) : (
    <DrawerForm
      {...shared}
      title="Novo serviço recorrente"
      identity={newRecord('vehicle-service', of)}
      schema={vehicleServiceSchemas.form}
      defaultValues={{ id_veiculo: of, nome: '', ativo: true }}
      onSubmit={(values) => api.vehicleServices.create.mutate({ objects: [values] })}
    >
      {fields}
    </DrawerForm>
  )
}

const kmWords = (km: number) => (km < 0 ? `Atrasado em ${formatNumber(-km)} km` : `Em ${formatNumber(km)} km`)

/** How many kilometres are left, where the service is due by kilometres. */
const markOf = ({ km_restantes: km }: Plan) =>
  km === null ? null : (
    <Badge variant={km < 0 ? 'destructive' : km <= SERVICE_KM_WARNING ? 'warning' : 'secondary'}>
      {kmWords(km)}
    </Badge>
  )

const everyOf = ({ cada_km, cada_meses }: Plan) =>
  [cada_km && `${formatNumber(cada_km)} km`, cada_meses && formatCount(cada_meses, 'mês', 'meses')]
    .filter(Boolean)
    .join(' ou ')

/** What recurs of a vehicle, and when it is due; a maintenance that names it moves it on. */
export function VehicleServices({ id }: { id: number }) {
  const read = useQuery(trpc.vehicleServices.list.queryOptions({ filtro: { id_veiculo: id }, limit: 0 }))
  const manages = can(useSession(), 'frota', 'manage')
  return (
    <ServicePlans
      of={id}
      read={read}
      manages={manages}
      Drawer={PlanDrawer}
      history={history}
      says={(plan) => `A cada ${everyOf(plan)} · último em ${formatDate(plan.ultimo_em)}`}
      mark={markOf}
      next={(plan) => ({
        label: 'Registrar manutenção',
        to: `/fleet/maintenance-vehicle/register?veiculo=${id}&servico=${plan.id}`,
      })}
    />
  )
}
