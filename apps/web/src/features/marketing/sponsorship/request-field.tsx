import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '@/components/form/field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { trpc, type Inputs } from '@/lib/trpc.ts'

/** Chooses among the requests that wait for an analysis, or for the account of their event. */
export const requestField = (para: Inputs['sponsorshipRequests']['options']['para']) =>
  function RequestField<Values extends object = never>(props: FieldProps<Values>) {
    const { data = [] } = useQuery(trpc.sponsorshipRequests.options.queryOptions({ para }))
    const options = data.map(({ id, protocolo, evento }) => ({
      value: id,
      label: `${protocolo} · ${evento}`,
    }))
    return <SelectField<Values> {...props} options={options} />
  }
