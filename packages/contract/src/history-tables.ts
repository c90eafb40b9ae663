/** Tables with an edit history, and who may see it. See docs/platform.md#history-is-for-readers. No schemas: menus of records load this. */
import { can, type Ability, type AccessHolder, type ModuleKey } from './access.ts'
import { maySeeCustomers } from './sales/customer-access.ts'
import { readsMarketing } from './sales/marketing-access.ts'

/**
 * Tables with a history, and the module whose readers may see it: people who may read a record's screen may read its
 * history. If the screen needs another permission than reading, so does its history. The rows' scope is next to their
 * queries.
 */
export const historyTables = {
  empresa: 'configuracao',
  empresa_contratante: 'configuracao',
  /** One's own keys; all of them for superadmins. */
  chave_acesso: ['configuracao', 'self'],
  chave_acesso_empresa: ['configuracao', 'self'],
  webhook: ['configuracao', 'self'],
  /** Notices that people sent. */
  notificacao_mensagem: ['rh', 'manage'],
  microrregiao: 'configuracao',
  microrregiao_cidade: 'configuracao',
  rh_cidade_provedor: 'configuracao',
  perfil_acesso: 'configuracao',
  parametro: 'configuracao',
  modulo: 'configuracao',
  aplicacao: 'configuracao',
  assinatura_modelo: 'marketing',
  recurso: 'rh',
  recurso_reserva: ['rh', 'employee'],
  /** The history of an event has its texts from the time when it was private: only for people who may change it. */
  evento_calendario: ['pagina_inicial', 'employee'],
  rh_departamento: 'rh',
  rh_setor: 'rh',
  rh_cargo: 'rh',
  feriado: 'rh',
  feriado_cidade: 'rh',
  categoria: 'novidades',
  elogio_categoria: 'rh',
  rh_documento_categoria: 'rh',
  rh_documento: ['rh', 'manage'],
  rh_familiar: ['rh', 'employee'],
  /** Without its text and the answer. */
  solicitacao_dado_pessoal: ['rh', 'self'],
  elogio: ['rh', 'employee'],
  /** Holds the reasons: for the one who decides. */
  rh_desligamento: ['desligamentos', 'manage'],
  rh_desligamento_item: ['desligamentos', 'manage'],
  rh_desligamento_baixa: ['desligamentos', 'manage'],
  rh_desligamento_linha: ['desligamentos', 'manage'],
  novidade: 'novidades',
  faq_pergunta: 'perguntas_frequentes',
  faq_categoria: 'perguntas_frequentes',
  manual_artigo: 'manual',
  manual_categoria: 'manual',
  onboarding_onboarding: 'onboarding',
  onboarding_onboarding_trilha: 'onboarding',
  onboarding_trilha: 'onboarding',
  onboarding_trilha_conteudo: 'onboarding',
  onboarding_conteudo: 'onboarding',
  relationship_dados_pessoas: ['vendas', 'create'],
  relationship_contrato: ['vendas', 'create'],
  blacklist: 'blacklist',
  vendas_blocklist_motivo: 'blacklist',
  vendas_cobertura: 'vendas',
  /** The token is not in it. */
  empresa_erp: ['configuracao', 'superadmin'],
  incidente: ['incidentes', 'employee'],
  incidente_ordem: ['incidentes', 'employee'],
  incidente_patrimonio: ['incidentes', 'employee'],
  carona: ['caronas', 'employee'],
  painel_atendimento: ['painel_cliente', 'manage'],
  painel_registro: ['painel_cliente', 'manage'],
  painel_acao: ['painel_cliente', 'manage'],
  painel_negociacao: ['painel_cliente', 'manage'],
  painel_envio: ['painel_cliente', 'manage'],
  incidente_categoria: ['incidentes', 'employee'],
  incidente_relato: ['incidentes', 'manage'],
  rh_usuario: 'users',
  users_profiles: 'users',
  usuario_papel: 'users',
  usuario_empresa: 'users',
  permissao_parceiro: 'users',
  campanha_comunicacao: 'regua_comunicacao',
  campanha_regras: 'regua_comunicacao',
  template_whatsapp: 'regua_comunicacao',
  relacionamento_preferencias_cliente: 'regua_comunicacao',
  vendas_campanha: 'vendas',
  vendas_campanha_provedor: 'vendas',
  vendas_canal: 'vendas',
  vendas_canal_provedor: 'vendas',
  site_roleta_campanhas: 'roulette',
  site_roleta_configuracao: 'roulette',
  site_roleta_premios: 'roulette',
  vendas_tracking_url: 'vendas',
  vendas_lead_importacao: 'vendas',
  vendas_lead_participante: 'vendas',
  vendas_destino: 'vendas',
  rh_marketing_eventos: 'eventos',
  vendas_campanha_resultado: 'vendas',
  /**
   * It contains documents and phones, so it is for people who may edit. Readers see the changes masked in the lead
   * itself.
   */
  vendas_lead: ['vendas', 'create'],
  suprimento_produto: ['suprimentos', 'manage'],
  suprimento_patrimonio: 'suprimentos',
  pedido_equipamento: ['suprimentos', 'employee'],
  /** Of vehicles and of assets: its rows are for who reads those. */
  servico_plano: ['suprimentos', 'employee'],
  suprimento_movimento: 'suprimentos',
  suprimento_custodia: 'suprimentos',
  suprimento_estoque: 'suprimentos',
  equipe: ['suprimentos', 'employee'],
  suprimento_contagem: ['suprimentos', 'employee'],
  /** A line shows what the system says: hidden from the one who counts. */
  inventario: ['suprimentos', 'manage'],
  vagas_vaga: 'banco_talentos',
  vaga_fonte: 'banco_talentos',
  palavra_chave: 'banco_talentos',
  carreira_modelo: 'banco_talentos',
  /** The movements; what was said of the person is not in it. */
  candidatura: 'banco_talentos',
  locadora: 'frota',
  veiculo: 'frota',
  veiculo_chave: 'frota',
  /** Holds the number of the licence: for managers. */
  motorista: ['frota', 'manage'],
  /** Its description may mention injuries. */
  incidente_veiculo: ['frota', 'manage'],
  manutencao_veiculo: 'frota',
  locacao: 'frota',
  multa: 'frota',
  multa_termo: ['frota', 'manage'],
  abastecimento: 'frota',
  solicitacao_veiculo: ['frota', 'employee'],
  /** Holds documents and phones of customers: for who works there. */
  bo_venda: ['backoffice', 'create'],
  bo_ativacao: 'backoffice',
  bo_problema: 'backoffice',
  bo_problema_tipo: 'backoffice',
  bo_qualificacao: 'backoffice',
  /** Without the account that is paid and the document. */
  bo_estorno: ['estornos', 'create'],
  regra_bloqueio: 'regras_bloqueio',
  criterio_excecao: 'regras_bloqueio',
  /** Without who asked: that ends with the record. */
  patrocinio_solicitacao: 'marketing',
  patrocinio_viabilidade: 'marketing',
  patrocinio_negociacao: 'marketing',
  patrocinio_pos_evento: 'marketing',
  patrocinio_pos_evento_foto: 'marketing',
  patrocinio_pos_evento_arquivo: 'marketing',
  patrocinio_justificativa: 'marketing',
  patrocinio_orcamento: 'marketing',
  /** Without what the candidate asked for, and without the link. */
  entrevista: ['banco_talentos', 'read'],
  carreira_motivo: 'banco_talentos',
  carreira_criterio: 'banco_talentos',
  carreira_pergunta: 'banco_talentos',
  vaga_pergunta: 'banco_talentos',
  carreira_carta: 'banco_talentos',
  /** Without letter, figures and links. */
  proposta: ['banco_talentos', 'manage'],
  admissao_papel: ['rh', 'manage'],
  admissao_leitura: ['rh', 'manage'],
  /** Without bank data, sizes and what a doctor said. */
  pre_admissao: ['rh', 'manage'],
  /** Written by the permission editor: profiles, roles and providers before and after. */
  usuario_permissao: 'configuracao',
  // By name: `pnpm new:module` adds its own.
  cidade: 'configuracao',
  precificacao: 'precificacao',
  tratamento: 'rh',
  /** The secret is not in it. */
  provedor_identidade: ['configuracao', 'superadmin'],
  vinculo_identidade: ['configuracao', 'superadmin'],
} as const satisfies Record<string, ModuleKey | readonly [ModuleKey, Ability]>

export type HistoryTable = keyof typeof historyTables

/** Whose screens ask for more than a role: an external seller has one of sales, too (docs/sales.md#external-sellers). */
const alsoAsked: Partial<Record<HistoryTable, (holder: AccessHolder | null) => boolean>> = {
  relationship_dados_pessoas: maySeeCustomers,
  relationship_contrato: maySeeCustomers,
  vendas_campanha: readsMarketing,
  vendas_campanha_provedor: readsMarketing,
  vendas_campanha_resultado: readsMarketing,
  vendas_canal: readsMarketing,
  vendas_canal_provedor: readsMarketing,
  vendas_destino: readsMarketing,
  vendas_lead_importacao: readsMarketing,
  vendas_lead_participante: readsMarketing,
  vendas_tracking_url: readsMarketing,
}

/** What somebody has to be able to, who sees a table's history. */
export function historyAccess(table: HistoryTable): { module: ModuleKey; ability: Ability } {
  const asked = historyTables[table]
  const [module, ability] = typeof asked === 'string' ? ([asked, 'read'] as const) : asked
  return { module, ability }
}

/** Whether somebody may see a table's history at all. */
export function maySeeHistory(holder: AccessHolder | null, table: HistoryTable): boolean {
  const { module, ability } = historyAccess(table)
  return can(holder, module, ability) && (alsoAsked[table]?.(holder) ?? true)
}
