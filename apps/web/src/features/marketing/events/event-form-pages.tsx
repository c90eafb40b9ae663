import { wholeEvent } from '@intranet/contract/marketing/events'
import { marketingEvent } from '@intranet/contract/messages/marketing-events'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { EventFields } from './event-fields.tsx'

const changed = trpc.marketingEvents.pathFilter()
const blank = {
  evento: '',
  site_evento: '',
  local: '',
  endereco: '',
  cidade: null as never,
  data_inicio: '',
  data_fim: '',
  status: true,
}

export function EventRegisterPage() {
  return (
    <RegisterPage
      form="marketing-event"
      schema={wholeEvent}
      blank={blank}
      create={(input) => api.marketingEvents.create.mutate(input)}
      changed={changed}
      texts={{ success: marketingEvent.created, failure: marketingEvent.createFailed }}
    >
      <EventFields />
    </RegisterPage>
  )
}

const labels = {
  evento: 'Evento',
  site_evento: 'Site',
  local: 'Local',
  endereco: 'Endereço',
  cidade: 'Cidade',
  data_inicio: 'Início',
  data_fim: 'Fim',
  status: 'Status',
}

export function EventEditPage({ record }: { record: Outputs['marketingEvents']['get'] }) {
  const city = { [record.cidade]: record.cidade_nome }
  return (
    <EditPage
      form="marketing-event"
      schema={wholeEvent}
      record={record}
      update={(input) => api.marketingEvents.update.mutate(input)}
      changed={changed}
      head={
        <RecordHistory
          tables={['rh_marketing_eventos']}
          id={record.id}
          labels={labels}
          choices={{ cidade: city, status: { true: 'Ativo', false: 'Inativo' } }}
        />
      }
    >
      <EventFields saved={record} />
    </EditPage>
  )
}
