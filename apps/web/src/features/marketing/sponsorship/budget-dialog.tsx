import { budgetEditFields } from '@intranet/contract/marketing/justification-schemas'
import { useState } from 'react'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord, savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'

type Values = z.input<typeof budgetEditFields>
type Spending = Outputs['sponsorshipBudgets']['year']['provedores'][number]
type Budget = Outputs['sponsorshipBudgets']['list']['dados'][number]
interface Of {
  id_empresa: number
  ano: number
}

function BudgetForm({ saved, of }: { saved: Budget | undefined; of: Of }) {
  // What was there when the dialog opened is what may be overwritten.
  const [opened] = useState(saved)
  return (
    <Form
      identity={
        opened
          ? savedRecord('sponsorship-budget', opened)
          : newRecord('sponsorship-budget', of.id_empresa, of.ano)
      }
      schema={budgetEditFields}
      defaultValues={{ valor: saved?.valor ?? '' }}
      onSubmit={async ({ valor }) => {
        if (!opened) return void (await api.sponsorshipBudgets.create.mutate({ objects: [{ ...of, valor }] }))
        const { id, updated_at } = opened
        await api.sponsorshipBudgets.update.mutate({ id, updated_at, valor })
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
  )
}

interface BudgetDialogProps {
  row: Pick<Spending, 'id_empresa' | 'provedor'>
  ano: number
  onClose: () => void
}

/** Sets the budget of a provider and year, or changes the one that exists. */
export function BudgetDialog({ row: { id_empresa, provedor }, ano, onClose }: BudgetDialogProps) {
  const of = { id_empresa, ano }
  const read = useRecord(trpc.sponsorshipBudgets.list.queryOptions({ filtro: of }))
  return (
    <FormDialog title={`Orçamento de ${provedor} em ${ano}`} onClose={onClose}>
      <Loaded reads={[read]}>{({ dados }) => <BudgetForm saved={dados[0]} of={of} />}</Loaded>
    </FormDialog>
  )
}
