import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { priorityLabels } from '@intranet/contract/desk/backoffice-options'
import { problemFields } from '@intranet/contract/desk/problems'
import { useQuery } from '@tanstack/react-query'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import type * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { namedOptions, optionsOf } from '@/lib/options-of.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof problemFields>

/** What a problem is about when it is opened from a sale, an installation or a call. */
export interface ProblemOrigin {
  id_empresa: number
  id_venda?: number
  id_ativacao?: number
  cliente?: string | null
}

/** The provider of a problem; people of another one may not answer for it. */
function OwnerField() {
  const { setValue } = useFormOf<Values>()
  return (
    <ProviderField<Values>
      name="id_empresa"
      label="Provedor"
      required
      onPicked={() => setValue('id_responsavel', null, { shouldDirty: true })}
    />
  )
}

function ResponsibleField({ origin }: { origin?: ProblemOrigin }) {
  const chosen = useValue<Values>()('id_empresa')
  const id_empresa = origin?.id_empresa ?? chosen ?? undefined
  const { data: people = [] } = useQuery({
    ...trpc.problems.people.queryOptions({ id_empresa }),
    enabled: id_empresa !== undefined,
  })
  return (
    <SelectField<Values>
      name="id_responsavel"
      label="Responsável"
      hint="Vazio: fica na fila."
      waitsFor={id_empresa === undefined && 'o provedor'}
      clearable
      options={namedOptions(people)}
    />
  )
}

interface NewProblemSheetProps {
  origin?: ProblemOrigin
  onClose: () => void
}

export function NewProblemSheet({ origin, onClose }: NewProblemSheetProps) {
  const { data: kinds = [] } = useQuery(trpc.problemTypes.options.queryOptions({}))
  const { id_venda, id_ativacao } = origin ?? {}
  return (
    <DrawerForm
      title="Novo problema"
      onClose={onClose}
      wide
      identity={newRecord('problem', id_venda, id_ativacao)}
      schema={problemFields}
      defaultValues={{ descricao: '', prioridade: 'media', id_venda, id_ativacao, id_responsavel: null }}
      onSubmit={(values) => api.problems.create.mutate({ objects: [values] })}
      changes={[trpc.problems.pathFilter()]}
    >
      <div className="grid gap-4">
        {origin ? (
          <p className="text-sm">
            Sobre <b>{origin.cliente}</b>
          </p>
        ) : (
          <>
            <OwnerField />
            <TextField<Values> name="cliente" label="Cliente" />
            <TextField<Values> name="cod_cliente" label="Código do cliente" />
          </>
        )}
        <SelectField<Values>
          name="id_tipo"
          label="Tipo"
          options={kinds.map(({ id, titulo, sla_horas }) => ({
            value: id,
            label: titulo,
            note: `${sla_horas} h`,
          }))}
        />
        <SelectField<Values> name="prioridade" label="Prioridade" options={optionsOf(priorityLabels)} />
        <ResponsibleField origin={origin} />
        <TextAreaField<Values> name="descricao" label="Descrição" rows={4} />
      </div>
    </DrawerForm>
  )
}
