import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { lineNoteFields } from '@intranet/contract/operations/inventory'
import { assetCode } from '@intranet/contract/operations/supplies'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import type { Line } from './count-edits.ts'
import { lineName } from './inventory-columns.tsx'

type Values = z.input<typeof lineNoteFields>

/** The line of an asset may get another one, but not none. */
const ofAsset = lineNoteFields.extend({ patrimonio: assetCode })

/** Where a missing asset was last: who validates looks there first. */
function LastSeen({ id }: { id: number }) {
  const { data, isPending } = useQuery(trpc.inventory.lastSeen.queryOptions({ id }))
  if (isPending) return <Skeleton className="mb-3 h-5 w-full" />
  if (data === undefined) return <p className="mb-3 text-sm">Não foi possível ler onde foi visto.</p>
  return (
    <p className="mb-3 text-sm">
      {data
        ? `Visto por último em ${formatDateTime(data.em)}: ${data.onde}.`
        : 'Nenhum registro de onde este patrimônio esteve.'}
    </p>
  )
}

/** What is said of a line besides its quantity: why it differs, its order and asset, what a manager decides. */
export function LineDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const manages = can(useSession(), 'suprimentos', 'manage')
  const { id, updated_at, quantidade_sistema, quantidade_informada } = line
  return (
    <FormDialog title={lineName(line)} onClose={onClose}>
      <Form
        identity={savedRecord('inventory-line', line)}
        schema={line.patrimonio ? ofAsset : lineNoteFields}
        defaultValues={{
          observacao: line.observacao ?? '',
          os: line.os ?? '',
          patrimonio: line.patrimonio ?? '',
          quantidade_validada: line.quantidade_validada,
        }}
        onSubmit={({ observacao, os, patrimonio, quantidade_validada }) =>
          api.inventory.update.mutate({
            id,
            updated_at,
            observacao: observacao ?? null,
            os: os ?? null,
            ...(patrimonio && patrimonio !== line.patrimonio && { patrimonio }),
            ...(manages && { quantidade_validada: quantidade_validada ?? null }),
          })
        }
        changes={[trpc.inventory.pathFilter()]}
      >
        <p className="mb-3 text-sm text-muted-foreground">
          Sistema {quantidade_sistema ?? '–'} · informada {quantidade_informada ?? '–'} · validada{' '}
          {line.quantidade_validada ?? '–'}
        </p>
        {line.resultado === 'faltando' && line.patrimonio && <LastSeen id={id} />}
        <div className="grid gap-4">
          <TextAreaField<Values> name="observacao" label="Observação" rows={3} />
          <TextField<Values> name="os" label="OS" />
          {line.produto && <TextField<Values> name="patrimonio" label="Patrimônio" />}
          {manages && <NumberField<Values> name="quantidade_validada" label="Quantidade validada" />}
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
