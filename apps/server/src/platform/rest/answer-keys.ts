/** The keys of documented answers: a wrong one does not compile. */
import type { ReportName } from '@intranet/contract/sales/report-words'
import type { DB } from '@intranet/db/schema'

type Table = keyof DB & string

/** `history-conversion` → `history_conversion`. */
type Underscored<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Name

/** The same of a value. */
export const underscored = <Name extends string>(name: Name) => name.replaceAll('-', '_') as Underscored<Name>

/** The names of HR's reports in their paths. */
export type HrReport =
  | 'aniversario'
  | 'tempo-casa'
  | 'admissao'
  | 'desligamento'
  | 'geral'
  | 'genero'
  | 'piramide'
  | 'provedor-cidade'
  | 'familiar'

type Report = `rh_relatorio_${Underscored<HrReport>}` | `vendas_relatorio_${Underscored<ReportName>}`

/** What the documents call answers that are not the rows of one table. */
type DocumentedName =
  | 'backoffice_cliente'
  | 'backoffice_cliente_erp'
  | 'backoffice_proximo'
  | 'backoffice_resumo'
  | 'backoffice_trazer'
  | 'calendario'
  | 'calendario_veiculo'
  | 'caronas_carona'
  | 'caronas_passageiro'
  | 'clientes'
  | 'companies'
  | 'contato'
  | 'criaCidade'
  | 'frota_alertas'
  | 'frota_custos'
  | 'frota_custos_totais'
  | 'importaClientes'
  | 'logs'
  | 'meus_dados'
  | 'organograma'
  | 'patrocinio_ano'
  | 'relatorio_listar_resultado_campanha'
  | 'relatorio_suprimento_valores'
  | 'relatorio_veiculo_manutencao'
  | 'rh_desligamento_pendencia'
  | 'sistema'
  | 'sistemas'
  | 'suprimento_dashboard'
  | 'suprimento_patrimonio_caminho'
  | 'users'
  | 'vagas_relatorio_rh'
  | 'vencimento'
  | 'vendas_campanha_resultado_semanal_consolidado'
  | 'vendas_campanha_resultado_semanal_detalhado'
  | 'vendas_campanha_resultado_sintetico'
  | 'vendas_lead_contadores'
  | 'vendas_lead_duplicadas'
  | 'vendas_lead_verificar'
  | 'vendas_tracking_formulario'

/** Keys of rows; `insert_…`, `update_…` and `delete_…` are made of them. */
export type TableKey = Table | Report | DocumentedName

/** Keys of whatever is answered. */
export type AnswerKey = TableKey | `${TableKey}_by_pk` | `delete_${Table}` | 'returning'
