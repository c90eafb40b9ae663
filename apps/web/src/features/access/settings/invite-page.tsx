import type * as z from 'zod'
import { inviteForm } from '@intranet/contract/access/settings-permissions'
import { people } from '@intranet/contract/messages/access'
import { useQuery } from '@tanstack/react-query'
import { YesNoField } from '@/components/form/choice-fields.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { CpfField } from '@/components/form/masked-fields.tsx'
import { OrganizationFields } from '@/components/form/organization-fields.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { providerOption } from '@/components/inputs/option.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { employeeMeans } from '../users/user-form.ts'
import { useOrganizationSource } from '../users/use-organization-source.ts'

type Values = z.input<typeof inviteForm>

const empty = {
  nome: '',
  email: '',
  cpf: '',
  perfis: [],
  empresas: [],
  id_empresa: null,
  id_departamento: null,
  id_cargo: null,
}

/** A new user with profile and providers; a first-access password goes out by e-mail. */
export function InvitePage() {
  const source = useOrganizationSource()
  const profiles = useQuery(trpc.accessProfiles.options.queryOptions()).data ?? []
  const providers = useQuery(trpc.providers.options.queryOptions({})).data ?? []
  const invite = useSave(trpc.permissions.invite.mutationOptions(), {
    changes: [trpc.permissions.pathFilter()],
  })
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Form
          identity={newRecord('invitation')}
          schema={inviteForm}
          defaultValues={empty}
          onSubmit={invite.mutateAsync}
          texts={{ success: people.inviteSent }}
        >
          <FormPanel title="Pessoa">
            <TextField<Values> name="nome" label="Nome" maxLength={120} wide />
            <TextField<Values> name="email" label="E-mail" type="email" maxLength={254} />
            <CpfField<Values> name="cpf" label="CPF" />
          </FormPanel>
          <FormPanel title="Acesso">
            <MultiSelectField<Values>
              name="perfis"
              label="Perfil"
              required
              wide
              options={namedOptions(profiles)}
            />
            <MultiSelectField<Values>
              name="empresas"
              label="Provedores"
              required
              wide
              options={providers.map(providerOption)}
            />
          </FormPanel>
          <FormPanel title="Organização">
            <YesNoField<Values> name="funcionario" label="Funcionário" means={employeeMeans} required wide />
            <OrganizationFields source={source} />
          </FormPanel>
          <FormActions save="Convidar" />
        </Form>
      </PageSheet>
    </Page>
  )
}
