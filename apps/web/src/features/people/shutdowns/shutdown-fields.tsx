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

const types = shutdownTypes.map((value) => ({ value, label: shutdownTypeLabels[value] }))
const notices = noticeKinds.map((value) => ({ value, label: noticeLabels[value] }))
const yesNo: [string, string] = ['Sim', 'Não']

/** Why and when somebody leaves. */
export function ShutdownFields() {
  return (
    <>
      <SelectField name="tipo" label="Tipo" options={types} />
      <DateField name="data_desligamento" label="Data prevista" />
      <TextAreaField name="motivo" label="Motivo" rows={4} wide />
      <RadioField name="aviso_previo" label="Aviso prévio" options={notices} wide />
      <DateField name="data_aviso" label="Data do aviso" />
      <ToggleField name="recontrataria" label="Recontrataria" labels={yesNo} />
      <ToggleField name="substituicao" label="Precisa de substituição" labels={yesNo} />
    </>
  )
}
