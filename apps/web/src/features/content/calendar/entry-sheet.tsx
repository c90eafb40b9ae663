import { formatMomentDay } from '@intranet/contract/formats'
import { called } from '@/components/records/called.ts'
import {
  answerNames,
  answers,
  eventTypeNames,
  layerNames,
  type CalendarEntry,
} from '@intranet/contract/content/calendar-words'
import { dayWall, dayText } from '@intranet/contract/content/calendar-time'
import { DAY_MS } from '@intranet/contract/durations'
import { common } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { longDay } from './calendar-look.ts'
import { TitledSheet } from '@/components/records/record-sheet.tsx'

interface EntrySheetProps {
  entry: CalendarEntry
  onClose: () => void
  onEdit: (id: number) => void
}

function when({ inicio, fim, dia_inteiro }: CalendarEntry): string {
  const first = longDay(dayWall(inicio))
  const last = dia_inteiro ? dayText(dayWall(fim) - DAY_MS) : fim.slice(0, 10)
  const sameDay = last <= inicio.slice(0, 10)
  if (dia_inteiro) return sameDay ? first : `${first} a ${longDay(dayWall(last))}`
  return sameDay
    ? `${first}, ${inicio.slice(11)} às ${fim.slice(11)}`
    : `${first}, ${inicio.slice(11)}, a ${longDay(dayWall(last))}, ${fim.slice(11)}`
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted-foreground">{label}</dt>
    <dd className="text-sm break-words whitespace-pre-line">{children}</dd>
  </div>
)

/** A stored event: its guests, my answer, and what its maker may do. */
function StoredEvent({ id, entry, onClose, onEdit }: EntrySheetProps & { id: number }) {
  const confirm = useConfirm()
  const read = useQuery(trpc.calendar.get.queryOptions({ id }))
  const changes = [trpc.calendar.pathFilter()]
  const { mutate: answer } = useSave(
    { mutationFn: (resposta: (typeof answers)[number]) => api.calendar.answer.mutate({ id, resposta }) },
    { changes },
  )
  const { mutate: remove } = useSave(
    { mutationFn: () => api.calendar.remove.mutate({ id }), onSuccess: onClose },
    { saved: 'Evento excluído.', failed: common.removeFailed, changes },
  )
  return (
    <Loaded reads={[read]}>
      {(event) => {
        const askToRemove = async () => {
          const consequences = [
            entry.repete ? 'Todas as repetições são excluídas.' : 'O evento sai do calendário.',
            ...(event.convidados.length ? ['Os convidados são avisados.'] : []),
          ]
          const title = `Excluir ${called('o evento', event.titulo, formatMomentDay(event.inicio))}?`
          if (await confirm({ title, irreversible: true, consequences })) remove()
        }
        return (
          <dl className="grid gap-3">
            <Line label="Quando">
              {when(entry)} {entry.repete && <Badge variant="secondary">Repete</Badge>}
            </Line>
            <Line label="Tipo">{eventTypeNames[event.tipo]}</Line>
            {event.local && <Line label="Local">{event.local}</Line>}
            {event.link && (
              <Line label="Link">
                <a href={event.link} target="_blank" rel="noreferrer">
                  {event.link}
                </a>
              </Line>
            )}
            {event.descricao && <Line label="Descrição">{event.descricao}</Line>}
            <Line label="Quem criou">{event.autor ?? '–'}</Line>
            {event.convidados.length > 0 && (
              <Line label={`Convidados (${event.convidados.length})`}>
                <ul className="mt-1 grid gap-1">
                  {event.convidados.map((guest) => (
                    <li key={guest.id} className="flex justify-between gap-2">
                      <AddressLink to={`/contacts/profile/${guest.id}`}>{guest.nome}</AddressLink>
                      <span className="text-muted-foreground">{answerNames[guest.resposta]}</span>
                    </li>
                  ))}
                </ul>
              </Line>
            )}
            {event.resposta && (
              <div>
                <dt className="mb-1 text-xs text-muted-foreground">Sua resposta</dt>
                <dd>
                  <Segmented
                    label="Sua resposta"
                    value={event.resposta as string}
                    options={answers.map((value) => ({ value: value as string, label: answerNames[value] }))}
                    onChange={(value) => answer(value as (typeof answers)[number])}
                  />
                </dd>
              </div>
            )}
            {event.meu && (
              <div className="flex gap-2 pt-2">
                <Button variant="outline" icon={Pencil} onClick={() => onEdit(id)}>
                  Editar
                </Button>
                <Button icon={Trash2} variant="ghost" onClick={() => void askToRemove()}>
                  Excluir
                </Button>
              </div>
            )}
          </dl>
        )
      }}
    </Loaded>
  )
}

/** What one entry is about, beside the calendar. */
export default function EntrySheet(props: EntrySheetProps) {
  const { entry, onClose } = props
  return (
    <TitledSheet title={entry.titulo} onClose={onClose}>
      {entry.id ? (
        <StoredEvent {...props} id={entry.id} />
      ) : (
        <dl className="grid gap-3">
          <Line label={layerNames[entry.camada]}>{when(entry)}</Line>
          {entry.pessoas && (
            <ul className="grid gap-1 text-sm">
              {entry.pessoas.map((person) => (
                <li key={person.id}>
                  <AddressLink to={`/contacts/profile/${person.id}`}>{person.nome}</AddressLink>
                </li>
              ))}
            </ul>
          )}
          {entry.detalhe && <p className="text-sm">{entry.detalhe}</p>}
        </dl>
      )}
    </TitledSheet>
  )
}
