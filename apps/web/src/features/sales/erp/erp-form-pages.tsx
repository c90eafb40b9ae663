import { Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FlaskConical, PlugZap } from 'lucide-react'
import type * as z from 'zod'
import { formatCount, formatDateTime } from '@intranet/contract/formats'
import { erpAbilityNames, erpKindNames, type ErpKind } from '@intranet/contract/sales/erp'
import { erpFields } from '@intranet/contract/sales/erp-schemas'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PlainHttpField } from '@/components/form/plain-http-field.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { ShortSelectField } from '@/components/form/short-select-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { ProviderField } from '@/features/company/structure-fields.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { erpConnections } from './erp.entity.ts'
import { TEST_CONNECTION, useConnectionTest } from './use-connection-test.ts'

const ActionTrialsDialog = lazyDialog(async () => ({
  default: (await import('./action-trials-dialog.tsx')).ActionTrialsDialog,
}))

type Values = z.input<typeof erpFields>

const editFields = erpFields.omit({ id_empresa: true, tipo: true })

/** What each system asks for besides its address; null where it asks for none. */
const credentials: Record<ErpKind, readonly (readonly [name: Credential, label: string])[] | null> = {
  http: [['token', 'Token']],
  hubsoft: [
    ['cliente_id', 'Client ID'],
    ['cliente_segredo', 'Client secret'],
    ['usuario', 'Usuário'],
    ['senha', 'Senha'],
  ],
  ixc: [['token', 'Token']],
  mk: [
    ['token', 'Token do usuário'],
    ['senha', 'Contra-senha'],
  ],
  demonstracao: null,
}
type Credential = 'token' | 'usuario' | 'senha' | 'cliente_id' | 'cliente_segredo'
const readable: readonly Credential[] = ['usuario', 'cliente_id']

const addressHints: Record<ErpKind, string> = {
  http: 'As leads são enviadas por POST para este endereço; as outras chamadas, para os caminhos abaixo dele.',
  hubsoft: 'O endereço do servidor, sem o caminho da API.',
  ixc: 'O endereço do servidor, sem /webservice. O token tem a forma número:código.',
  mk: 'O endereço do servidor com a porta, sem /mk. No perfil do webservice, Invalidar fica em NÃO.',
  demonstracao: '',
}

/** Every system but the one of the demo has an address. */
function ServerAddress({ hint }: { hint: string }) {
  return (
    <TextField<Values>
      name="url"
      label="Endereço"
      type="url"
      required
      placeholder="https://erp.exemplo.com.br"
      hint={hint}
      wide
    />
  )
}

function ConnectionFields({ tipo, saved }: { tipo: ErpKind; saved?: Outputs['erp']['get'] }) {
  const asked = credentials[tipo]
  const isStored: Partial<Record<Credential, boolean>> = {
    token: saved?.com_token,
    senha: saved?.com_senha,
    cliente_segredo: saved?.com_segredo,
  }
  if (!asked)
    return (
      <>
        <p className="text-muted-foreground col-span-full text-sm">
          O sistema de demonstração fica neste banco: não há endereço nem credenciais.
        </p>
        <ToggleField<Values> name="ativo" label="Status" />
      </>
    )
  return (
    <>
      <ServerAddress hint={addressHints[tipo]} />
      {asked.map(([name, label]) => (
        <TextField<Values>
          key={name}
          name={name}
          label={label}
          type={readable.includes(name) ? 'text' : 'password'}
          autoComplete="off"
          hint={
            readable.includes(name)
              ? undefined
              : isStored[name]
                ? 'Já definido; vazio mantém o atual.'
                : 'Fica selado e nunca é mostrado.'
          }
          wide={asked.length === 1}
        />
      ))}
      <TextField<Values>
        name="certificado"
        label="Certificado (SHA-256)"
        hint="Só para servidores que assinam o próprio certificado."
        wide
      />
      <PlainHttpField<Values> name="permite_http" sent="os dados dos clientes e as credenciais" />
      <ToggleField<Values> name="ativo" label="Status" />
    </>
  )
}

function NewConnectionFields() {
  const tipo = useValue<Values>()('tipo') ?? 'http'
  return <ConnectionFields tipo={tipo} />
}

const kindOptions = optionsOf(erpKindNames)

export function ErpRegisterPage() {
  return (
    <RegisterPage
      entity={erpConnections}
      schema={erpFields}
      blank={{ tipo: 'http', url: '', token: '', permite_http: false, ativo: false }}
    >
      <FormPanel>
        <ProviderField<Values> name="id_empresa" label="Provedor" />
        <ShortSelectField<Values> name="tipo" label="Sistema" options={kindOptions} />
        <NewConnectionFields />
      </FormPanel>
    </RegisterPage>
  )
}

/** Only for systems with actions of which nobody is sure. */
function TrialsButton({ id }: { id: number }) {
  const { data } = useQuery(trpc.erp.actions.queryOptions({ id }))
  const [open, setOpen] = useState(false)
  if (!data?.length) return null
  return (
    <>
      <Button variant="outline" icon={FlaskConical} cooldown={false} onClick={() => setOpen(true)}>
        Testar ação
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ActionTrialsDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function ErpEditPage({ record }: { record: Outputs['erp']['get'] }) {
  return (
    // A test writes on the record: the form goes on from what it is then.
    <EditPage
      key={record.testada_em}
      entity={erpConnections}
      beside={null}
      heading={`ERP DE ${record.empresa.toLocaleUpperCase('pt-BR')}`}
      schema={editFields}
      record={record}
      tools={<TrialsButton id={record.id} />}
    >
      <FormPanel>
        <ConnectionFields tipo={record.tipo} saved={record} />
      </FormPanel>
      <Abilities record={record} />
    </EditPage>
  )
}

/** How far the reading of all customers is, or how it ended. */
function readingWords({ situacao, clientes, alterados, erro, lida_em }: Reading): string {
  const read = `${formatCount(clientes, 'cliente lido', 'clientes lidos')}, ${formatCount(alterados, 'alteração', 'alterações')}`
  if (situacao === 'lendo') return `Leitura dos clientes em andamento: ${read}.`
  if (situacao === 'pronta') return `Clientes atualizados em ${formatDateTime(lida_em)}: ${read}.`
  return `A leitura dos clientes parou em ${formatDateTime(lida_em)}: ${erro ?? 'erro'} (${read}; continua de onde parou).`
}
type Reading = NonNullable<Outputs['erp']['get']['leitura']>

/** The connection as it is saved: it waits while something is typed. */
function TestButton({ id }: { id: number }) {
  const { dirtyFields } = useFormState()
  const router = useRouter()
  const test = useConnectionTest()
  return (
    <Button
      variant="outline"
      icon={PlugZap}
      busy={test.isPending}
      disabled={Object.keys(dirtyFields).length > 0}
      onClick={() => test.mutate(id, { onSuccess: () => router.invalidate() })}
    >
      {TEST_CONNECTION}
    </Button>
  )
}

/** What the system offers here, and how the last test went. */
function Abilities({ record }: { record: Outputs['erp']['get'] }) {
  return (
    <FormPanel title="O que este sistema oferece">
      <p className="text-muted-foreground col-span-full text-sm">
        {record.testada_em
          ? `Conexão testada em ${formatDateTime(record.testada_em)}: ${record.erro_teste ?? 'respondeu.'}`
          : 'Conexão ainda não testada.'}
      </p>
      {record.leitura && (
        <p className="text-muted-foreground col-span-full text-sm">{readingWords(record.leitura)}</p>
      )}
      {record.capacidades.length > 0 && (
        <ul className="col-span-full flex flex-wrap gap-1.5">
          {record.capacidades.map((ability) => (
            <li key={ability}>
              <Badge variant="secondary">{erpAbilityNames[ability]}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="col-span-full">
        <TestButton id={record.id} />
      </div>
    </FormPanel>
  )
}
