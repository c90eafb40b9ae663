import { fleet as text } from '@intranet/contract/messages/fleet'
import { fineSchemas } from '@intranet/contract/operations/fine-schemas'
import { fine } from '@intranet/contract/operations/fines'
import { pointsOf, severityLabels, type statedFields } from '@intranet/contract/operations/fleet-options'
import { fieldOf } from '@/components/form/entity-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { fines } from './fine.entity.ts'
import { FineDriverField, FineVehicleField } from './fleet-fields.tsx'

const Field = fieldOf(fine)

const severities = optionsOf(severityLabels).map((one) => ({ ...one, note: `${pointsOf[one.value]} pontos` }))

const SeverityField = <Values extends object = never>(props: FieldProps<Values>) => (
  <SelectField<Values> {...props} options={severities} />
)

/** What a signed statement says is shown, and not asked for. */
export function fineFieldsOf(signed: boolean) {
  const said = (name: (typeof statedFields)[number]) => ({
    name,
    disabled: signed,
    hint: signed ? text.stated : undefined,
  })
  return (
    <>
      <Field {...said('auto_infracao')} />
      <Field name="orgao" />
      <Field name="codigo_infracao" />
      <Field name="gravidade" as={SeverityField} />
      <Field {...said('descricao')} wide />
      <Field {...said('data_infracao')} />
      <Field {...said('local')} />
      <Field name="data_notificacao" />
      <Field name="prazo_notificado" hint="O que está na notificação. Vazio: 30 dias depois dela." />
      <Field {...said('valor')} />
      <Field name="vencimento" />
      <Field name="arquivo" />
    </>
  )
}

export function FineRegisterPage() {
  return (
    <RegisterPage
      entity={fines}
      schema={fineSchemas.fields}
      blank={{ auto_infracao: '', orgao: '', codigo_infracao: '', descricao: '', local: '' }}
    >
      <FormPanel>
        <Field name="id_veiculo" as={FineVehicleField} />
        <Field
          name="id_motorista"
          as={FineDriverField}
          hint="Vazio: a intranet propõe quem dirigia na data."
        />
        {fineFieldsOf(false)}
      </FormPanel>
    </RegisterPage>
  )
}
