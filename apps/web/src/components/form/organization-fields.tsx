import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Option } from './option.ts'
import { SelectField } from './select-fields.tsx'

/** Where the three lists come from. */
export interface OrganizationSource {
  providers: () => Promise<Option[]>
  departments: (provider: number) => Promise<Option[]>
  positions: (department: number) => Promise<Option[]>
}

interface OrganizationFieldsProps {
  source: OrganizationSource
  names?: { provider: string; department: string; position: string }
  required?: boolean
}

const documented = { provider: 'id_empresa', department: 'id_departamento', position: 'id_cargo' }

/** A list for what stands above it; a single option is chosen by itself (000:157). */
function useOptions(key: string, name: string, above: unknown, read: () => Promise<Option[]>): Option[] {
  const { setValue, getValues, resetField, formState } = useFormContext()
  const { isDirty } = formState
  const known = above !== null && above !== undefined && above !== ''
  const { data } = useQuery({ queryKey: ['organization', key, above], queryFn: read, enabled: known })
  useEffect(() => {
    const only = data?.length === 1 ? data[0] : undefined
    if (!only || getValues(name) === only.value) return
    // Before anything was typed it is what the form starts from: leaving it unsaved asks nothing.
    if (isDirty) setValue(name, only.value, { shouldDirty: true, shouldValidate: true })
    else resetField(name, { defaultValue: only.value })
  }, [data, name, isDirty, getValues, resetField, setValue])
  return known ? (data ?? []) : []
}

/** Provedor, Departamento, Cargo: changing one empties those below it. */
export function OrganizationFields({ source, names = documented, required }: OrganizationFieldsProps) {
  const { setValue } = useFormContext()
  const [provider, department] = useWatch({ name: [names.provider, names.department] }) as (number | null)[]
  const providers = useOptions('providers', names.provider, 'all', source.providers)
  const departments = useOptions('departments', names.department, provider, () =>
    source.departments(Number(provider)),
  )
  const positions = useOptions('positions', names.position, department, () =>
    source.positions(Number(department)),
  )
  const empty = (...below: string[]) => {
    for (const name of below) setValue(name, null, { shouldDirty: true })
  }
  return (
    <>
      <SelectField
        name={names.provider}
        label="Provedor"
        required={required}
        placeholder="Selecione o provedor"
        options={providers}
        onPicked={() => empty(names.department, names.position)}
      />
      <SelectField
        name={names.department}
        label="Departamento"
        required={required}
        placeholder="Selecione o departamento"
        disabled={!provider}
        options={departments}
        onPicked={() => empty(names.position)}
      />
      <SelectField
        name={names.position}
        label="Cargo"
        required={required}
        placeholder="Selecione o cargo"
        disabled={!department}
        options={positions}
      />
    </>
  )
}
