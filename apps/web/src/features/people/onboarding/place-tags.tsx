import { can } from '@intranet/contract/access'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSavedChoice } from '@/components/form/use-saved-choice.ts'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { useSession } from '@/lib/session.ts'
import { useOnboardingPlace, useOwnDepartment } from './use-onboarding-place.ts'

type Values = Record<'id_empresa' | 'id_departamento' | 'id_cargo', number | null>

/** Provider, department and position as tags: each may be left out, and then it is for everybody. */
export function PlaceTags({ positions = true }: { positions?: boolean }) {
  const { setValue } = useFormOf<Values>()
  const manages = can(useSession(), 'onboarding', 'manage')
  const ofOwnDepartment = useOwnDepartment() !== undefined
  const [provider, department] = useValues<Values>()('id_empresa', 'id_departamento')
  const source = useOnboardingPlace({
    id_empresa: useSavedChoice<Values>('id_empresa'),
    id_departamento: useSavedChoice<Values>('id_departamento'),
    id_cargo: useSavedChoice<Values>('id_cargo'),
  })
  const clear = (...names: (keyof Values)[]) => {
    for (const name of names) setValue(name, null, { shouldDirty: true })
  }
  return (
    <>
      <SelectField<Values>
        name="id_empresa"
        label="Provedor"
        required={!manages}
        placeholder={manages ? 'Todo o grupo' : 'Selecione o provedor'}
        options={source.providers ?? []}
        onPicked={() => clear('id_departamento', ...(positions ? (['id_cargo'] as const) : []))}
      />
      <SelectField<Values>
        name="id_departamento"
        label="Departamento"
        required={ofOwnDepartment}
        placeholder={ofOwnDepartment ? 'Selecione o departamento' : 'Todos'}
        waitsFor={!provider && 'o provedor'}
        options={provider ? source.departments(provider) : []}
        onPicked={() => positions && clear('id_cargo')}
      />
      {positions && (
        <SelectField<Values>
          name="id_cargo"
          label="Cargo"
          placeholder="Todos"
          waitsFor={!department && 'o departamento'}
          options={department ? source.positions(department) : []}
        />
      )}
    </>
  )
}
