import { formatDateTime } from '@intranet/contract/formats'
import { joinReportInput } from '@intranet/contract/operations/field-report-schemas'
import { openIncidentStates } from '@intranet/contract/operations/incident-options'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { FormDialog } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useTyped } from '@/lib/use-typed.ts'

const fields = joinReportInput.pick({ id_incidente: true })
type Values = z.input<typeof fields>

const filtro = { situacao: { _in: [...openIncidentStates] } }

function OpenIncidentField() {
  const { text, setText, q } = useTyped()
  const { data, isFetching } = useQuery({
    ...trpc.incidents.list.queryOptions({ filtro, q: q || undefined, sort: '-inicio', limit: 25 }),
    placeholderData: keepPreviousData,
  })
  return (
    <SelectField<Values>
      name="id_incidente"
      label="Incidente"
      options={(data?.dados ?? []).map(({ id, titulo, inicio }) => ({
        value: id,
        label: `${titulo} (${formatDateTime(inicio)})`,
      }))}
      noResults={isFetching || text.trim() !== q ? 'Buscando' : undefined}
      onSearch={setText}
    />
  )
}

interface JoinReportDialogProps {
  report: { id: number; updated_at: string; grupo: boolean }
  onClose: () => void
}

/** Joins a report, and the open ones of its group, to an incident that is not over. */
export function JoinReportDialog({ report, onClose }: JoinReportDialogProps) {
  return (
    <FormDialog title="Vincular a um incidente aberto" onClose={onClose}>
      <Form
        identity={savedRecord('join-report', report)}
        schema={fields}
        defaultValues={{}}
        onSubmit={(values) => api.fieldReports.join.mutate({ ...report, ...values })}
        changes={[trpc.fieldReports.pathFilter(), trpc.incidents.pathFilter()]}
      >
        <OpenIncidentField />
        <FormActions />
      </Form>
    </FormDialog>
  )
}
