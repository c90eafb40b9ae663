import { can } from '@intranet/contract/access'
import { formatCount, formatDate } from '@intranet/contract/formats'
import { services as text } from '@intranet/contract/messages/services'
import { assetServiceSchemas, serviceDoneFields } from '@intranet/contract/operations/service-plan-schemas'
import { assetService } from '@intranet/contract/operations/service-plans'
import { todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FieldGrid } from '@/components/form/form-panel.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { Form } from '@/components/form/form.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { historyFrom } from '@/components/records/history.ts'
import { ServicePlans, type PlanDrawerProps } from '@/features/operations/services/service-plans.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Plan = Outputs['assetServices']['list']['dados'][number]
type Done = z.input<typeof serviceDoneFields>

const Field = fieldOf(assetService)
const history = historyFrom(assetService)

const fields = (
  <FieldGrid>
    <Field name="nome" wide />
    <Field name="cada_meses" />
    <Field name="ultimo_em" />
    <Field name="ativo" />
  </FieldGrid>
)

function PlanDrawer({ of, saved, onClose }: PlanDrawerProps<Plan>) {
  const shared = { onClose, wide: true, changes: [trpc.assetServices.pathFilter()] }
  return saved ? (
    <DrawerForm
      {...shared}
      title={saved.nome}
      identity={savedRecord('asset-service', saved)}
      schema={assetServiceSchemas.editForm}
      defaultValues={formValues(assetServiceSchemas.editForm, saved)}
      onSubmit={(values) =>
        api.assetServices.update.mutate({ ...values, id: saved.id, updated_at: saved.updated_at })
      }
    >
      {fields}
    </DrawerForm>
  ) : (
    <DrawerForm
      {...shared}
      title="Novo serviço recorrente"
      identity={newRecord('asset-service', of)}
      schema={assetServiceSchemas.form}
      defaultValues={{ id_patrimonio: of, nome: '', ativo: true }}
      onSubmit={(values) => api.assetServices.create.mutate({ objects: [values] })}
    >
      {fields}
    </DrawerForm>
  )
}

function DoneDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <FormDialog title={`${plan.nome}: feito`} onClose={onClose}>
      <Form
        identity={savedRecord('asset-service-done', plan)}
        schema={serviceDoneFields}
        defaultValues={{ feito_em: todayInBrazil(), observacao: '' }}
        texts={{ success: text.saved }}
        onSubmit={(values) =>
          api.assetServices.finish.mutate({ ...values, id: plan.id, updated_at: plan.updated_at })
        }
        changes={[trpc.assetServices.pathFilter(), trpc.assets.pathFilter()]}
      >
        <div className="grid gap-4">
          <DateField<Done> name="feito_em" label="Feito em" />
          <TextAreaField<Done> name="observacao" label="Observação" rows={2} />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}

/** What recurs of an asset; who writes in supplies says when it was done. */
export function AssetServices({ id }: { id: number }) {
  const read = useQuery(trpc.assetServices.list.queryOptions({ filtro: { id_patrimonio: id }, limit: 0 }))
  const session = useSession()
  const [done, setDone] = useState<Plan>()
  return (
    <>
      <ServicePlans
        of={id}
        read={read}
        manages={can(session, 'suprimentos', 'manage')}
        Drawer={PlanDrawer}
        history={history}
        says={({ cada_meses, ultimo_em }) =>
          `A cada ${formatCount(cada_meses ?? 0, 'mês', 'meses')} · último em ${formatDate(ultimo_em)}`
        }
        next={(plan) =>
          can(session, 'suprimentos', 'create')
            ? { label: 'Registrar feito', onSelect: () => setDone(plan) }
            : undefined
        }
      />
      {done && <DoneDialog plan={done} onClose={() => setDone(undefined)} />}
    </>
  )
}
