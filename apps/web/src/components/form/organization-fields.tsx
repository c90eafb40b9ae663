import { useEffect, useMemo, useState } from 'react'
import type { Option } from '@/components/inputs/option.ts'
import { SelectField } from './select-fields.tsx'
import { useFormOf, useValues } from './use-form-values.ts'

type Values = Record<'id_empresa' | 'id_departamento' | 'id_cargo', number | null>

/** The three lists. Without `providers` they are not read yet. */
export interface OrganizationSource {
  providers: Option[] | undefined
  departments: (provider: number) => Option[]
  positions: (department: number) => Option[]
  /** A record that is saved already: opening it fills nothing. */
  existing: boolean
}

interface OrganizationFieldsProps {
  source: OrganizationSource
  required?: boolean
}

const nothing: Option[] = []
const levels = { provider: 0, department: 1, position: 2, untouched: 3 }

/** Takes a level's single option, once what is above it was chosen here. */
function useSingleOption(name: keyof Values, options: Option[], allowed: boolean): void {
  const { setValue, getValues, resetField, formState } = useFormOf<Values>()
  const { isDirty } = formState
  const only = options.length === 1 ? options[0]?.value : undefined
  useEffect(() => {
    if (!allowed || typeof only !== 'number' || getValues(name) === only) return
    // Before anything was typed it is what the form starts from: leaving it unsaved asks nothing.
    if (isDirty) setValue(name, only, { shouldDirty: true, shouldValidate: true })
    else resetField(name, { defaultValue: only })
  }, [only, allowed, name, isDirty, getValues, resetField, setValue])
}

/** Provedor, Departamento, Cargo: changing one empties those below it, and a single option is then taken. */
export function OrganizationFields({ source, required }: OrganizationFieldsProps) {
  const { setValue } = useFormOf<Values>()
  const [provider, department] = useValues<Values>()('id_empresa', 'id_departamento')
  // The highest level that may take its single option.
  const [from, setFrom] = useState(source.existing ? levels.untouched : levels.provider)
  const providers = source.providers ?? nothing
  const departments = useMemo(() => (provider ? source.departments(provider) : nothing), [source, provider])
  const positions = useMemo(() => (department ? source.positions(department) : nothing), [source, department])
  useSingleOption('id_empresa', providers, from <= levels.provider)
  useSingleOption('id_departamento', departments, from <= levels.department)
  useSingleOption('id_cargo', positions, from <= levels.position)
  const changed = (below: number, ...names: (keyof Values)[]) => {
    for (const name of names) setValue(name, null, { shouldDirty: true })
    setFrom((before) => Math.min(before, below))
  }
  return (
    <>
      <SelectField<Values>
        name="id_empresa"
        label="Provedor"
        required={required}
        placeholder="Selecione o provedor"
        options={providers}
        onPicked={() => changed(levels.department, 'id_departamento', 'id_cargo')}
      />
      <SelectField<Values>
        name="id_departamento"
        label="Departamento"
        required={required}
        placeholder="Selecione o departamento"
        waitsFor={!provider && 'o provedor'}
        options={departments}
        onPicked={() => changed(levels.position, 'id_cargo')}
      />
      <SelectField<Values>
        name="id_cargo"
        label="Cargo"
        required={required}
        placeholder="Selecione o cargo"
        waitsFor={!department && 'o departamento'}
        options={positions}
      />
    </>
  )
}
