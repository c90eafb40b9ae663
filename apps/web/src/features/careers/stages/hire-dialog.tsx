import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { formatCount, formatDate } from '@intranet/contract/formats'
import { hireInput } from '@intranet/contract/careers/hire'
import { employmentLabels } from '@intranet/contract/employee-options'
import { todayInBrazil } from '@intranet/contract/today'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod'
import { DateField } from '@/components/form/date-fields.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { OrganizationFields } from '@/components/form/organization-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useOrganizationSource } from '@/features/access/users/use-organization-source.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Applicant = Outputs['applicants']['get']
type Values = z.input<typeof hireInput>

interface HireDialogProps {
  id: number
  name: string
  contract: NonNullable<Applicant['contratacao']>
  onClose: () => void
}

const begun = (n: number, day: string | null) => {
  const made = day ? `Admissão em ${formatDate(day)} registrada.` : 'Funcionário criado.'
  return n === 0 ? made : `${made} ${formatCount(n, 'onboarding começou.', 'onboardings começaram.')}`
}

/** "Criar funcionário": the vacancy's place, to be confirmed. */
export function HireDialog({ id, name, contract, onClose }: HireDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const source = useOrganizationSource(contract)
  const { id_empresa, id_departamento, id_cargo, id_gestor, updated_at } = contract
  return (
    <DrawerForm
      title={`Criar funcionário: ${name}`}
      onClose={onClose}
      identity={savedRecord('hire', { id, updated_at })}
      schema={hireInput}
      defaultValues={{
        id,
        updated_at,
        id_empresa,
        id_departamento,
        id_cargo,
        id_gestor,
        data_admissao: todayInBrazil(),
        tipo_vinculo: 'clt',
      }}
      texts={{ success: null }}
      onSubmit={async (values) => {
        const { id: employee, onboardings, situacao } = await api.applicants.hire.mutate(values)
        toast.success(begun(onboardings, situacao === 'admissao' ? values.data_admissao : null))
        await queryClient.invalidateQueries(trpc.applicants.pathFilter())
        return { employee, onboardings }
      }}
      onSaved={({ employee, onboardings }) => {
        onClose()
        // Without one, the tab says so and leads to where one is assigned.
        const aba = onboardings ? '' : '?aba=onboardings'
        void navigate({ href: `/human-resources/employee/profile/${employee}${aba}` })
      }}
      save="Criar funcionário"
    >
      <div className="grid gap-4">
        <OrganizationFields source={source} required />
        <DateField<Values> name="data_admissao" label="Data de admissão" required />
        <SelectField<Values>
          name="tipo_vinculo"
          label="Vínculo"
          required
          options={optionsOf(employmentLabels)}
        />
        <PersonField<Values> name="id_gestor" label="Gestor" />
        <TextField<Values> name="email_corp" label="E-mail corporativo" type="email" maxLength={254} />
      </div>
    </DrawerForm>
  )
}
