import { wholeResult } from '@intranet/contract/marketing/result-schemas'
import { requiredNames } from '@intranet/contract/marketing/result-words'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { ResultFields } from './result-fields.tsx'
import { campaignResults } from './result.entity.ts'

/** Only the missing ones, in the form's order. */
function missing(fields: string[]): string {
  const names = requiredNames.filter(([field]) => fields.includes(field)).map(([, name]) => name)
  return `${campaignResult.missing} ${[...new Set(names)].join(', ')}`
}

const empty = {
  id_empresa: null,
  id_canal: null,
  periodo_inicio: '',
  periodo_fim: '',
  impressoes: null,
  cliques: null,
  conversas_iniciadas: null,
  investimento: '',
}

/** A new result: of the campaign of the address, or of the report's own one. */
export function ResultRegisterPage({ campaign }: { campaign?: { id: number; nome: string } }) {
  return (
    <RegisterPage
      entity={campaignResults}
      beside={campaign?.nome ?? null}
      parents={[campaign?.id]}
      schema={wholeResult}
      blank={empty}
      create={({ objects }) =>
        api.campaignResults.create.mutate({
          objects: objects.map((one) => ({ ...one, id_campanha: campaign?.id })),
        })
      }
      texts={{ success: campaignResult.created, missing }}
    >
      <ResultFields />
    </RegisterPage>
  )
}

export function ResultEditPage({ record }: { record: Outputs['campaignResults']['get'] }) {
  if (!record.editavel) return <ForbiddenPage text="Só quem gerencia edita resultados de outras pessoas." />
  return (
    <EditPage
      entity={campaignResults}
      beside={[record.campanha, record.canal, record.provedor, record.periodo].join(' · ')}
      schema={wholeResult}
      record={record}
      texts={{ success: campaignResult.updated, failure: campaignResult.updateFailed, missing }}
    >
      <ResultFields saved={record} />
    </EditPage>
  )
}
