import { useDraggable } from '@dnd-kit/core'
import { answerWord } from '@intranet/contract/careers/question-options'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { CalendarClock, GripVertical, Mail, UsersRound } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { RowActions, type RowAction } from '@/components/table/row-actions.tsx'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { DoesNotMeet } from '../vacancy-questions/given-answers.tsx'
import { RatingMark, ScoreMark } from './score-mark.tsx'
import { WaitingMark } from './waiting-mark.tsx'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { Card } from '@/components/ui/card.tsx'

export type Card = Outputs['applicants']['board']['colunas'][number]['cartoes'][number]

export const nameOf = ({ nome }: Pick<Card, 'nome'>) => nome ?? 'Pessoa removida'

interface BoardCardProps {
  card: Card
  selected: boolean
  /** Whether the person may be moved at all. */
  movable: boolean
  onSelect: (selected: boolean) => void
  actions: RowAction[]
}

/** What they answered, one line a question. */
function Answers({ respostas }: Pick<Card, 'respostas'>) {
  if (!respostas.length) return null
  return (
    <ul className="grid gap-0.5 text-xs text-muted-foreground">
      {respostas.map(({ id_vaga_pergunta, texto, valor, nao_atende }) => (
        <li key={id_vaga_pergunta} className="truncate" title={`${texto} ${answerWord(valor)}`}>
          <span className={cn(nao_atende && 'font-semibold text-danger')}>{answerWord(valor)}</span> · {texto}
        </li>
      ))}
    </ul>
  )
}

/** What a card says below the name. */
function Facts({ card }: { card: Card }) {
  const place = [card.idade && `${card.idade} anos`, card.cidade && `${card.cidade}/${card.uf}`].filter(
    Boolean,
  )
  return (
    <>
      <span className="text-xs text-muted-foreground">{place.join(' · ')}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <ScoreMark score={card.pontuacao} />
        <RatingMark rating={card.avaliacao} />
        {card.nao_atende > 0 && <DoesNotMeet />}
        {card.tem_familiar && (
          <span className="inline-flex items-center gap-1">
            <UsersRound className="size-3.5" aria-hidden />
            Familiar
          </span>
        )}
        {card.entrevista_em && (
          <span className="inline-flex items-center gap-1">
            <CalendarClock className="size-3.5" aria-hidden />
            {formatDateTime(card.entrevista_em)}
          </span>
        )}
        {card.respostas_novas > 0 && (
          <span className="inline-flex items-center gap-1 font-semibold">
            <Mail className="size-3.5" aria-hidden />
            {formatCount(card.respostas_novas, 'resposta', 'respostas')}
          </span>
        )}
        <WaitingMark waiting={card.sem_retorno} />
      </span>
      <Answers respostas={card.respostas} />
    </>
  )
}

/** The card under the hand, above all columns; `count` with those that were ticked beside it. */
export const DraggedCard = ({ card, count }: { card: Card; count: number }) => (
  <Card className="grid cursor-grabbing gap-1.5 p-2.5 text-sm shadow-lg">
    <span className="font-semibold">{count > 1 ? `${nameOf(card)} e mais ${count - 1}` : nameOf(card)}</span>
    <Facts card={card} />
  </Card>
)

/** A candidate: dragged by the grip with mouse, finger or keyboard, or moved by the menu. */
export function BoardCard({ card, selected, movable, onSelect, actions }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: card.id,
    data: card,
    disabled: !movable,
  })
  return (
    <Card asChild className={cn('grid gap-1.5 p-2.5 text-sm', isDragging && 'opacity-50')}>
      <li ref={setNodeRef}>
        <div className="flex items-center gap-2">
          {movable && (
            <Checkbox
              checked={selected}
              onCheckedChange={(checked) => onSelect(checked === true)}
              aria-label={`Selecionar ${nameOf(card)}`}
            />
          )}
          <AddressLink
            to={`/careers/candidate/${card.id}`}
            className="min-w-0 grow font-semibold"
            preload={false}
          >
            {nameOf(card)}
          </AddressLink>
          {movable && (
            <button
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              type="button"
              className={cn(iconButtonVariants({ size: 'sm' }), 'cursor-grab text-muted-foreground')}
              aria-label={`Mover ${nameOf(card)}`}
            >
              <GripVertical aria-hidden />
            </button>
          )}
          <RowActions label={nameOf(card)} actions={actions} />
        </div>
        <Facts card={card} />
      </li>
    </Card>
  )
}
