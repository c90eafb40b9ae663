import { useQuery } from '@tanstack/react-query'
import { formatCep, formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import {
  eventNames,
  leadFieldNames,
  statusName,
  typeNames,
  type LeadFieldName,
  type LeadHistoryEvent,
} from '@intranet/contract/sales/lead-words'
import { Loaded } from '@/components/shell/loaded.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { documentText, phoneText } from '../lead-text.ts'

type Line = Outputs['leads']['history'][number]

function wordsOf({ acao, status_de, status_para, texto }: Line): string {
  const words =
    acao === 'status' && status_de !== null && status_para !== null
      ? `De ${statusName(status_de)} para ${statusName(status_para)}`
      : (eventNames[acao as LeadHistoryEvent] ?? acao)
  return texto ? `${words}: ${texto}` : words
}

const named = (names: Record<string, string>) => (value: string) => names[value] ?? value
const shownAs: Partial<Record<LeadFieldName, (value: string) => string | null>> = {
  documento: documentText,
  fone: phoneText,
  cep: formatCep,
  data_nascimento: formatDate,
  proximo_contato: formatDateTime,
  valor: formatMoney,
  valor_atual: formatMoney,
  tipo: named(typeNames),
  blacklist: named(blacklistKindNames),
}

const HIDDEN = '•'
function valueOf(campo: string, value: string | null): string {
  if (value === null || value === '') return '–'
  if (value.startsWith(HIDDEN)) return value
  return shownAs[campo as LeadFieldName]?.(value) ?? value
}

const changesOf = ({ campos }: Line) =>
  (campos ?? [])
    .map(({ campo, de, para }) => {
      const name = leadFieldNames[campo as LeadFieldName] ?? campo
      return `${name}: ${valueOf(campo, de)} → ${valueOf(campo, para)}`
    })
    .join('; ')

const noteOf = ({ created_at, usuario, chave }: Line) =>
  [formatDateTime(created_at), usuario, chave && `pela chave ${chave}`].filter(Boolean).join(', ')

/** What was done with a lead and what was changed of it, newest first. */
export function LeadHistory({ id }: { id: number }) {
  const history = useQuery(trpc.leads.history.queryOptions({ id }))
  return (
    <section aria-label="Histórico">
      <SectionLabel count={history.data?.length}>Histórico</SectionLabel>
      <Loaded reads={[history]} waiting={<Skeleton className="h-24 w-full" />}>
        {(lines) => (
          <Thread
            tall
            items={lines.map((line) => ({
              key: `${line.acao}-${line.id}`,
              label: <span className="break-words">{changesOf(line) || wordsOf(line)}</span>,
              note: noteOf(line),
            }))}
          />
        )}
      </Loaded>
    </section>
  )
}
