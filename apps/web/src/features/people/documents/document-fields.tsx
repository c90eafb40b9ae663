import type * as z from 'zod'
import type { documentFields } from '@intranet/contract/people/documents'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { DepartmentField, ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'

type Values = z.input<typeof documentFields>

/** Category and dates; the category says whether an end of validity is needed. */
export function CategoryField({ saved }: { saved?: number }) {
  const categories = useQuery(trpc.documentCategories.options.queryOptions({ incluir: saved })).data ?? []
  return (
    <SelectField<Values>
      name="id_categoria"
      label="Categoria"
      options={categories.map(({ id, titulo, sensivel }) => ({
        value: id,
        label: titulo,
        note: sensivel ? 'Sensível' : undefined,
      }))}
    />
  )
}

export function DateFields({ category }: { category?: number | null }) {
  const watched = useWatch({ name: 'id_categoria' }) as number | null
  const chosen = category ?? watched
  const categories = useQuery(
    trpc.documentCategories.options.queryOptions({ incluir: category ?? undefined }),
  ).data
  const needed = categories?.find(({ id }) => id === chosen)?.exige_validade ?? false
  return (
    <>
      <DateField<Values> name="data_emissao" label="Data de emissão" />
      <DateField<Values> name="data_validade" label="Data de validade" required={needed} />
    </>
  )
}

/** Whose it is: a person's, or everybody's of a provider and department. */
export function TargetFields() {
  const person = useWatch({ name: 'id_funcionario' }) as number | null
  return (
    <>
      <PersonField<Values>
        name="id_funcionario"
        label="Funcionário"
        hint="Sem funcionário, o documento é de todos do provedor e do departamento."
        wide
      />
      {!person && (
        <>
          <ProviderField<Values> name="id_empresa" label="Provedor" />
          <DepartmentField<Values> name="id_departamento" label="Departamento" />
        </>
      )}
      <ToggleField<Values>
        name="requer_assinatura"
        label="Pede ciência"
        labels={['Sim', 'Não']}
        hint="Quem recebe usa “Declaro ciência”."
      />
      <ToggleField<Values> name="ativo" label="Status" />
    </>
  )
}
