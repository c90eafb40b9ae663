import type { FieldsOf } from '@intranet/contract/entity/schemas'
import { hrDocument } from '@intranet/contract/people/documents'
import { useQuery } from '@tanstack/react-query'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { DepartmentField, ProviderField } from '@/features/company/structure-fields.tsx'
import { trpc } from '@/lib/trpc.ts'

type Values = FieldsOf<typeof hrDocument>

const Field = fieldOf(hrDocument)

/** Category and dates; the category says whether an end of validity is needed. */
export function CategoryField({ saved }: { saved?: number }) {
  const categories = useQuery(trpc.documentCategories.options.queryOptions({ incluir: saved })).data ?? []
  return (
    <Field
      name="id_categoria"
      as={SelectField<AnyValues>}
      options={categories.map(({ id, titulo, sensivel }) => ({
        value: id,
        label: titulo,
        note: sensivel ? 'Sensível' : undefined,
      }))}
    />
  )
}

export function DateFields({ category }: { category?: number | null }) {
  const watched = useValue<Values>()('id_categoria')
  const chosen = category ?? watched
  const categories = useQuery(
    trpc.documentCategories.options.queryOptions({ incluir: category ?? undefined }),
  ).data
  const needed = categories?.find(({ id }) => id === chosen)?.exige_validade ?? false
  return (
    <>
      <Field name="data_emissao" />
      <Field name="data_validade" required={needed} />
    </>
  )
}

/** Whose it is: a person's, or everybody's of a provider and department. */
export function TargetFields() {
  const person = useValue<Values>()('id_funcionario')
  return (
    <>
      <Field
        name="id_funcionario"
        as={PersonField}
        hint="Sem funcionário, o documento é de todos do provedor e do departamento."
        wide
      />
      {!person && (
        <>
          <Field name="id_empresa" as={ProviderField} />
          <Field name="id_departamento" as={DepartmentField} />
        </>
      )}
      <Field name="requer_assinatura" hint="Quem recebe usa “Declaro ciência”." />
      <Field name="ativo" />
    </>
  )
}
