/** Closed lists of a shutdown (desligamento) and the order of its states. See docs/people.md#shutdowns. */
import { keysOf } from '../keys-of.ts'

export const shutdownTypeLabels = {
  sem_justa_causa: 'Sem justa causa',
  justa_causa: 'Justa causa',
  pedido_demissao: 'Pedido de demissão',
  acordo: 'Acordo',
  termino_contrato: 'Término de contrato',
  aposentadoria: 'Aposentadoria',
  falecimento: 'Falecimento',
} as const
export type ShutdownType = keyof typeof shutdownTypeLabels
export const shutdownTypes = keysOf(shutdownTypeLabels)

export const noticeLabels = {
  trabalhado: 'Trabalhado',
  indenizado: 'Indenizado',
  dispensado: 'Dispensado',
} as const
export type NoticeKind = keyof typeof noticeLabels

export const shutdownStateLabels = {
  solicitado: 'Solicitado',
  em_analise: 'Em análise',
  aprovado: 'Aprovado',
  efetivado: 'Efetivado',
  recusado: 'Recusado',
  cancelado: 'Cancelado',
} as const
export type ShutdownState = keyof typeof shutdownStateLabels

/** State → the states it may be reached from. */
export const shutdownSteps: Record<Exclude<ShutdownState, 'solicitado'>, readonly ShutdownState[]> = {
  em_analise: ['solicitado'],
  aprovado: ['em_analise'],
  efetivado: ['aprovado'],
  recusado: ['solicitado', 'em_analise'],
  cancelado: ['solicitado', 'em_analise', 'aprovado'],
}
export type ShutdownStep = keyof typeof shutdownSteps

/** Not carried out yet. */
export const openStates: readonly ShutdownState[] = ['solicitado', 'em_analise', 'aprovado']

/** What is gone through before somebody leaves. */
export const checklist = [
  { item: 'equipamentos', titulo: 'Devolução de equipamentos', area: 'Suprimentos', obrigatorio: true },
  { item: 'cracha', titulo: 'Devolução de crachá e chaves', area: 'Recursos Humanos', obrigatorio: true },
  { item: 'responsabilidades', titulo: 'Repasse de responsabilidades', area: 'Gestor', obrigatorio: true },
  { item: 'exame', titulo: 'Exame demissional', area: 'Recursos Humanos', obrigatorio: true },
  { item: 'documentos', titulo: 'Documentos da rescisão', area: 'Departamento Pessoal', obrigatorio: true },
  {
    item: 'acessos_externos',
    titulo: 'Acessos a sistemas externos',
    area: 'Infraestrutura',
    obrigatorio: false,
  },
  { item: 'entrevista', titulo: 'Entrevista de desligamento', area: 'Recursos Humanos', obrigatorio: false },
] as const
export type ChecklistItem = (typeof checklist)[number]['item']
export const checklistItems = checklist.map(({ item }) => item) as [ChecklistItem, ...ChecklistItem[]]
/** What has to be done before the shutdown is carried out. */
export const mandatoryItems: readonly string[] = checklist.flatMap(({ item, obrigatorio }) =>
  obrigatorio ? [item] : [],
)

/** Days after the end of the contract in which the severance has to be paid (CLT 477 §6). */
export const PAYMENT_DAYS = 10

/** Kinds of what a person may still have when they leave, in the order of the page. */
export const holdingKinds = [
  'acesso',
  'departamento',
  'setor',
  'cargo',
  'equipe',
  'veiculo',
  'chave',
  'equipamento',
  'equipe_tecnica',
  'multa',
  'reserva',
  'incidente',
  'carona',
  'atendimento',
  'patrocinio',
  'vaga',
  'entrevista',
  'lead',
  'campanha',
  'roleta',
  'onboarding',
  'recurso',
  'chave_acesso',
  'sessoes',
] as const
export type HoldingKind = (typeof holdingKinds)[number]

/** What became of a line when the shutdown was carried out. */
export const lineOutcomeLabels = {
  encerrado: 'Encerrado com o desligamento',
  repassado: 'Repassado',
  recebido: 'Recebido de volta',
  baixa: 'Baixa dada pelo RH',
  aberto: 'Ficou em aberto',
} as const
export type LineOutcome = keyof typeof lineOutcomeLabels
export const lineOutcomes = keysOf(lineOutcomeLabels)
