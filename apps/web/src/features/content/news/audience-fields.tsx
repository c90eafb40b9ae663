import { useQuery } from '@tanstack/react-query'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { ProviderField } from '../../company/structure-fields.tsx'

type Values = Record<'id_empresa' | 'id_departamento', number | null>

interface AudienceFieldsProps {
  /** Who does not manage writes for a provider of their own. */
  required: boolean
}

/** Whom it reaches: a provider or the whole group, and a department of it, of all providers, or all. */
export function AudienceFields({ required }: AudienceFieldsProps) {
  const { setValue } = useFormOf<Values>()
  const provider = useValue<Values>()('id_empresa')
  const departments = useQuery(
    trpc.departments.options.queryOptions({ incluir: useSavedChoice<Values>('id_departamento') }),
  )
  const offered = (departments.data ?? []).filter(
    ({ id_empresa }) => !provider || id_empresa === null || id_empresa === provider,
  )
  return (
    <>
      <ProviderField<Values>
        name="id_empresa"
        label="Provedor"
        required={required}
        placeholder={required ? 'Selecione o provedor' : 'Todo o grupo'}
        onPicked={() => setValue('id_departamento', null, { shouldDirty: true })}
      />
      <SelectField<Values>
        name="id_departamento"
        label="Departamento"
        placeholder="Todos os departamentos"
        options={offered.map(({ id, nome, empresa }) => ({
          value: id,
          label: nome,
          note: provider ? undefined : (empresa ?? undefined),
        }))}
      />
    </>
  )
}
