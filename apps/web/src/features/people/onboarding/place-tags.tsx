import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { can } from '@intranet/contract/access'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'

/** Provider, department and position as tags: each may be left out, and then it is for everybody. */
export function PlaceTags({ positions = true }: { positions?: boolean }) {
  const { setValue } = useFormContext()
  const manages = can(useSession(), 'onboarding', 'manage')
  const [provider, department] = useWatch({ name: ['id_empresa', 'id_departamento'] }) as (number | null)[]
  const { data } = useQuery(trpc.organization.options.queryOptions({}))
  const options = (rows: { id: number; nome: string }[] = []) =>
    rows.map(({ id, nome }) => ({ value: id, label: nome }))
  const clear = (...names: string[]) => {
    for (const name of names) setValue(name, null, { shouldDirty: true })
  }
  return (
    <>
      <SelectField
        name="id_empresa"
        label="Provedor"
        required={!manages}
        placeholder={manages ? 'Todo o grupo' : 'Selecione o provedor'}
        options={options(data?.empresas)}
        onPicked={() => clear('id_departamento', ...(positions ? ['id_cargo'] : []))}
      />
      <SelectField
        name="id_departamento"
        label="Departamento"
        placeholder="Todos"
        disabled={!provider}
        options={options(
          data?.departamentos.filter((row) => row.id_empresa === null || row.id_empresa === provider),
        )}
        onPicked={() => positions && clear('id_cargo')}
      />
      {positions && (
        <SelectField
          name="id_cargo"
          label="Cargo"
          placeholder="Todos"
          disabled={!department}
          options={options(data?.cargos.filter((row) => row.id_departamento === department))}
        />
      )}
    </>
  )
}
