import { formatCount } from '@intranet/contract/formats'
import type { ChangedRecords } from '@intranet/contract/answer'
import { useMemo, useState } from 'react'
import * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import type { Selection } from '@/components/table/use-selection.ts'
import { Button } from '@/components/ui/button.tsx'
import { RadioChoice, RadioGroup } from '@/components/ui/radio-group.tsx'
import { readRequestError } from '@/lib/request-error.ts'
import { toast } from '@/lib/toast.ts'
import type { BulkForm } from '@/components/records/bulk-form.ts'
import { bulks } from '@/components/records/entity-calls.ts'
import type { SeenRow } from './use-seen-rows.ts'

type Refused = ChangedRecords['recusados']

export interface BulkDialogProps {
  form: BulkForm
  noun: readonly [one: string, many: string]
  selection: Selection
  /** The version that was on screen, and the name, of each ticked row. */
  seen: SeenRow
  readAgain: () => Promise<unknown>
  onClose: () => void
}

/** Why each record was refused, where none could be changed. */
function refusedOf(failed: unknown, ids: readonly number[]): Refused {
  const { fields } = readRequestError(failed)
  return ids.flatMap((id, place) => {
    const mensagem = fields[`registros.${place}`]
    return mensagem ? [{ id, mensagem }] : []
  })
}

/** One field of the ticked rows, by the form's own field; then which rows were refused, and why. */
export function BulkDialog({ form, noun, selection, seen, readAgain, onClose }: BulkDialogProps) {
  const names = Object.keys(form.fields)
  const [name, setName] = useState(names[0]!)
  const [refused, setRefused] = useState<Refused>()
  const [ids] = useState(() => [...selection.ids])
  const schema = useMemo(
    () => z.strictObject({ [name]: form.schema.shape[name] as z.ZodType }),
    [form.schema, name],
  )
  const change = async (campos: object) => {
    const registros = ids.map((id) => ({ id, updated_at: seen(id).updated_at }))
    const answer = await bulks[form.router].changeMany
      .mutate({ registros, campos })
      .catch((failed: unknown): ChangedRecords => {
        const recusados = refusedOf(failed, ids)
        if (recusados.length === 0) throw failed
        return { alterados: 0, recusados }
      })
    await readAgain()
    return answer
  }
  const changed = ({ alterados, recusados }: ChangedRecords) => {
    if (alterados > 0) toast.success(`Alteração gravada em ${formatCount(alterados, ...noun)}.`)
    const left = new Set(recusados.map(({ id }) => id))
    selection.untick(ids.filter((id) => !left.has(id)))
    if (left.size === 0) onClose()
    else setRefused(recusados)
  }
  if (refused)
    return (
      <FormDialog title="O que não foi alterado" onClose={onClose}>
        <ul className="grid gap-2">
          {refused.map(({ id, mensagem }) => (
            <li key={id}>
              <b>{seen(id).name ?? `Nº ${id}`}</b>: {mensagem}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex justify-end">
          <Button variant="outline" onClick={onClose}>
            Entendi
          </Button>
        </div>
      </FormDialog>
    )
  return (
    <FormDialog title={`Alterar ${formatCount(ids.length, ...noun)}`} onClose={onClose}>
      {names.length > 1 && (
        <RadioGroup aria-label="Campo" value={name} onValueChange={setName}>
          {names.map((one) => (
            <RadioChoice key={one} value={one}>
              {form.fields[one]!.label}
            </RadioChoice>
          ))}
        </RadioGroup>
      )}
      <Form
        key={name}
        plain
        schema={schema}
        defaultValues={{ [name]: null }}
        onSubmit={change}
        onSaved={changed}
      >
        <div className="mt-3 grid gap-3">{form.fields[name]!.field}</div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
