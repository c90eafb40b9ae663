import type * as z from 'zod'
import { useQuery } from '@tanstack/react-query'
import { runShiftInput } from '@intranet/contract/marketing/communication-rules'
import { shiftWords } from '@intranet/contract/marketing/communication-words'
import { DateField } from '@/components/form/date-fields.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { optionsOf } from '@/lib/options-of.ts'

const fields = runShiftInput.omit({ id: true })
type Values = z.input<typeof fields>
const shiftOptions = optionsOf(shiftWords)

/** Runs a shift by hand: superadmins, and only while messages stay in the house. */
export function RunDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery(trpc.communicationRules.simulate.queryOptions({ id }))
  const { mutateAsync } = useSave(
    {
      mutationFn: (input: { data: string; turno: string }) =>
        api.communicationRules.run.mutate({ id, ...input }),
    },
    {
      saved: 'Turno executado.',
      changes: [trpc.communicationRules.pathFilter(), trpc.communicationSends.pathFilter()],
    },
  )
  return (
    <FormDialog title="Executar turno" onClose={onClose}>
      {data ? (
        <Form
          identity={newRecord('communication-run', id)}
          schema={fields}
          defaultValues={{ data: data.data ?? '', turno: data.turno }}
          texts={{ success: null }}
          onSubmit={mutateAsync}
        >
          <p className="mb-3">
            As mensagens do turno são montadas agora e ficam na caixa de saída: nenhum cliente as recebe.
          </p>
          <div className="grid gap-3">
            <DateField<Values> name="data" label="Data" />
            <ShortSelectField<Values> name="turno" label="Turno" options={shiftOptions} />
          </div>
          <FormActions save="Executar" />
        </Form>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </FormDialog>
  )
}
