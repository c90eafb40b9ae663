import { eventSchemas } from '@intranet/contract/marketing/event-schemas'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { EventFields } from './event-fields.tsx'
import { events } from './event.entity.ts'

const blank = {
  evento: '',
  site_evento: '',
  local: '',
  endereco: '',
  cidade: null,
  data_inicio: '',
  data_fim: '',
  status: false,
}

export function EventRegisterPage() {
  return (
    <RegisterPage
      entity={events}
      schema={eventSchemas.form}
      blank={blank}
      texts={{ success: marketingEvent.created, failure: marketingEvent.createFailed }}
    >
      <EventFields />
    </RegisterPage>
  )
}

export function EventEditPage({ record }: { record: Outputs['marketingEvents']['get'] }) {
  const city = { [record.cidade]: record.cidade_nome }
  return (
    <EditPage
      entity={events}
      beside={record.evento}
      schema={eventSchemas.form}
      record={record}
      history={{ ...events.history, choices: { ...events.history.choices, cidade: city } }}
    >
      <EventFields saved={record} />
    </EditPage>
  )
}
