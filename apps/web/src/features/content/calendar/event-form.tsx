import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { eventFields, wholeEvent } from '@intranet/contract/content/calendar'
import { recurrences } from '@intranet/contract/content/calendar-time'
import {
  audienceNames,
  eventTypeNames,
  eventTypes,
  recurrenceNames,
} from '@intranet/contract/content/calendar-words'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ColorField, RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { MomentField } from '@/components/form/date-time-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { Form, type FormStart } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { DepartmentField, ProviderField } from '@/features/company/structure-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { GuestField } from './guest-field.tsx'

type Values = z.input<typeof wholeEvent>

const recurrenceOptions = recurrences.map((value) => ({ value, label: recurrenceNames[value] }))
const reminders = [
  { value: 10, label: '10 minutos antes' },
  { value: 60, label: '1 hora antes' },
  { value: 1440, label: '1 dia antes' },
]
const types = eventTypes.map((value) => ({ value, label: eventTypeNames[value] }))

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
  const [wholeDay, audience, recurrence] = useWatch({ name: ['dia_inteiro', 'publico', 'recorrencia'] }) as [
    boolean,
    string,
    string,
  ]
  return (
    <div className="grid gap-4 py-3">
      <TextField<Values> name="titulo" label="Título" maxLength={120} />
      <RadioField<Values> name="tipo" label="Tipo" options={types} />
      <ToggleField<Values> name="dia_inteiro" label="Dia inteiro" labels={['Sim', 'Não']} />
      <MomentField<Values> name="inicio" label="Início" wholeDay={wholeDay} />
      <MomentField<Values> name="fim" label="Fim" wholeDay={wholeDay} />
      <TextField<Values> name="local" label="Local" maxLength={160} />
      <TextField<Values> name="link" label="Link" type="url" placeholder="https://" />
      <RadioField<Values> name="publico" label="Quem vê" options={audiences} />
      {audience === 'departamento' && (
        <DepartmentField<Values> name="id_departamento" label="Departamento" required />
      )}
      {audience === 'provedor' && <ProviderField<Values> name="id_empresa" label="Provedor" required />}
      <GuestField<Values> name="convidados" label="Convidados" />
      <SelectField<Values> name="recorrencia" label="Repetição" options={recurrenceOptions} />
      {recurrence !== 'nenhuma' && <DateField<Values> name="recorrencia_fim" label="Repete até" />}
      <SelectField<Values>
        name="lembrete_min"
        label="Lembrete"
        options={reminders}
        placeholder="Sem lembrete"
      />
      <ColorField<Values> name="cor" label="Cor" />
      <TextAreaField<Values> name="descricao" label="Descrição" max={2000} rows={4} />
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
