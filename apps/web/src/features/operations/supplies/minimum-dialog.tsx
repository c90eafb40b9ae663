import { setMinimumInput } from '@intranet/contract/operations/supply-products'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { NumberField } from '@/components/form/text-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ProductField, SquadField } from './supply-fields.tsx'

type Stock = Outputs['supplyProducts']['stock']['dados'][number]
type Values = z.input<typeof setMinimumInput>

export function MinimumDialog({ row, onClose }: { row?: Stock; onClose: () => void }) {
  const saved = row !== undefined
  const fixed = saved ? 'Não muda depois de cadastrado.' : undefined
  return (
    <FormDialog title={row ? `Mínimo de ${row.produto}` : 'Novo estoque mínimo'} onClose={onClose}>
      <Form
        identity={row ? savedRecord('supply-minimum', row) : newRecord('supply-minimum')}
        schema={setMinimumInput}
        defaultValues={
          row ? { id_equipe: row.id_equipe, id_produto: row.id_produto, minimo: row.minimo } : {}
        }
        onSubmit={(values) => api.supplyProducts.setMinimum.mutate(values)}
        changes={[trpc.supplyProducts.pathFilter()]}
      >
        <div className="grid gap-4">
          <SquadField<Values> name="id_equipe" label="Equipe" disabled={saved} hint={fixed} />
          <ProductField<Values> name="id_produto" label="Produto" disabled={saved} hint={fixed} />
          <NumberField<Values>
            name="minimo"
            label="Mínimo"
            hint="Abaixo dele, gestores e responsável são avisados. Vazio: sem aviso."
          />
        </div>
        <FormActions />
      </Form>
    </FormDialog>
  )
}
