import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { eventFields, wholeEvent } from '@intranet/contract/content/calendar-schemas'
import { calendarEvent } from '@intranet/contract/content/calendar'
import { audienceNames } from '@intranet/contract/content/calendar-words'
import { useState } from 'react'
import { ColorField, RadioField } from '@/components/form/choice-fields.tsx'
import { MomentField } from '@/components/form/date-time-field.tsx'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form, type FormStart } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { DepartmentField, ProviderField } from '@/features/company/structure-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { GuestField } from './guest-field.tsx'

type Values = z.input<typeof wholeEvent>

const Field = fieldOf(calendarEvent)
const reminders = [
  { value: 10, label: '10 minutos antes' },
  { value: 60, label: '1 hora antes' },
  { value: 1440, label: '1 dia antes' },
]

function useAudiences() {
  const session = useSession()
  const wide = can(session, 'rh', 'manage') || can(session, 'marketing', 'manage')
  const offered = wide
    ? (['pessoal', 'departamento', 'provedor', 'todos'] as const)
    : (['pessoal', 'departamento'] as const)
  return offered.map((value) => ({ value, label: audienceNames[value] }))
}

function Fields() {
  const audiences = useAudiences()
  const [wholeDay, audience, recurrence] = useValues<Values>()('dia_inteiro', 'publico', 'recorrencia')
  return (
    <div className="grid gap-4 py-3">
      <Field name="titulo" capped />
      <Field name="tipo" radio />
      <Field name="dia_inteiro" />
      <Field name="inicio" as={MomentField<AnyValues>} wholeDay={wholeDay ?? false} />
      <Field name="fim" as={MomentField<AnyValues>} wholeDay={wholeDay ?? false} />
      <Field name="local" capped />
      <Field name="link" />
      <Field name="publico" as={RadioField<AnyValues>} options={audiences} />
      {audience === 'departamento' && <Field name="id_departamento" as={DepartmentField} required />}
      {audience === 'provedor' && <Field name="id_empresa" as={ProviderField} required />}
      <GuestField<Values> name="convidados" label="Convidados" />
      <Field name="recorrencia" searched />
      {recurrence !== 'nenhuma' && <Field name="recorrencia_fim" />}
      <SelectField<Values>
        name="lembrete_min"
        label="Lembrete"
        options={reminders}
        placeholder="Sem lembrete"
      />
      <Field name="cor" as={ColorField} />
      <Field name="descricao" rows={4} />
    </div>
  )
}

export type EventDraft = FormStart<Values> & { id?: number; updated_at?: string }

/** A new or saved event. What was read when the form opened is what may be overwritten. */
export default function EventForm({ event }: { event: EventDraft }) {
  const [{ id, updated_at }] = useState(event)
  const { id: _id, updated_at: _version, ...values } = event
  const save = async (fields: typeof eventFields._zod.output) => {
    // A field that is not shown does not speak.
    const shown = {
      ...fields,
      id_departamento: fields.publico === 'departamento' ? fields.id_departamento : null,
      id_empresa: fields.publico === 'provedor' ? fields.id_empresa : null,
      recorrencia_fim: fields.recorrencia === 'nenhuma' ? null : fields.recorrencia_fim,
    }
    if (id) await api.calendar.update.mutate({ id, updated_at, ...shown })
    else await api.calendar.create.mutate({ objects: [shown] })
  }
  return (
    <Form
      identity={id ? savedRecord('event', { id, updated_at: updated_at ?? null }) : newRecord('event')}
      schema={wholeEvent}
      defaultValues={values}
      onSubmit={save}
      changes={[trpc.calendar.pathFilter()]}
    >
      <Fields />
      <FormActions />
    </Form>
  )
}
