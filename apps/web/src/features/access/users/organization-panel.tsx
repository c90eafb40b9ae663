import type * as z from 'zod'
import type { newUserForm } from '@intranet/contract/access/user-schemas'
import { person } from '@intranet/contract/access/person'
import { isSuperadmin } from '@intranet/contract/access'
import type { ReactNode } from 'react'
import { YesNoField } from '@/components/form/choice-fields.tsx'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { OrganizationFields } from '@/components/form/organization-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { useSession } from '@/lib/session.ts'
import { employeeMeans } from './user-form.ts'
import { useOrganizationSource } from './use-organization-source.ts'

type Values = z.input<typeof newUserForm>

const Field = fieldOf(person)

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
  const employee = useValue<Values>()('funcionario')
  const needed = (!saved && (staff || employee)) || undefined
  return (
    <FormPanel id="organizacao" title="Organização">
      <Field
        name="email"
        capped
        disabled={!mayChangeAddress}
        hint={mayChangeAddress ? undefined : 'Somente um Super Admin altera este e-mail.'}
        wide
      />
      {!staff && saved && <Field name="funcionario" />}
      {!staff && !saved && (
        <Field name="funcionario" as={YesNoField<Values>} means={employeeMeans} required wide />
      )}
      <Field name="data_admissao" required={needed} />
      <OrganizationFields source={source} required={needed} />
      {children}
    </FormPanel>
  )
}
