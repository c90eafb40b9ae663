import type * as z from 'zod'
import { noticeLabels } from '@intranet/contract/people/shutdown-options'
import type { shutdownFields } from '@intranet/contract/people/shutdown-schemas'
import { shutdown } from '@intranet/contract/people/shutdowns'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof shutdownFields>

const Field = fieldOf(shutdown)

/** Why and when somebody leaves. */
export function ShutdownFields() {
  return (
    <>
      <Field name="tipo" searched />
      <Field name="data_desligamento" />
      <Field name="motivo" as={TextAreaField} rows={4} wide />
      <RadioField<Values>
        name="aviso_previo"
        label={shutdown.fields.aviso_previo.label}
        options={optionsOf(noticeLabels)}
        wide
      />
      <Field name="data_aviso" />
      <Field name="recontrataria" />
      <Field name="substituicao" />
    </>
  )
}
