/** What a person has to do, as the home shows it under "Precisa de você". */
import type { ModuleKey } from '../access.ts'

/** The kinds, each declared by the module whose task it is. */
export const obligationKeys = [
  'leitura',
  'manual',
  'ciencia',
  'validade',
  'onboarding',
  'onboarding_ativacao',
  'desligamento',
  'dados_pessoais',
  'incidente_dados',
  'incidente_relato',
  'remocao_fator',
  'pergunta_sugerida',
  'vaga_rascunho',
  'parecer_entrevista',
  'entrevista_horario',
  'contratado_cadastro',
  'contratado_mudanca',
  'pergunta_aprovacao',
  'revisao_candidatura',
  'resposta_candidato',
  'retorno_candidato',
  'admissao_papeis',
  'admissao_sem_acesso',
  'venda_auditoria',
  'venda_pendencia',
  'instalacao_agendar',
  'problema_cliente',
  'ligacao_qualificacao',
  'estorno_decisao',
  'estorno_pagamento',
  'estorno_correcao',
  'patrocinio_solicitacao',
  'patrocinio_aprovacao',
  'patrocinio_prestacao',
  'regra_aprovacao',
  'contagem_equipe',
  'contagem_validar',
  'solicitacao_veiculo',
  'veiculo_reservado',
  'multa_condutor',
  'licenciamento_vencimento',
  'seguro_vencimento',
  'locacao_vencimento',
  'cnh_vencimento',
  'manutencao_decisao',
  'termo_multa',
  'termo_custodia',
  'pedido_equipamento',
  'retirada_atrasada',
  'equipamento_recolher',
] as const
export type ObligationKey = (typeof obligationKeys)[number]

/** By their last day, the most urgent first. A week ends on Sunday. */
export const obligationSections = ['atrasado', 'semana', 'depois', 'sem_prazo'] as const
export type ObligationSection = (typeof obligationSections)[number]

/** Of each kind so many are listed within a section; the others are counted. */
export const OBLIGATIONS_SHOWN = 5

export interface OpenObligation {
  id: number
  titulo: string
  /** Whose, where, when, how far: one short line, different for two of the same title. */
  detalhe: string | null
  /** The screen on which it is done. */
  rota: string
  /** The action: "Ler", "Renovar". */
  verbo: string
  /** The last day, `YYYY-MM-DD`, where it has one. */
  prazo: string | null
  /** 0 to 100, for items that are done step by step. */
  percentual: number | null
  /** In BRL, for what is decided by its amount. */
  valor: string | null
}

/** What is open of one kind within one section. */
export interface ObligationGroup {
  tipo: ObligationKey
  secao: ObligationSection
  /** Whose icon it has. */
  modulo: ModuleKey
  /** All of them, also those that are not listed. */
  total: number
  /** "retiradas atrasadas": the noun that follows the total. */
  nome: string
  /** The sum of their amounts, in BRL. */
  valor: string | null
  /** The page with all of them. */
  rota: string
  /** The first ones, the most urgent before the oldest. */
  itens: OpenObligation[]
}

export interface Obligations {
  total: number
  /** In the order in which they are shown. */
  grupos: ObligationGroup[]
}
