import { identityProviderForm } from '@intranet/contract/access/identity-providers'
import { formatDateTime } from '@intranet/contract/formats'
import type * as z from 'zod'
import { ToggleField, YesNoField } from '@/components/form/choice-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { PlainHttpField } from '@/components/form/plain-http-field.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { PersonField } from '@/features/company/person-field.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ClaimRoleFields } from './claim-role-fields.tsx'
import { identityProviders } from './identity-providers.entity.ts'

type Values = z.input<typeof identityProviderForm>
type Provider = Outputs['identityProviders']['get']

function PasswordsOffFields() {
  const off = useValue<Values>()('senhas_desligadas')
  return (
    <>
      <YesNoField<Values>
        name="senhas_desligadas"
        label="Senhas desligadas"
        means={{
          yes: 'Funcionários destes domínios só entram por este provedor, sem senha.',
          no: 'A senha continua valendo ao lado do provedor.',
        }}
        wide
      />
      {off && (
        <>
          <PersonField<Values> name="id_excecao_1" label="Super Admin que mantém a senha" required />
          <PersonField<Values> name="id_excecao_2" label="Outro Super Admin que mantém a senha" required />
        </>
      )}
    </>
  )
}

function ProviderFields({ known }: { known?: Provider }) {
  return (
    <>
      <FormPanel title="Provedor">
        <TextField<Values> name="nome" label="Nome" required maxLength={60} hint="O botão diz: Entrar com…" />
        <TextField<Values>
          name="emissor"
          label="Emissor"
          type="url"
          required
          placeholder="https://login.exemplo.com.br"
          hint="Exatamente como o provedor o informa."
        />
        <TextField<Values> name="client_id" label="Client ID" required autoComplete="off" />
        <TextField<Values>
          name="segredo"
          label="Client secret"
          type="password"
          autoComplete="off"
          hint={known?.com_segredo ? 'Já definido; vazio mantém o atual.' : 'Fica selado e nunca é mostrado.'}
        />
        <TagField<Values> name="dominios" label="Domínios de e-mail" required wide />
        <YesNoField<Values>
          name="retorno_proprio"
          label="Endereço de retorno próprio"
          means={{
            yes: 'Só respostas deste provedor são aceitas no endereço dele.',
            no: 'O endereço comum, de provedores cadastrados antes. Troque-o primeiro no provedor.',
          }}
          wide
        />
        <PlainHttpField<Values> name="permite_http" sent="a identidade de quem entra" />
        <ToggleField<Values> name="ativo" label="Status" />
      </FormPanel>
      <FormPanel title="Segundo fator e senhas">
        <YesNoField<Values>
          name="aceita_fator"
          label="Vale como segundo fator"
          means={{
            yes: 'Quando o provedor diz que pediu dois fatores (amr com mfa), a intranet não pede o seu.',
            no: 'A intranet pede o segundo fator como pede depois da senha.',
          }}
          wide
        />
        <PasswordsOffFields />
      </FormPanel>
      <FormPanel title="Papéis">
        <TextField<Values>
          name="campo_papeis"
          label="Campo que traz os papéis"
          hint="Opcional. Os papéis desta tabela são dados e retirados a cada entrada; Super Admin nunca."
          wide
        />
        <ClaimRoleFields />
      </FormPanel>
    </>
  )
}

export function IdentityProviderRegisterPage() {
  return (
    <RegisterPage
      entity={identityProviders}
      schema={identityProviderForm}
      blank={{
        nome: '',
        emissor: '',
        permite_http: false,
        client_id: '',
        segredo: '',
        dominios: [],
        campo_papeis: '',
        papeis: [],
        aceita_fator: false,
        retorno_proprio: true,
        senhas_desligadas: false,
        id_excecao_1: null,
        id_excecao_2: null,
        ativo: false,
      }}
    >
      <ProviderFields />
    </RegisterPage>
  )
}

/** What is registered at the provider, and how the last test went. */
function Addresses({ record }: { record: Provider }) {
  const lines = [
    ['Endereço de retorno', record.endereco_retorno],
    ['Endereço de saída (back-channel)', record.endereco_saida],
    [
      'Último teste',
      record.testado_em
        ? `${formatDateTime(record.testado_em)}: ${record.erro_teste ?? 'respondeu.'}`
        : 'Ainda não: use “Testar” na lista.',
    ],
  ]
  return (
    <FormPanel title="Para cadastrar no provedor">
      <dl className="col-span-full grid gap-2 text-sm">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </FormPanel>
  )
}

export function IdentityProviderEditPage({ record }: { record: Provider }) {
  return (
    <EditPage
      entity={identityProviders}
      beside={null}
      heading={record.nome.toLocaleUpperCase('pt-BR')}
      schema={identityProviderForm}
      record={record}
    >
      <ProviderFields known={record} />
      <Addresses record={record} />
    </EditPage>
  )
}
