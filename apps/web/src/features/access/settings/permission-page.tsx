import type * as z from 'zod'
import { can } from '@intranet/contract/access'
import { setPermissionsInput } from '@intranet/contract/access/settings-permissions'
import { settings } from '@intranet/contract/messages/access'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { useState } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { FormActions } from '@/components/form/form-actions.tsx'
import { FormHelp, FormPanel } from '@/components/form/form-panel.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { useValues } from '@/components/form/use-form-values.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { RoleMatrix, RoleWords } from '../access-profiles/role-matrix.tsx'
import { EffectiveRoles } from './effective-roles.tsx'
import { ValueLines } from '@/components/records/value-lines.tsx'
import { historyOf } from '@/components/records/history.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { NoteLine } from '@/components/ui/note-line.tsx'
import { inactiveNote } from '@/components/inputs/option.ts'
import { ProvidersField, useProviderNames } from '@/features/company/providers-field.tsx'

type Permissions = inferOutput<typeof trpc.permissions.get>

const permissionForm = setPermissionsInput.omit({ id: true, updated_at: true })
type Values = z.input<typeof permissionForm>
const history = historyOf(['usuario_permissao'], {
  perfis: 'Perfis',
  roles: 'Papéis',
  empresas: 'Provedores',
  provedores: 'Provedores',
  validade_fim: 'Validade',
})

function Preview({ profiles }: { profiles: { id: number; roles: string[]; ativo: boolean }[] }) {
  const [perfis, roles] = useValues<Values>()('perfis', 'roles')
  const given = profiles
    .filter(({ id, ativo }) => ativo && perfis?.includes(id))
    .flatMap((profile) => profile.roles)
  return <EffectiveRoles roles={[...given, ...(roles ?? [])]} />
}

/** What a person has, for who may not change it. */
function PermissionWords({ person }: { person: Permissions }) {
  const profiles = useQuery(trpc.accessProfiles.options.queryOptions({ incluir: person.perfis })).data ?? []
  const providers = useProviderNames(person.empresas)
  const given = profiles.filter(({ id }) => person.perfis.includes(id))
  return (
    <div className="max-w-[640px]">
      <NoteLine>{settings.readOnly}</NoteLine>
      <div className="mb-6">
        <ValueLines
          lines={[
            { label: 'Perfis', value: given.map(({ nome }) => nome).join(', ') || 'Nenhum' },
            {
              label: 'Provedores',
              note: 'Fora dos provedores escolhidos, a pessoa não vê nada.',
              value: providers || 'Nenhum',
            },
          ]}
        />
      </div>
      <RoleWords
        roles={[...given.filter(({ ativo }) => ativo).flatMap(({ roles }) => roles), ...person.roles]}
      />
    </div>
  )
}

function PermissionForm({ person }: { person: Permissions }) {
  const profiles = useQuery(trpc.accessProfiles.options.queryOptions({ incluir: person.perfis })).data ?? []
  const [seen] = useState(person.updated_at)
  return (
    <Form
      identity={savedRecord('permission', { id: person.id, updated_at: seen })}
      schema={permissionForm}
      defaultValues={{ perfis: person.perfis, roles: person.roles, empresas: person.empresas }}
      onSubmit={(values) => api.permissions.set.mutate({ ...values, id: person.id, updated_at: seen })}
      changes={[trpc.permissions.pathFilter()]}
    >
      <div className="flex flex-wrap items-start gap-6">
        <div className="min-w-0 max-w-[640px] grow">
          <FormPanel title="Perfis e provedores">
            <MultiSelectField<Values>
              name="perfis"
              label="Perfis"
              wide
              options={profiles.map(({ id, nome, ativo }) => ({
                value: id,
                label: nome,
                note: inactiveNote(ativo),
              }))}
            />
            <ProvidersField<Values>
              name="empresas"
              label="Provedores"
              hint="Fora dos provedores escolhidos, a pessoa não vê nada."
              wide
            />
          </FormPanel>
          <FormPanel title="Papéis avulsos">
            <RoleMatrix<Values> name="roles" label="Além dos perfis" />
          </FormPanel>
        </div>
        <div className="self-start min-[901px]:sticky min-[901px]:top-[72px] min-[901px]:min-w-56 min-[901px]:flex-1">
          <FormHelp>
            <Preview profiles={profiles} />
          </FormHelp>
        </div>
      </div>
      <FormActions />
    </Form>
  )
}

/** A person's profiles, single roles and providers, with what they amount to. */
export function PermissionPage({ id }: { id: number }) {
  const mayWrite = can(useSession(), 'configuracao', 'manage')
  const read = useRecord(trpc.permissions.get.queryOptions({ id }))
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead total={data.nome ?? data.email}>
            {!data.funcionario && (
              <AddressLink
                to={`/settings/permission/partner/profile/${id}`}
                className={buttonVariants({ variant: 'outline' })}
              >
                Acesso de parceiro
              </AddressLink>
            )}
            <RecordHistory history={history} id={id} />
          </PageHead>
          <PageSheet>
            {mayWrite ? <PermissionForm person={data} /> : <PermissionWords person={data} />}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
