/** Two edits of one record that do not meet: both are kept (docs/platform.md#two-edits-that-do-not-meet). */
import { joinedWords } from '@intranet/contract/joined-words'
import type { Entity as Declared } from '@intranet/contract/entity/entity'
import type { HistoryTable } from '@intranet/contract/history-tables'
import { formatDateTime } from '@intranet/contract/formats'
import { STALE } from '@intranet/contract/messages'
import { dayInBrazil, todayInBrazil } from '@intranet/contract/today'
import { isSame } from './value-words.ts'
import { api } from '@/lib/api.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import type { Version } from '@/components/records/entity-calls.ts'

type Values = Record<string, unknown>
type Merged = Pick<Declared, 'table' | 'fields' | 'merges'>

/** Others may write again meanwhile; after that the person decides. */
const MOST_TRIES = 3
const NOTICE_MS = 8000

const changed = (before: Values, after: Values) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )

/** The groups that these fields are of; null where one of them is in none. */
function groupsOf(names: readonly string[], { merges }: Merged): Set<Merged['merges'][number]> | null {
  const groups = names.map((name) => merges.find((group) => group === name || group.includes(name)))
  return groups.every((group) => group !== undefined) ? new Set(groups) : null
}

export interface Edits {
  declared: Merged
  /** The record when the form opened, and as it is now. */
  opened: Values
  newest: Values
  /** What would be sent of the form as it opened, and what is sent. */
  start: Values
  sent: Values
  /** Names that the record only shows beside its references. */
  joined?: readonly string[]
}

/** What to send on the newest version, and which fields somebody else changed; null where a person has to decide. */
export function mergeEdits(edits: Edits): { ours: Values; theirs: string[] } | null {
  const { declared, opened, newest, start, sent, joined = [] } = edits
  const shown = ['updated_at', ...joined]
  const derived = (name: string) => shown.includes(name) || declared.fields[name]?.written === 'never'
  const theirs = changed(opened, newest).filter((name) => !derived(name))
  const names = changed(start, sent).filter((name) => Object.hasOwn(sent, name))
  const theirGroups = groupsOf(theirs, declared)
  const ourGroups = groupsOf(names, declared)
  if (!theirGroups || !ourGroups || [...ourGroups].some((group) => theirGroups.has(group))) return null
  return { ours: Object.fromEntries(names.map((name) => [name, sent[name]])), theirs }
}

/** Null: the system. */
interface Edit {
  usuario: string | null
  data: string
}

/** "Marina mudou Telefone às 10:42; os dois ficam." */
export function mergedWords(names: readonly string[], rows: readonly Edit[]): string {
  const people = [...new Set(rows.map(({ usuario }) => usuario ?? 'O sistema'))]
  const last = rows[0]?.data
  const [day = '', time = ''] = formatDateTime(last).split(' - ')
  const today = last && dayInBrazil(new Date(last)) === todayInBrazil()
  const when = last ? (today ? ` às ${time}` : ` em ${day} às ${time}`) : ''
  const who = people.length > 0 ? joinedWords(people) : 'Outra pessoa'
  return `${who} ${people.length > 1 ? 'mudaram' : 'mudou'} ${joinedWords(names)}${when}; os dois ficam.`
}

/** Who changed it since; nobody where the history is not for this person. */
async function editsSince(table: HistoryTable, { id, updated_at }: Version) {
  try {
    const rows = await api.history.list.query({ tabelas: [table], id_item: id, limit: 20, offset: 0 })
    return rows.filter(({ data, operacao }) => operacao === 'UPDATE' && new Date(data) > new Date(updated_at))
  } catch {
    return []
  }
}

export interface MergingSave extends Pick<Edits, 'sent' | 'joined'> {
  declared: Merged & { table: HistoryTable }
  opened: Version & Values
  /** Undefined where the form could not have been sent as it opened. */
  start: Values | undefined
  read: () => Promise<Version & Values>
  update: (values: Values, version: string) => Promise<unknown>
}

/** Goes on with a save that was refused with `refusal`: what others changed stays, or the refusal is thrown. */
export async function saveBeside(refusal: unknown, save: MergingSave): Promise<unknown> {
  const { declared, opened, start, sent, joined, read, update } = save
  if (!start) throw refusal
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const newest = await read()
    const merged = mergeEdits({ declared, opened, newest, start, sent, joined })
    if (!merged) break
    const names = merged.theirs.map((name) => declared.fields[name]!.label)
    // Before the save, which would be among them.
    const edits = names.length > 0 ? await editsSince(declared.table, opened) : []
    try {
      const result = await update(merged.ours, newest.updated_at)
      if (names.length > 0) toast.success(mergedWords(names, edits), NOTICE_MS)
      return result
    } catch (error) {
      if (readRequestError(error).name !== STALE) throw error
    }
  }
  throw refusal
}
