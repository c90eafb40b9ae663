import { wholeResult } from '@intranet/contract/marketing/campaign-results'
import { requiredNames } from '@intranet/contract/marketing/result-words'
import { campaignResult } from '@intranet/contract/messages/marketing-events'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { RecordHistory } from '@/components/records/record-history.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ResultFields } from './result-fields.tsx'

const changed = trpc.campaignResults.pathFilter()

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
} as never

/** A new result: of the campaign of the address, or of the report's own one. */
export function ResultRegisterPage({ idCampaign }: { idCampaign?: number }) {
  return (
    <RegisterPage
      form="campaign-result"
      parents={[idCampaign]}
      schema={wholeResult}
      blank={empty}
      create={({ objects }) =>
        api.campaignResults.create.mutate({
          objects: objects.map((one) => ({ ...one, id_campanha: idCampaign })),
        })
      }
      changed={changed}
      texts={{ success: campaignResult.created, missing }}
    >
      <ResultFields />
    </RegisterPage>
  )
}

const labels = {
  id_empresa: 'Provedor',
  periodo_inicio: 'Início do período',
  periodo_fim: 'Fim do período',
  impressoes: 'Impressões',
  cliques: 'Cliques',
  conversas_iniciadas: 'Conversas iniciadas',
  investimento: 'Valor investido',
}

export function ResultEditPage({ record }: { record: Outputs['campaignResults']['get'] }) {
  if (!record.editavel) return <ForbiddenPage text="Só quem gerencia edita resultados de outras pessoas." />
  return (
    <EditPage
      form="campaign-result"
      schema={wholeResult}
      record={record}
      update={(input) => api.campaignResults.update.mutate(input)}
      changed={changed}
      texts={{ success: campaignResult.updated, failure: campaignResult.updateFailed, missing }}
      head={<RecordHistory tables={['vendas_campanha_resultado']} id={record.id} labels={labels} />}
    >
      <ResultFields saved={record} />
    </EditPage>
  )
}
