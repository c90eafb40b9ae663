import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleOff, Copy, Pencil } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { table } from '@intranet/contract/messages/tables'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSave } from '@/lib/use-save.ts'
import { editAddress, type Entity, type Uses } from '@/components/records/entity.ts'
import { keeps, type Kept, type RowOf, type SwitchInput } from '@/components/records/entity-calls.ts'
import { changesOf, useReadAgain } from '@/components/records/use-read-again.ts'
import { removalAction } from '@/components/table/removal-action.ts'

export interface RecordActions<Row> {
  actions: (row: Row) => RowAction[]
  /** Rejects when nothing was switched; that was shown already. `false`: the person changed their mind. */
  switchMany: (input: SwitchInput) => Promise<unknown>
  readAgain?: () => Promise<unknown>
}

interface Options {
  /** Opens a record in the drawer of its list. */
  onEdit?: (id: number) => void
  /** Switches in another way than by `setActive`. */
  setActive?: (input: SwitchInput) => Promise<unknown>
  /** False where the person may not delete. */
  removes?: boolean
}

const wordsOfUses: [use: keyof Uses, one: string, many: string, rest: string][] = [
  ['pessoas', 'pessoa ativa continua', 'pessoas ativas continuam', ' com o cadastro atual.'],
  ['links', 'link de divulgação deixa', 'links de divulgação deixam', ' de abrir.'],
  ['roletas', 'roleta em andamento para', 'roletas em andamento param', '.'],
  ['campanhas', 'campanha de comunicação deixa', 'campanhas de comunicação deixam', ' de enviar.'],
  ['reservas', 'reserva é cancelada', 'reservas são canceladas', ', e quem reservou é avisado.'],
]

const consequencesOf = (uses: Uses): string[] =>
  wordsOfUses.flatMap(([use, one, many, rest]) => {
    const count = uses[use] ?? 0
    return count > 0 ? [formatCount(count, one, many) + rest] : []
  })

/** What is asked before records are inactivated that somebody or something is in. */
const whileInUse = ([one, many]: readonly [string, string], records: number, consequences: string[]) => ({
  title: `Inativar ${formatCount(records, one, many)}?`,
  consequences: [...consequences, 'O que for inativado deixa de ser oferecido em novos cadastros.'],
  confirmLabel: 'Inativar',
})

const isOn = (row: object) => 'ativo' in row && row.ativo === true

/** What a manager does to the records of a list, with the documented toasts. Refusals are shown by the cache. */
export function useRecordActions<R extends Kept>(entity: Entity<R>, options: Options = {}) {
  const { router, texts, active = isOn } = entity
  const { onEdit, setActive = (input) => keeps[router].setActive.mutate(input), removes = true } = options
  const confirm = useConfirm()
  const readAgain = useReadAgain(entity)
  const changes = changesOf(entity)
  const { mutateAsync: switchAll } = useSave(
    { mutationFn: setActive },
    {
      saved: texts?.updated ?? common.statusUpdated,
      failed: texts?.updateFailed ?? common.statusFailed,
      changes,
    },
  )
  const count = useMutation({
    mutationFn: async (ids: number[]) => consequencesOf((await entity.uses?.(ids)) ?? {}),
    meta: { failed: common.loadFailed },
  })
  const isMeant = async ({ ids, ativo }: SwitchInput) => {
    const consequences = ativo || !entity.uses ? [] : await count.mutateAsync(ids)
    return (
      consequences.length === 0 || (await confirm(whileInUse(entity.noun, ids.length, consequences))) !== null
    )
  }
  const switchMany = async (input: SwitchInput) => (await isMeant(input)) && switchAll(input)
  const switchOne = (input: SwitchInput) => void switchMany(input).catch(() => {})
  const { mutate: remove } = useSave(
    { mutationFn: (input: { id: number }) => keeps[router].remove.mutate(input) },
    {
      saved: texts?.removed ?? common.itemRemoved,
      failed: texts?.removeFailed ?? common.removeFailed,
      changes,
    },
  )
  const askToRemove = async (row: RowOf<R>) => {
    const name = entity.name(row)
    const consequences = entity.consequences?.(row) ?? [
      `${name[0]!.toUpperCase()}${name.slice(1)} deixa de existir em todas as listas.`,
      'O histórico de edições é mantido.',
    ]
    const title = `Excluir ${name}?`
    if (await confirm({ title, irreversible: true, consequences, confirmLabel: table.remove })) {
      remove({ id: row.id })
    }
  }
  const edit = (row: RowOf<R>): RowAction => {
    const entry = { label: 'Editar', icon: Pencil }
    if (onEdit) return { ...entry, onSelect: () => onEdit(row.id), opens: true }
    return { ...entry, to: editAddress(entity, row) }
  }
  const removal = (row: RowOf<R>): RowAction => removalAction(() => askToRemove(row))
  const actions = (row: RowOf<R>): RowAction[] => [
    edit(row),
    ...(entity.duplicates
      ? [{ label: 'Duplicar', icon: Copy, to: `${entity.base}/register/${row.id}` as const }]
      : []),
    {
      label: active(row) ? (entity.switchOff ?? 'Inativar') : 'Ativar',
      icon: active(row) ? CircleOff : CircleCheck,
      onSelect: () => switchOne({ ids: [row.id], ativo: !active(row) }),
    },
    ...(removes ? [removal(row)] : []),
  ]
  return { actions, switchOne, switchMany, readAgain }
}
