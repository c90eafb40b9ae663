import { shutdown } from '@intranet/contract/people/shutdowns'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'

const Field = fieldOf(shutdown)

/** Why and when somebody leaves. */
export function ShutdownFields() {
  return (
    <>
      <Field name="tipo" searched />
      <Field name="data_desligamento" />
      <Field name="motivo" as={TextAreaField} rows={4} wide />
      <Field name="aviso_previo" radio wide />
      <Field name="data_aviso" />
      <Field name="recontrataria" />
      <Field name="substituicao" />
    </>
  )
}
