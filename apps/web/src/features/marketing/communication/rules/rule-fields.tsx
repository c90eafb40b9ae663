import type * as z from 'zod'
import type { communicationRuleFields } from '@intranet/contract/marketing/communication-rules'
import { can } from '@intranet/contract/access'
import {
  criteria,
  holidayActions,
  NOT_APPLICABLE,
  quietActions,
  sendings,
  shiftWords,
  type Criterion,
  type Sending,
} from '@intranet/contract/marketing/communication-words'
import {
  fixedDays,
  isSendingDisabled,
  requiresSending,
  takesDate,
  takesDays,
} from '@intranet/contract/marketing/rule-form'
import { communicationRule } from '@intranet/contract/messages/communication'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FieldFrame, useField } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { NumberField } from '@/components/form/text-fields.tsx'
import { TimeField } from '@/components/form/time-field.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { Input } from '@/components/ui/input.tsx'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Values = z.input<typeof communicationRuleFields>

/** Days that nobody types: 0 on the day itself, otherwise not applicable (docs/marketing.md#rule-fields). */
function FixedDays({ envio }: { envio: Sending | null }) {
  const field = useField<Values['tempo'], Values>({ name: 'tempo', label: 'Tempo' })
  const days = fixedDays(envio)
  return (
    <FieldFrame
      name="tempo"
      label="Tempo"
      hint="Segue o envio escolhido."
      field={{ ...field, needed: false }}
    >
      <Input {...field.input} disabled value={days === null ? NOT_APPLICABLE : String(days)} readOnly />
    </FieldFrame>
  )
}

/** When a rule fires: each field is enabled or disabled by the ones before it (docs/marketing.md#rule-fields). */
export function FiringFields() {
  const { setValue, getValues, clearErrors } = useFormOf<Values>()
  const manages = can(useSession(), 'regua_comunicacao', 'manage')
  const criterio = useValue<Values>()('criterio') || null
  const envio = useValue<Values>()('envio') || null
  const follow = (sending: Sending | null) => {
    setValue('tempo', takesDays(sending) ? null : fixedDays(sending), { shouldDirty: true })
    clearErrors(['tempo', 'envio'])
  }
  const criterionPicked = (picked: string) => {
    const sending = getValues('envio') || null
    if (sending && isSendingDisabled(picked as Criterion, sending)) {
      setValue('envio', '', { shouldDirty: true })
      follow(null)
    }
    if (!takesDate(picked as Criterion)) setValue('data_especifica', null, { shouldDirty: true })
    clearErrors(['data_especifica', 'envio'])
  }
  const dated = takesDate(criterio)
  const statusHint = useValue<Values>()('ativo')
    ? communicationRule.activeOfRequester
    : 'Quem gerencia ativa e inativa a regra.'
  return (
    <FormPanel title="Quando enviar">
      <ShortSelectField<Values>
        name="criterio"
        label="Critério"
        empty="Selecione"
        options={optionsOf(criteria)}
        onPicked={criterionPicked}
        required
      />
      <ShortSelectField<Values>
        name="envio"
        label="Envio"
        empty={dated ? NOT_APPLICABLE : 'Selecione'}
        options={optionsOf(sendings).map((one) => ({
          ...one,
          disabled: isSendingDisabled(criterio, one.value),
        }))}
        onPicked={(picked) => follow((picked || null) as Sending | null)}
        waitsFor={!criterio && 'o critério'}
        required={criterio !== null && requiresSending(criterio)}
        hint={dated ? 'Sem envio: no próprio dia.' : undefined}
      />
      {takesDays(envio) ? (
        <NumberField<Values> name="tempo" label="Tempo" required hint="Em dias, de 1 a 365." />
      ) : (
        <FixedDays envio={envio} />
      )}
      <DateField<Values>
        name="data_especifica"
        label="Data Específica"
        disabled={!dated}
        required={dated}
        hint={dated ? 'DD/MM/YYYY' : NOT_APPLICABLE}
      />
      <ShortSelectField<Values>
        name="turno"
        label="Turno"
        empty="Selecione"
        options={optionsOf(shiftWords)}
        required
      />
      <ToggleField<Values>
        name="ativo"
        label="Status"
        disabled={!manages}
        hint={manages ? undefined : statusHint}
      />
    </FormPanel>
  )
}

/** Hours and days on which the rule does not send, and what becomes of the shift then. */
export function QuietFields() {
  const from = useValue<Values>()('silencio_inicio')
  const to = useValue<Values>()('silencio_fim')
  return (
    <FormPanel title="Silêncio, feriados e incidentes">
      <TimeField<Values> name="silencio_inicio" label="Silêncio das" />
      <TimeField<Values> name="silencio_fim" label="Até" hint="Pode passar da meia-noite." />
      <ShortSelectField<Values>
        name="silencio_acao"
        label="Turno no silêncio"
        options={optionsOf(quietActions)}
        disabled={!from && !to}
        hint={from || to ? undefined : 'Preencha o horário do silêncio primeiro.'}
      />
      <ShortSelectField<Values>
        name="feriado_acao"
        label="Feriado na cidade do cliente"
        options={optionsOf(holidayActions)}
      />
      <ToggleField<Values>
        name="segurar_incidente"
        label="Incidente na cidade do cliente"
        labels={['Segurar as mensagens', 'Enviar mesmo assim']}
        hint="Saem quando o incidente termina, ou expiram com o turno."
      />
    </FormPanel>
  )
}
