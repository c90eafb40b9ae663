/** Records of which each reading is recorded, and what one of a table is called (docs/security.md#what-is-viewed). */
export const readingTables = {
  rh_usuario: 'Pessoa',
  relationship_dados_pessoas: 'Cliente',
  vendas_lead: 'Lead',
  vendas_lead_importacao: 'Importação de leads',
  vendas_lead_participante: 'Participante de importação',
  blacklist: 'Blacklist',
  bo_venda: 'Venda',
  bo_estorno: 'Estorno',
  painel_atendimento: 'Atendimento',
  patrocinio_solicitacao: 'Patrocínio',
  relacionamento_preferencias_cliente: 'Restrição',
  site_roleta_historico: 'Participante da roleta',
} as const
export type ReadingTable = keyof typeof readingTables
