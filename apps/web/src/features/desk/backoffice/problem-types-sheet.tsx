import { problemAreaLabels } from '@intranet/contract/desk/backoffice-options'
import { problemType } from '@intranet/contract/desk/problem-types'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { common } from '@intranet/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { FormSheet } from '@/components/form/form-surface.tsx'
import { Form } from '@/components/form/form.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

const Field = fieldOf(problemType)

function Kinds() {
  const read = useQuery(trpc.problemTypes.list.queryOptions({ limit: 0 }))
  const { mutate } = useSave(trpc.problemTypes.update.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.problemTypes.pathFilter()],
  })
  return (
    <Loaded reads={[read]}>
      {({ dados }) => (
        <ul className="mb-6 grid gap-2 text-sm">
          {dados.map(({ id, titulo, area, sla_horas, ativo, updated_at }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <b className="block truncate">{titulo}</b>
                <span className="text-muted-foreground">
                  {problemAreaLabels[area]} · {sla_horas} h
                </span>
              </span>
              <Switch
                aria-label={`${titulo}: ativo`}
                checked={ativo}
                onCheckedChange={(checked) => mutate({ id, updated_at, ativo: checked })}
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

/** The kinds of problems: how long each may take, and a new one. */
export function ProblemTypesSheet({ onClose }: { onClose: () => void }) {
  return (
    <FormSheet title="Tipos de problema" onClose={onClose} wide>
      <Kinds />
      <Form
        identity={newRecord('problem-type')}
        schema={schemasOf(problemType).fields}
        defaultValues={{ titulo: '', area: 'geral', sla_horas: 24 }}
        onSubmit={(values) => api.problemTypes.create.mutate({ objects: [values] })}
        changes={[trpc.problemTypes.pathFilter()]}
      >
        <div className="grid gap-4">
          <Field name="titulo" />
          <Field name="area" searched />
          <Field name="sla_horas" />
        </div>
        <FormActions save="Criar tipo" />
      </Form>
    </FormSheet>
  )
}
