/** Results of paid campaigns. See docs/marketing.md#campaign-results. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { MAX_RESULT } from './result-words.ts'

const seen = (label: string) => field.optional(field.integer(label, 0, MAX_RESULT))
const ofAds = (label: string) => field.unlabelled(field.nullable(field.count(label)))

export const resultEntity = entity(
  'vendas_campanha_resultado',
  {
    /** The report's own campaign (a Parâmetro) when left out. */
    id_campanha: field.unlogged(field.defaulted(field.reference('Campanha'))),
    campanha: field.joined('Campanha'),
    id_empresa: field.reference('Provedor'),
    provedor: field.joined('Provedor'),
    sistema: field.unlabelled(field.joined('Provedor')),
    canal: field.joined('Canal'),
    periodo: field.unsorted(field.joined('Período')),
    periodo_inicio: field.headed('Início', field.day('Início do período')),
    periodo_fim: field.headed('Fim', field.day('Fim do período')),
    /** Facebook or Google of the provider. */
    id_canal: field.unlogged(field.reference('Canal')),
    impressoes: seen('Impressões'),
    cliques: seen('Cliques'),
    conversas_iniciadas: seen('Conversas iniciadas'),
    investimento: field.summed(field.optional(field.amount('Valor investido'))),
    total_impressoes: ofAds('Impressões'),
    total_cliques: ofAds('Cliques'),
    total_leads: field.count('Leads'),
    total_vendas: field.count('Vendas'),
    faturamento: field.summed(field.computed(field.amount('Faturamento'))),
    id_usuario: field.unlisted(field.nullable(field.joinedId('Usuário'))),
    id_usuario_updater: field.unlisted(field.nullable(field.joinedId('Usuário'))),
  },
  { sort: '-periodo_inicio' },
)
