import {
  dayText,
  dayWall,
  instantOf,
  occurrences,
  type Recurring,
  wallOf,
  wallText,
} from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { layers, type CalendarEntry, type Layer } from '@intranet/contract/content/calendar-words'
import type { CalendarWindow } from '@intranet/contract/content/calendar-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { daysBetween, type PeopleDay } from './calendar-day.queries.ts'
import { eventsBetween } from './event.queries.ts'

type StoredEvent = Awaited<ReturnType<typeof eventsBetween>>[number]

/** A whole day as an entry. */
const wholeDay = (dia: string) => ({
  inicio: `${dia}T00:00`,
  fim: wallText(dayWall(dia) + DAY_MS),
  dia_inteiro: true,
})

/** The layer of a stored event. An invitation is personal, even when others may see the event. */
function layerOf({ publico, resposta }: StoredEvent): Layer {
  if (publico === 'pessoal' || resposta) return 'pessoal'
  return publico === 'departamento' ? 'departamento' : 'eventos'
}

type Times = Omit<Recurring, 'inicio' | 'fim'> & { inicio: Date; fim: Date }

/** The occurrences of an event as it is stored, between two wall times. */
export const occurrencesOf = (event: Times, from: number, to: number) =>
  occurrences({ ...event, inicio: event.inicio.getTime(), fim: event.fim.getTime() }, from, to)

const eventEntries = (event: StoredEvent, from: number, to: number): CalendarEntry[] =>
  occurrencesOf(event, from, to).map(({ inicio, fim }) => ({
    chave: `evento-${event.id}-${inicio}`,
    camada: layerOf(event),
    id: event.id,
    titulo: event.titulo,
    inicio: wallText(inicio),
    fim: wallText(fim),
    dia_inteiro: event.dia_inteiro,
    cor: event.cor,
    meu: event.meu,
    repete: event.recorrencia !== 'nenhuma',
    resposta: event.resposta,
    local: event.local,
    detalhe: event.meu ? null : event.autor,
  }))

const yearsIn = (anos?: number) => (anos === undefined ? '' : ` (${anos} ${anos === 1 ? 'ano' : 'anos'})`)

function peopleEntry(camada: Layer, day: PeopleDay, many: string): CalendarEntry {
  const [first] = day.pessoas
  return {
    chave: `${camada}-${day.dia}`,
    camada,
    titulo: day.total === 1 && first ? `${first.nome}${yearsIn(first.anos)}` : `${day.total} ${many}`,
    ...wholeDay(day.dia),
    pessoas: day.pessoas.map(({ id, nome, anos }) => ({ id, nome: `${nome}${yearsIn(anos)}` })),
    detalhe: day.total > day.pessoas.length ? `e mais ${day.total - day.pessoas.length}` : null,
  }
}

/** Everything on one person's calendar between two days, both included, in order. Two statements. */
export async function readCalendar(
  db: Database,
  actor: Actor,
  window: CalendarWindow,
): Promise<CalendarEntry[]> {
  const { inicio, fim, camadas } = window
  const wanted = new Set<Layer>(camadas ?? layers)
  const [from, to] = [dayWall(inicio), dayWall(fim) + DAY_MS]
  const [start, end] = [new Date(instantOf(from)), new Date(instantOf(to))]
  const stored = wanted.has('eventos') || wanted.has('departamento') || wanted.has('pessoal')
  const [days, events] = await Promise.all([
    daysBetween(db, actor, { inicio, fim, from: start, to: end }, wanted),
    stored ? eventsBetween(db, actor, start, end) : [],
  ])
  const entries: CalendarEntry[] = [
    ...days.feriados.map((holiday) => ({
      chave: `feriado-${holiday.id}-${holiday.dia}`,
      camada: 'feriados' as const,
      titulo: holiday.nome,
      ...wholeDay(holiday.dia),
      detalhe: holiday.tipo,
    })),
    ...days.aniversarios.map((day) => peopleEntry('aniversarios', day, 'aniversários')),
    ...days.tempo_casa.map((day) => peopleEntry('tempo_casa', day, 'anos de casa')),
    ...days.reservas.map((booking) => ({
      chave: `reserva-${booking.id}`,
      camada: 'reservas' as const,
      titulo: booking.recurso,
      inicio: wallText(wallOf(Date.parse(booking.inicio))),
      fim: wallText(wallOf(Date.parse(booking.fim))),
      dia_inteiro: false,
      detalhe: booking.motivo,
    })),
    ...days.entrevistas.map((interview) => ({
      chave: `entrevista-${interview.id}`,
      camada: 'entrevistas' as const,
      titulo: `Entrevista: ${interview.nome}`,
      inicio: wallText(wallOf(Date.parse(interview.inicio))),
      fim: wallText(wallOf(Date.parse(interview.fim))),
      dia_inteiro: false,
      detalhe: interview.titulo_vaga,
      local: interview.lugar,
    })),
    ...events.flatMap((event) => eventEntries(event, from, to)).filter(({ camada }) => wanted.has(camada)),
  ]
  return entries.sort(
    (one, other) =>
      one.inicio.localeCompare(other.inicio) ||
      Number(other.dia_inteiro) - Number(one.dia_inteiro) ||
      one.chave.localeCompare(other.chave),
  )
}

/** `dd/mm às hh:mm` of an instant, for notices. */
export function momentWords(instant: Date, allDay: boolean): string {
  const text = wallText(wallOf(instant.getTime()))
  const day = dayText(wallOf(instant.getTime()))
  return `${day.slice(8)}/${day.slice(5, 7)}${allDay ? '' : ` às ${text.slice(11)}`}`
}
