import type * as z from 'zod'
import { shutdownFields } from '@intranet/contract/people/shutdown-schemas'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import type { colleagues } from '@/features/company/colleagues.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ShutdownFields } from './shutdown-fields.tsx'
import { shutdowns } from './shutdown.entity.ts'

type Values = z.input<typeof shutdownFields>

interface ShutdownRegisterPageProps {
  /** Chosen in a list: the employee's id and name are part of the address. */
  person?: { id: number; nome: string }
}

const dismissible: typeof colleagues = (input) => trpc.shutdowns.people.queryOptions(input)

/** Asks for somebody to leave; HR decides. */
export function ShutdownRegisterPage({ person }: ShutdownRegisterPageProps) {
  return (
    <RegisterPage
      entity={shutdowns}
      parents={[person?.id]}
      beside={person?.nome || null}
      schema={shutdownFields}
      blank={{ id_funcionario: person?.id, motivo: '', recontrataria: false, substituicao: false }}
    >
      <FormPanel>
        <PersonField<Values>
          name="id_funcionario"
          label="Funcionário"
          from={dismissible}
          current={person}
          hint="Mostra quem você pode desligar. Solicitantes: o próprio departamento e quem lideram."
          wide
        />
        <ShutdownFields />
      </FormPanel>
    </RegisterPage>
  )
}
