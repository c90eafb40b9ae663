import { budgetEditFields } from '@intranet/contract/marketing/justification-schemas'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Values = z.input<typeof budgetEditFields>
type Spending = Outputs['sponsorshipBudgets']['year']['provedores'][number]

/** Sets the budget of a provider and year, or changes the one that exists. */
export function BudgetDialog({ row, ano, onClose }: { row: Spending; ano: number; onClose: () => void }) {
  return (
    <FormDialog title={`Orçamento de ${row.provedor} em ${ano}`} onClose={onClose}>
      <Form
        identity={newRecord('sponsorship-budget', row.id_empresa, ano)}
        schema={budgetEditFields}
        defaultValues={{ valor: row.orcamento ?? '' }}
        onSubmit={async ({ valor }) => {
          const filtro = { id_empresa: row.id_empresa, ano }
          const { dados } = await api.sponsorshipBudgets.list.query({ filtro })
          const saved = dados[0]
          if (saved)
            await api.sponsorshipBudgets.update.mutate({ id: saved.id, updated_at: saved.updated_at, valor })
          else await api.sponsorshipBudgets.create.mutate({ objects: [{ ...filtro, valor }] })
        }}
        changes={[trpc.sponsorshipBudgets.pathFilter()]}
      >
        <MoneyField<Values>
          name="valor"
          label="Orçamento"
          hint="Aprovações acima do disponível são recusadas."
        />
        <FormActions />
      </Form>
    </FormDialog>
  )
}
