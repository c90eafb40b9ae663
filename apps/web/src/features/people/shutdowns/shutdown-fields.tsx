import type * as z from 'zod'
import type { shutdownFields } from '@intranet/contract/people/shutdowns'
import {
  noticeKinds,
  noticeLabels,
  shutdownTypeLabels,
  shutdownTypes,
} from '@intranet/contract/people/shutdown-options'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'

type Values = z.input<typeof shutdownFields>

const types = shutdownTypes.map((value) => ({ value, label: shutdownTypeLabels[value] }))
const notices = noticeKinds.map((value) => ({ value, label: noticeLabels[value] }))
const yesNo: [string, string] = ['Sim', 'Não']

/** Why and when somebody leaves. */
export function ShutdownFields() {
  return (
    <>
      <SelectField<Values> name="tipo" label="Tipo" options={types} />
      <DateField<Values> name="data_desligamento" label="Data prevista" />
      <TextAreaField<Values> name="motivo" label="Motivo" rows={4} wide />
      <RadioField<Values> name="aviso_previo" label="Aviso prévio" options={notices} wide />
      <DateField<Values> name="data_aviso" label="Data do aviso" />
      <ToggleField<Values> name="recontrataria" label="Recontrataria" labels={yesNo} />
      <ToggleField<Values> name="substituicao" label="Precisa de substituição" labels={yesNo} />
    </>
  )
}
