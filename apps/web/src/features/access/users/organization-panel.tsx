import type * as z from 'zod'
import type { newUserForm } from '@intranet/contract/access/user-schemas'
import { isSuperadmin } from '@intranet/contract/access'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { ToggleField, YesNoField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { OrganizationFields } from '@/components/form/organization-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useSession } from '@/lib/session.ts'
import { employeeMeans } from './user-form.ts'
import { useOrganizationSource } from './use-organization-source.ts'

type Values = z.input<typeof newUserForm>

interface OrganizationPanelProps {
  /** The place that is saved; nothing for a new person. */
  saved?: { id_empresa: number | null; id_departamento: number | null; id_cargo: number | null }
  /** In HR's forms everybody is an employee. */
  staff?: boolean
  /** Fields after the place. */
  children?: ReactNode
}

/** What HR keeps: sign-in address, place in the company, admission. */
export function OrganizationPanel({ saved, staff = false, children }: OrganizationPanelProps) {
  const mayChangeAddress = isSuperadmin(useSession()) || !saved
  const source = useOrganizationSource(saved)
  const employee = useWatch({ name: 'funcionario' }) as boolean | undefined
  const needed = (!saved && (staff || employee)) || undefined
  return (
    <FormPanel id="organizacao" title="Organização">
      <TextField<Values>
        name="email"
        label="E-mail de acesso"
        type="email"
        maxLength={254}
        disabled={!mayChangeAddress}
        hint={mayChangeAddress ? undefined : 'Somente um Super Admin altera este e-mail.'}
        wide
      />
      {!staff && saved && (
        <ToggleField<Values> name="funcionario" label="Funcionário" labels={['Sim', 'Não']} />
      )}
      {!staff && !saved && (
        <YesNoField<Values> name="funcionario" label="Funcionário" means={employeeMeans} required wide />
      )}
      <DateField<Values> name="data_admissao" label="Data de admissão" required={needed} />
      <OrganizationFields source={source} required={needed} />
      {children}
    </FormPanel>
  )
}
