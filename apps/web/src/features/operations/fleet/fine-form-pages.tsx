import { can } from '@intranet/contract/access'
import { fineEditFields, fineSchemas } from '@intranet/contract/operations/fine-schemas'
import { fine } from '@intranet/contract/operations/fines'
import {
  fineStateLabels,
  pointsOf,
  severityLabels,
  type FineState,
} from '@intranet/contract/operations/fleet-options'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { ReadThread } from '@/components/record-view/read-thread.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { FineDriver } from './fine-driver.tsx'
import { fines } from './fine.entity.ts'
import { FleetEditPage } from './fleet-edit-page.tsx'
import { DriverField, VehicleField } from './fleet-fields.tsx'
import { useFineSteps } from './use-fine-steps.ts'

const Field = fieldOf(fine)

const severities = optionsOf(severityLabels).map((one) => ({ ...one, note: `${pointsOf[one.value]} pontos` }))

const SeverityField = <Values extends object = never>(props: FieldProps<Values>) => (
  <SelectField<Values> {...props} options={severities} />
)

const fields = (
  <>
    <Field name="auto_infracao" />
    <Field name="orgao" />
    <Field name="codigo_infracao" />
    <Field name="gravidade" as={SeverityField} />
    <Field name="descricao" wide />
    <Field name="data_infracao" />
    <Field name="local" />
    <Field name="data_notificacao" />
    <Field name="prazo_notificado" hint="O que está na notificação. Vazio: 30 dias depois dela." />
    <Field name="valor" />
    <Field name="vencimento" />
    <Field name="arquivo" />
  </>
)

export function FineRegisterPage() {
  return (
    <RegisterPage
      entity={fines}
      schema={fineSchemas.fields}
      blank={{ auto_infracao: '', orgao: '', codigo_infracao: '', descricao: '', local: '' }}
    >
      <FormPanel>
        <Field name="id_veiculo" as={VehicleField} />
        <Field name="id_motorista" as={DriverField} hint="Vazio: a intranet propõe quem dirigia na data." />
        {fields}
      </FormPanel>
    </RegisterPage>
  )
}

const path = (['recebida', 'condutor_indicado', 'termo_gerado', 'termo_assinado', 'paga'] as const).map(
  (key) => ({ key, title: fineStateLabels[key] }),
)

/** Its stages with their days. */
function FineThread({ fine: { id, situacao } }: { fine: Outputs['fines']['get'] }) {
  const read = useQuery(trpc.fines.stages.queryOptions({ id }))
  return (
    <ReadThread
      narrow
      path={path}
      read={read}
      beside={(stage) => fineStateLabels[stage as FineState]}
      ended={['paga', 'cancelada'].includes(situacao)}
    />
  )
}

export function FineEditPage({ record }: { record: Outputs['fines']['get'] }) {
  const steps = useFineSteps()
  const writes = can(useSession(), 'frota', 'create')
  return (
    <FleetEditPage
      entity={fines}
      heading={`Multa ${record.auto_infracao}`}
      schema={fineEditFields}
      record={record}
      help={
        <>
          <FineThread fine={record} />
          <FineDriver fine={record} writes={writes} />
        </>
      }
      helpFirst
      steps={steps(record)}
    >
      {fields}
    </FleetEditPage>
  )
}
