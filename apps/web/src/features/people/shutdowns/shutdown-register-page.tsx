import { shutdownFields } from '@intranet/contract/people/shutdowns'
import { useQuery } from '@tanstack/react-query'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { RegisterPage } from '@/components/records/record-pages.tsx'
import { api, trpc } from '@/lib/trpc.ts'
import { ShutdownFields } from './shutdown-fields.tsx'

interface ShutdownRegisterPageProps {
  /** Chosen in a list: the employee's id and name stand in the address (000:47). */
  person?: { id: number; nome: string }
}

/** Asks for somebody to leave; HR decides. */
export function ShutdownRegisterPage({ person }: ShutdownRegisterPageProps) {
  const people = useQuery(trpc.shutdowns.people.queryOptions()).data
  // The name of the address stands in until the list is read; who is not in it cannot be chosen.
  const shown = people ?? (person ? [person] : [])
  return (
    <RegisterPage
      title="NOVO DESLIGAMENTO"
      schema={shutdownFields}
      blank={{ id_funcionario: person?.id, motivo: '', recontrataria: false, substituicao: false }}
      create={(input) => api.shutdowns.create.mutate(input)}
      changed={trpc.shutdowns.pathFilter()}
    >
      <FormPanel>
        <SelectField
          name="id_funcionario"
          label="Funcionário"
          options={shown.map(({ id, nome }) => ({ value: id, label: nome ?? '' }))}
          wide
        />
        <ShutdownFields />
      </FormPanel>
    </RegisterPage>
  )
}
