import { dayText, textWall, wallOf, wallText } from '@intranet/contract/content/calendar-time'
import { DAY_MS, MINUTE_MS } from '@intranet/contract/durations'
import { calendarEvent } from '@intranet/contract/content/calendar'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/shell/loaded.tsx'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { Reopenable } from '@/components/shell/reopenable.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import EventForm, { type EventDraft } from './event-form.tsx'
import { historyFrom } from '@/components/records/history.ts'

const history = historyFrom(calendarEvent)

export type Editing = { id: number } | { wall: number; wholeDay: boolean }

const clockOf = (instant: string) => wallText(wallOf(Date.parse(instant)))

function saved(event: Outputs['calendar']['get']): EventDraft {
  const { autor: _a, meu: _m, resposta: _r, created_at: _c, id_usuario: _u, convidados, ...fields } = event
  return {
    ...fields,
    inicio: clockOf(event.inicio),
    fim: clockOf(event.fim),
    convidados: convidados.map(({ id }) => id),
  }
}

function blank(
  { wall, wholeDay }: { wall: number; wholeDay: boolean },
  department: number | null,
): EventDraft {
  const start = wall % DAY_MS === 0 && !wholeDay ? wall + 9 * 60 * MINUTE_MS : wall
  const inicio = wallText(start)
  return {
    titulo: '',
    tipo: 'reuniao',
    inicio,
    fim: wholeDay ? `${dayText(start)}T00:00` : wallText(textWall(inicio) + 60 * MINUTE_MS),
    dia_inteiro: wholeDay,
    publico: 'pessoal',
    id_departamento: department,
    id_empresa: null,
    local: null,
    link: null,
    descricao: null,
    recorrencia: 'nenhuma',
    recorrencia_fim: null,
    lembrete_min: null,
    cor: '#0e6672',
    convidados: [],
  }
}

function SavedEvent({ id }: { id: number }) {
  const read = useRecord(trpc.calendar.get.queryOptions({ id }))
  return (
    <Loaded reads={[read]}>
      {(data) => (
        <>
          {data.meu && <RecordHistory history={history} id={id} />}
          <Reopenable kind="surface">
            <EventForm event={saved(data)} />
          </Reopenable>
        </>
      )}
    </Loaded>
  )
}

function NewEvent({ at }: { at: { wall: number; wholeDay: boolean } }) {
  const usuarioId = useSession()?.usuarioId ?? 0
  const person = useQuery(trpc.users.get.queryOptions({ id: usuarioId }))
  return (
    <Loaded reads={[person]}>
      {({ id_departamento }) => <EventForm event={blank(at, id_departamento)} />}
    </Loaded>
  )
}

/** Writing an event, beside the calendar. */
export default function EventSheet({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  return (
    <FormSheet title={'id' in editing ? 'Editar evento' : 'Novo evento'} wide onClose={onClose}>
      {'id' in editing ? <SavedEvent id={editing.id} /> : <NewEvent at={editing} />}
    </FormSheet>
  )
}
