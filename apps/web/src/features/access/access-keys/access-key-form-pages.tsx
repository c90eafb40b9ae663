import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { isSuperadmin, type ModuleKey } from '@intranet/contract/access'
import { keyGrantLabels } from '@intranet/contract/access/access-key-words'
import { levelIn, levelLabels, moduleLabels } from '@intranet/contract/access/access-profiles'
import { accessKeyFields } from '@intranet/contract/access/access-keys'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { grantsOf, keyModules } from '@intranet/contract/access/key-access'
import { accessKeys as text } from '@intranet/contract/messages/access'
import { FormActions } from '@/components/form/form-actions.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { DetailList } from '@/components/records/detail-list.tsx'
import { EditPage } from '@/components/form/form-pages.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { useGoBack } from '@/components/shell/use-go-back.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { AccessKeyFields } from './access-key-fields.tsx'
import { KeySituationBadge } from './key-situation.tsx'
import { accessKeys } from './access-key.entity.ts'
import { KeyActions } from './key-actions.tsx'
import { MadeKey } from './made-key.tsx'
import { useRotateKey } from './use-rotate-key.ts'
import { useRevokeKey } from './use-revoke-key.ts'

type Key = Outputs['accessKeys']['get']

const changed = trpc.accessKeys.pathFilter()
// A form always holds the list of addresses.
const schema = accessKeyFields.extend({
  dados_pessoais: accessKeyFields.shape.dados_pessoais.removeDefault(),
  enderecos: accessKeyFields.shape.enderecos.removeDefault(),
})

/** `/settings/keys/register`: the form, and then the key itself. */
export function AccessKeyRegisterPage() {
  const queryClient = useQueryClient()
  const rights = useQuery(trpc.accessKeys.rights.queryOptions({}))
  const [made, setMade] = useState<string>()
  return (
    <LoadedPage reads={[rights]}>
      {({ pode_criar, validade_maxima }) => (
        <Page>
          <PageHead />
          <PageSheet>
            {made && <MadeKey chave={made} />}
            {!made && !pode_criar && <EmptyState title={text.notAllowed} />}
            {!made && pode_criar && (
              <Form
                identity={newRecord('access-key')}
                schema={schema}
                defaultValues={{
                  nome: '',
                  roles: [],
                  dados_pessoais: false,
                  empresas: [],
                  enderecos: [],
                  fonte: null,
                  validade_fim: validade_maxima,
                }}
                onSubmit={(values) => api.accessKeys.create.mutate({ objects: [values] })}
                onSaved={([key]) => {
                  setMade(key!.chave)
                  void queryClient.invalidateQueries(changed)
                }}
                texts={{ success: null }}
              >
                <AccessKeyFields />
                <FormActions save="Criar chave" />
              </Form>
            )}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}

const lastUse = ({ ultimo_uso }: Key) =>
  ultimo_uso ? `Último uso em ${formatDateTime(ultimo_uso)}` : 'Nunca usada'

function KeyState({ record }: { record: Key }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-muted-foreground">
      <code>{record.prefixo}</code>
      <KeySituationBadge situation={record.situacao} />
      {lastUse(record)}
      {record.anterior_ate && (
        <span>
          <code>{record.prefixo_anterior}</code> vale até {formatDateTime(record.anterior_ate)}
        </span>
      )}
    </p>
  )
}

const headingOf = ({ nome }: Key) => nome.toLocaleUpperCase('pt-BR')

/** Of either kind of key. */
const rightIn = (roles: readonly string[], module: ModuleKey) => {
  const grant = grantsOf(roles)?.[module]
  if (grant) return keyGrantLabels[grant]
  const level = levelIn(roles, module)
  return level && levelLabels[level]
}

const rightsOf = ({ roles }: Key) =>
  keyModules
    .flatMap((module) => {
      const right = rightIn(roles, module)
      return right ? [`${moduleLabels[module]}: ${right}`] : []
    })
    .join(', ')

/** A key that its reader does not change: it was revoked, or people keep none of their own. */
function ReadKey({ record, steps }: { record: Key; steps?: RowAction[] }) {
  return (
    <Page>
      <PageHead heading={headingOf(record)} actions={<KeyActions record={record} steps={steps} />} />
      <PageSheet>
        <KeyState record={record} />
        <DetailList
          rows={[
            ['Pertence a', record.usuario],
            ['Acessos', rightsOf(record)],
            ...(grantsOf(record.roles)
              ? [['Lê dados pessoais', record.dados_pessoais ? 'Sim' : 'Não'] as [string, string]]
              : []),
            ['Provedores', record.provedores],
            ['Endereços', record.enderecos.join(', ') || 'Qualquer lugar'],
            ...(record.fonte ? [['Fonte dos ids externos', record.fonte] as [string, string]] : []),
            record.revogada_em
              ? ['Revogada em', formatDateTime(record.revogada_em)]
              : ['Válida até', formatDate(record.validade_fim)],
          ]}
        />
      </PageSheet>
    </Page>
  )
}

/** `/settings/keys/edit/:id`; one that was revoked, or that one may not change, is only read. */
export function AccessKeyEditPage({ record }: { record: Key }) {
  const revoke = useRevokeKey(useGoBack())
  const [made, setMade] = useState<string>()
  const rotate = useRotateKey(setMade)
  const rights = useQuery(trpc.accessKeys.rights.queryOptions({}))
  const decides = isSuperadmin(useSession())
  if (record.revogada_em) return <ReadKey record={record} />
  if (made)
    return (
      <Page>
        <PageHead heading={headingOf(record)} />
        <PageSheet>
          <MadeKey chave={made} />
        </PageSheet>
      </Page>
    )
  const rotating: RowAction[] =
    record.dados_pessoais && !decides
      ? []
      : [{ label: 'Trocar chave', icon: KeyRound, onSelect: () => void rotate(record) }]
  const revoking: RowAction = { label: 'Revogar', icon: Ban, onSelect: () => void revoke(record) }
  return (
    <LoadedPage reads={[rights]}>
      {({ pode_criar }) =>
        pode_criar ? (
          <EditPage
            entity={accessKeys}
            beside={null}
            heading={headingOf(record)}
            schema={schema}
            record={record}
            actions={<KeyActions record={record} steps={[...rotating, revoking]} />}
          >
            <KeyState record={record} />
            <AccessKeyFields />
          </EditPage>
        ) : (
          <ReadKey record={record} steps={[revoking]} />
        )
      }
    </LoadedPage>
  )
}
