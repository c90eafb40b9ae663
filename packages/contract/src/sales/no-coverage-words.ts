/** Words of the no-coverage drill-down, apart from its schemas. */

/** The 17 labels of the expandable row, in their order. */
export const leadDetailLabels = {
  data: 'Data/Hora',
  provedor: 'Provedor',
  canal: 'Canal',
  cod_cliente: 'Código Cliente',
  cod_lead: 'Código Lead',
  endereco: 'Endereço',
  blacklist: 'Motivo Blocklist',
  campanha: 'Campanha',
  vendedor: 'Vendedor',
  contrato: 'Contrato',
  produto: 'Produto',
  valor: 'Valor',
  funcionario: 'Indicador',
  motivo_inviabilidade: 'Motivo Inviabilidade',
  motivo_exclusao: 'Motivo Exclusão',
  id_lead_associada: 'Lead Associada',
  tempo_finalizacao: 'Tempo de Finalização',
} as const
export type LeadDetail = keyof typeof leadDetailLabels

/** The most rows that `limit` 0 answers (docs/sales.md#missing-coverage). */
export const NO_COVERAGE_LIMIT = 50_000

/** A city, neighbourhood or street and its leads; texts are '' if the leads have none. */
export interface NoCoveragePlace {
  total_leads_sem_cobertura: number
  /** The provider's key. */
  provedor: string
  provedor_nome: string
  cidade: string
  bairro: string
  logradouro: string
}

/** A city on the map; coordinates are null where the city is not known. */
export interface NoCoveragePoint {
  cidade: string
  uf: string | null
  leads: number
  lat: number | null
  lon: number | null
}
