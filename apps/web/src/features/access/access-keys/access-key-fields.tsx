import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { isSuperadmin } from '@intranet/contract/access'
import type { accessKeyFields } from '@intranet/contract/access/access-keys'
import { formatDate } from '@intranet/contract/formats'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MultiSelectField } from '@/components/form/select-fields.tsx'
import { TagField } from '@/components/form/tag-field.tsx'
import { TextField } from '@/components/form/text-fields.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { PersonField } from '@/features/company/person-field.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { KeyLevelsField } from './key-levels-field.tsx'

type Values = z.input<typeof accessKeyFields>

/** What is on a key; modules and providers are those of its owner. */
export function AccessKeyFields() {
  const owner = useWatch<Values, 'id_usuario'>({ name: 'id_usuario' }) ?? undefined
  const rights = useQuery({
    ...trpc.accessKeys.rights.queryOptions({ id_usuario: owner }),
    placeholderData: keepPreviousData,
  })
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
        {({ modulos, empresas, validade_maxima }) => (
          <>
            <DateField<Values>
              name="validade_fim"
              label="Válida até"
              hint={`No máximo até ${formatDate(validade_maxima)}.`}
            />
            <MultiSelectField<Values>
              name="empresas"
              label="Provedores"
              options={empresas.map(({ id, nome }) => ({ value: id, label: nome }))}
            />
            <TagField<Values>
              name="enderecos"
              label="Endereços"
              placeholder="203.0.113.7 ou 203.0.113.0/24"
              hint="De onde pode ser usada; vazio permite qualquer lugar."
            />
            <KeyLevelsField<Values> name="roles" label="Nível em cada módulo" modules={modulos} />
          </>
        )}
      </Loaded>
    </FormPanel>
  )
}
