import { useEffect, useReducer } from 'react'
import { once } from '@intranet/contract/once'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { useFormRules } from './form-context.ts'
import type { FoundDraft } from './use-draft.ts'
import { valueWords } from './value-words.ts'
import { ValuesTable } from './values-table.tsx'
import { useFormOf } from './use-form-values.ts'

const clock = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }))
const moment = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const MOST_NAMES = 6

/** "Rascunho salvo às 10:42". */
export function DraftNote({ savedAt }: { savedAt: number | null }) {
  return (
    <p role="status" className="text-xs text-muted-foreground not-empty:mb-3">
      {savedAt !== null && `Rascunho salvo às ${clock().format(savedAt)}`}
    </p>
  )
}

interface DraftNoticeProps {
  found: FoundDraft
  onApply: () => void
  onDiscard: () => void
}

function fieldNames({ fields }: FoundDraft): string {
  const labels = [...new Set(Object.values(fields).flatMap(({ label }) => label || []))]
  const more = labels.length - MOST_NAMES
  return labels.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` e mais ${more}` : '')
}

/** What is in the record now beside what was typed, field by field. */
function BothValues({ found }: { found: FoundDraft }) {
  const { getValues } = useFormOf<Record<string, unknown>>()
  const { registry } = useFormRules()
  // A list of options may come later than the form, and with it the words of a choice.
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  useEffect(() => registry.subscribe(refresh), [registry])
  const rows = Object.entries(found.fields).flatMap(([name, { label, shown }]) => {
    const words = registry.get(name)?.words ?? valueWords
    return label ? [{ name, label, values: [words(getValues(name)), shown] }] : []
  })
  return <ValuesTable heads={['Como está', 'O que você digitou']} rows={rows} />
}

/** What was found of an earlier visit: put back already, or offered because the record is another by now. */
export function DraftNotice({ found, onApply, onDiscard }: DraftNoticeProps) {
  const when = moment().format(found.savedAt)
  const offered = found.kind === 'offered'
  return (
    <Card
      asChild
      className="mb-4 flex flex-row max-w-[640px] flex-wrap items-center justify-between gap-3 p-4"
    >
      <section role="status" aria-label="Alterações não salvas">
        <p className="min-w-0">
          {offered
            ? `Você tinha alterações de ${when} (${fieldNames(found)})`
            : `Recuperamos o que você digitou em ${when} (${fieldNames(found)}).`}
        </p>
        {offered && <BothValues found={found} />}
        <div className="flex shrink-0 gap-2">
          {offered && (
            <Button variant="outline" onClick={onApply}>
              Aplicar
            </Button>
          )}
          <Button variant="outline" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      </section>
    </Card>
  )
}
