import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { isSuperadmin } from '@intranet/contract/access'
import type { accessKeyFields, KeyRights } from '@intranet/contract/access/access-keys'
import { asGrants, grantsOf } from '@intranet/contract/access/key-access'
import { formatDate } from '@intranet/contract/formats'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { useSavedChoices } from '@/components/form/use-saved-choice.ts'
import { providerOption } from '@/components/inputs/option.ts'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { Loaded } from '@/components/shell/loaded.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { Button } from '@/components/ui/button.tsx'
import { namedOptions } from '@/lib/options-of.ts'
import { KeyGrantsField } from './key-grants-field.tsx'
import { KeyLevelsField } from './key-levels-field.tsx'

type Values = z.input<typeof accessKeyFields>

const hasLevels = (roles: readonly string[]) => roles.length > 0 && !grantsOf(roles)

/** Keys of before have levels, until somebody changes that. */
function KeyRightsField({ modulos, acessos }: Pick<KeyRights, 'modulos' | 'acessos'>) {
  const { setValue } = useFormOf<Values>()
  const decides = isSuperadmin(useSession())
  const roles = useValue<Values>()('roles') ?? []
  if (!hasLevels(roles))
    return (
      <>
        <KeyGrantsField<Values>
          name="roles"
          label="Acesso em cada módulo"
          hint="A chave lê o que a pessoa lê no módulo, nestes provedores."
          modules={acessos}
        />
        <ToggleField<Values>
          name="dados_pessoais"
          label="Lê dados pessoais"
          labels={['Sim', 'Não']}
          hint="Sem isto, documentos, telefones e e-mails vêm mascarados. Só um superadmin decide."
          disabled={!decides}
        />
      </>
    )
  return (
    <>
      <KeyLevelsField<Values> name="roles" label="Nível em cada módulo" modules={modulos} />
      <Button
        variant="outline"
        className="justify-self-start"
        onClick={() => setValue('roles', asGrants(roles), { shouldDirty: true })}
      >
        Trocar níveis por ler e escrever
      </Button>
    </>
  )
}

/** What is on a key; modules and providers are those of its owner. */
export function AccessKeyFields() {
  const owner = useValue<Values>()('id_usuario') ?? undefined
  const rights = useQuery({
    ...trpc.accessKeys.rights.queryOptions({ id_usuario: owner }),
    placeholderData: keepPreviousData,
  })
  const incluidos = useSavedChoices<Values>('empresas')
  const { data: known = [] } = useQuery({
    ...trpc.providers.options.queryOptions({ incluidos }),
    enabled: incluidos.length > 0,
  })
  // A provider that was lost or switched off is shown: until it is removed, nothing is saved.
  const shown = (id: number) => {
    const provider = known.find((one) => one.id === id)
    return provider ? providerOption(provider) : { value: id, label: `Provedor ${id}`, note: 'Sem acesso' }
  }
  return (
    <FormPanel>
      <TextField<Values> name="nome" label="Nome" hint="Qual programa a usa e para quê." maxLength={80} />
      {isSuperadmin(useSession()) && (
        <PersonField<Values>
          name="id_usuario"
          label="Pertence a"
          hint="A chave faz no máximo o que esta pessoa pode. Sem ninguém, é sua."
        />
      )}
      <Loaded reads={[rights]}>
        {({ modulos, acessos, empresas, validade_maxima }) => (
          <>
            <DateField<Values>
              name="validade_fim"
              label="Válida até"
              hint={`No máximo até ${formatDate(validade_maxima)}.`}
            />
            <MultiSelectField<Values>
              name="empresas"
              label="Provedores"
              options={[
                ...namedOptions(empresas),
                ...incluidos.filter((id) => !empresas.some((theirs) => theirs.id === id)).map(shown),
              ]}
            />
            <TagField<Values>
              name="enderecos"
              label="Endereços"
              placeholder="203.0.113.7 ou 203.0.113.0/24"
              hint="De onde pode ser usada; vazio permite qualquer lugar."
            />
            <TextField<Values>
              name="fonte"
              label="Fonte dos ids externos"
              hint="Como se chama o sistema que grava por ids dele: erp, folha. Vazio em outras chaves."
              maxLength={40}
            />
            <KeyRightsField modulos={modulos} acessos={acessos} />
          </>
        )}
      </Loaded>
    </FormPanel>
  )
}
