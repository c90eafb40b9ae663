/** iCalendar (RFC 5545): events as other calendars read them. Pure. */
import {
  dayText,
  dayWall,
  floorDay,
  instantOf,
  wallOf,
  wallText,
  type Recurrence,
} from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { mailAddress } from '@intranet/contract/mail-address'

export interface FeedEvent {
  id: number
  /** Where another kind of record is behind it. */
  uid?: string
  titulo: string
  descricao: string | null
  inicio: Date
  fim: Date
  dia_inteiro: boolean
  local: string | null
  link: string | null
  recorrencia: Recurrence
  recorrencia_fim: string | null
  lembrete_min: number | null
  updated_at: Date
}

const frequencies: Record<Exclude<Recurrence, 'nenhuma'>, string> = {
  diaria: 'DAILY',
  semanal: 'WEEKLY',
  mensal: 'MONTHLY',
  anual: 'YEARLY',
}

// Brazil has had no summer time since 2019; older series are shown with today's rule, which is what readers expect.
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Text as a property's value: line breaks and separators cannot end the property. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines of at most 75 bytes; a longer one goes on after a space. Characters are never cut. */
function folded(line: string): string {
  let [out, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      out += '\r\n '
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}

const basic = (text: string) => text.replace(/[-:]/g, '')
const dayOf = (wall: number) => basic(dayText(wall))
const utc = (instant: number) => `${basic(new Date(instant).toISOString().slice(0, 19))}Z`
const local = (wall: number) => `${basic(wallText(wall))}00`

function times(event: FeedEvent): string[] {
  const [start, end] = [wallOf(event.inicio.getTime()), wallOf(event.fim.getTime())]
  if (event.dia_inteiro)
    return [`DTSTART;VALUE=DATE:${dayOf(start)}`, `DTEND;VALUE=DATE:${dayOf(floorDay(end) + DAY_MS)}`]
  return [`DTSTART;TZID=America/Sao_Paulo:${local(start)}`, `DTEND;TZID=America/Sao_Paulo:${local(end)}`]
}

function rule({ recorrencia, recorrencia_fim, dia_inteiro }: FeedEvent): string[] {
  if (recorrencia === 'nenhuma') return []
  const end = recorrencia_fim && dayWall(recorrencia_fim)
  const until =
    end === null || end === ''
      ? ''
      : `;UNTIL=${dia_inteiro ? dayOf(end) : utc(instantOf(end + DAY_MS) - 1000)}`
  return [`RRULE:FREQ=${frequencies[recorrencia]}${until}`]
}

const alarm = (minutes: number | null, title: string) =>
  minutes === null
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(title)}`,
        `TRIGGER:-PT${minutes}M`,
        'END:VALARM',
      ]

const lines = (event: FeedEvent, host: string, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid ?? `evento-${event.id}`}@${host}`,
  `DTSTAMP:${utc(event.updated_at.getTime())}`,
  `SUMMARY:${escaped(event.titulo)}`,
  ...times(event),
  ...rule(event),
  ...(event.descricao ? [`DESCRIPTION:${escaped(event.descricao)}`] : []),
  ...(event.local ? [`LOCATION:${escaped(event.local)}`] : []),
  ...(event.link ? [`URL:${event.link.replace(/\s/g, '')}`] : []),
  ...alarm(event.lembrete_min, event.titulo),
  ...more,
  'END:VEVENT',
]

const file = (head: readonly string[], body: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Intranet//Calendario//PT',
    'CALSCALE:GREGORIAN',
    ...head,
    ...zone,
    ...body,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** A whole calendar file. `host` makes the events' ids unique. */
export const writeCalendarFile = (events: readonly FeedEvent[], host: string): string =>
  file(
    ['METHOD:PUBLISH', 'X-WR-CALNAME:Intranet', 'X-WR-TIMEZONE:America/Sao_Paulo'],
    events.flatMap((event) => lines(event, host)),
  )

interface Party {
  nome: string
  email: string
}

export interface Invitation {
  event: FeedEvent
  /** Grows with every change of the event: a calendar keeps the newest. */
  sequencia: number
  cancelada: boolean
  organizador: Party
  convidados: readonly Party[]
}

/** A parameter of a property: quoted, so that no sign of a name ends it. */
const parameter = (text: string) => `"${text.replace(/["\p{Cc}]/gu, '')}"`
const calendarAddress = ({ email }: Party) => mailAddress(email.replace(/[\s\p{Cc}]/gu, ''))

/** An invitation as mails carry it (RFC 5546), or its cancellation. */
export function writeInvitation(invitation: Invitation, host: string): string {
  const { event, sequencia, cancelada, organizador, convidados } = invitation
  const more = [
    `SEQUENCE:${sequencia}`,
    `STATUS:${cancelada ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(organizador.nome)}:${calendarAddress(organizador)}`,
    ...convidados.map(
      (guest) =>
        `ATTENDEE;CN=${parameter(guest.nome)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:${calendarAddress(guest)}`,
    ),
  ]
  return file([`METHOD:${cancelada ? 'CANCEL' : 'REQUEST'}`], lines(event, host, more))
}
