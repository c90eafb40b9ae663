import type * as z from 'zod'
import { resultEntity } from '@intranet/contract/marketing/campaign-results'
import type { wholeResult } from '@intranet/contract/marketing/result-schemas'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { useFormOf, useValue } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { namedOptions } from '@/lib/options-of.ts'
import { ProviderField } from '../../company/structure-fields.tsx'

const Field = fieldOf(resultEntity)

type Values = z.input<typeof wholeResult>

export interface SavedResult {
  id_empresa: number
  id_canal: number
}

/** The form of a result, in both groups of screens. Canal follows Provedor (docs/marketing.md#results). */
export function ResultFields({ saved }: { saved?: SavedResult }) {
  const { setValue, clearErrors } = useFormOf<Values>()
  const provider = useValue<Values>()('id_empresa')
  const incluir = saved && saved.id_empresa === provider ? saved.id_canal : undefined
  const channels = useQuery({
    ...trpc.campaignResults.channels.queryOptions({ id_empresa: provider ?? 0, incluir }),
    enabled: Boolean(provider),
  })
  const none = provider && channels.data?.length === 0
  return (
    <>
      <FormPanel>
        <ProviderField<Values>
          name="id_empresa"
          label="Provedor"
          onPicked={() => {
            setValue('id_canal', null, { shouldDirty: true })
            clearErrors('id_canal')
          }}
        />
        <SelectField<Values>
          name="id_canal"
          label="Canal"
          options={provider ? namedOptions(channels.data) : []}
          waitsFor={!provider && 'o provedor'}
          hint={none ? 'Este provedor não tem canal Facebook nem Google.' : undefined}
        />
        <Field name="periodo_inicio" />
        <Field name="periodo_fim" />
      </FormPanel>
      <FormPanel title="Resultado do período">
        <Field name="impressoes" as={ThousandsField} placeholder="0" />
        <Field name="cliques" as={ThousandsField} placeholder="0" />
        <Field name="conversas_iniciadas" as={ThousandsField} placeholder="0" />
        <Field name="investimento" />
      </FormPanel>
    </>
  )
}
