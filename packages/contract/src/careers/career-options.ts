/** Closed lists of careers and the order of their states. See docs/careers.md. */
import { keysOf } from '../keys-of.ts'
import { cnhTypes, noLicence, type CnhType } from '../personal-options.ts'

export const vacancyStateLabels = {
  rascunho: 'Rascunho',
  aberta: 'Aberta',
  pausada: 'Pausada',
  encerrada: 'Encerrada',
  cancelada: 'Cancelada',
} as const
export const vacancyStates = keysOf(vacancyStateLabels)
export type VacancyState = (typeof vacancyStates)[number]

/** Whether a vacancy takes no more changes: it hired, or was given up. */
export const isOverVacancy = (state: VacancyState): boolean => state === 'encerrada' || state === 'cancelada'

/** The states that somebody chooses → those they may be reached from. */
export const vacancySteps = {
  aberta: ['rascunho', 'pausada'],
  pausada: ['aberta'],
  encerrada: ['aberta', 'pausada'],
  cancelada: ['rascunho', 'aberta'],
} as const satisfies Partial<Record<VacancyState, readonly VacancyState[]>>
export type VacancyStep = keyof typeof vacancySteps

export const contractTypeLabels = {
  clt: 'CLT',
  estagio: 'Estágio',
  aprendiz: 'Jovem aprendiz',
  temporario: 'Temporário',
  pj: 'Pessoa jurídica',
} as const
export const contractTypes = keysOf(contractTypeLabels)
export type ContractType = (typeof contractTypes)[number]
/** What people of 14 to 17 may apply for. */
const contractsOfMinors: readonly ContractType[] = ['aprendiz', 'estagio']
const MINIMUM_AGE = 14
export const ADULT_AGE = 18

/** Why somebody of this age (years) gets no such contract, or none at all; undefined where nothing speaks against it. */
export function ageProblem(age: number, contract?: ContractType): 'tooYoung' | 'minor' | undefined {
  if (age < MINIMUM_AGE) return 'tooYoung'
  return contract && age < ADULT_AGE && !contractsOfMinors.includes(contract) ? 'minor' : undefined
}

export const workModelLabels = {
  presencial: 'Presencial',
  hibrido: 'Híbrido',
  remoto: 'Remoto',
} as const
export const workModels = keysOf(workModelLabels)
export type WorkModel = (typeof workModels)[number]

export const pcdLabels = { nao: 'Não', preferencial: 'Preferencial', exclusiva: 'Exclusiva' } as const
export const pcdKinds = keysOf(pcdLabels)
export type PcdKind = (typeof pcdKinds)[number]

export const vacancyLicences = cnhTypes.filter((type) => type !== noLicence) as [
  Exclude<CnhType, typeof noLicence>,
  ...Exclude<CnhType, typeof noLicence>[],
]
export type VacancyLicence = (typeof vacancyLicences)[number]

export const stageLabels = {
  inscrito: 'Inscrito',
  triagem: 'Triagem',
  entrevista_rh: 'Entrevista com o RH',
  entrevista_gestor: 'Entrevista com o gestor',
  proposta: 'Proposta',
  contratado: 'Contratado',
  reprovado: 'Reprovado',
  desistente: 'Desistente',
  banco_talentos: 'Banco de talentos',
} as const
export const stages = keysOf(stageLabels)
export type Stage = (typeof stages)[number]

/** The way to a contract, in its order. */
export const openStages = [
  'inscrito',
  'triagem',
  'entrevista_rh',
  'entrevista_gestor',
  'proposta',
] as const satisfies readonly Stage[]
export type OpenStage = (typeof openStages)[number]
export const isOpenStage = (stage: Stage): stage is OpenStage =>
  (openStages as readonly Stage[]).includes(stage)

/** Ended without a contract. */
export const unhiredStages = ['reprovado', 'desistente', 'banco_talentos'] as const satisfies readonly Stage[]

/** Where an application ends. */
export const endStages = ['contratado', ...unhiredStages] as const satisfies readonly Stage[]

/** What the candidate reads of a stage, and what comes next. */
export const publicStages: Record<Stage, { rotulo: string; proximo: string | null }> = {
  inscrito: { rotulo: 'Candidatura recebida', proximo: 'Leitura do currículo' },
  triagem: { rotulo: 'Currículo em análise', proximo: 'Entrevista com o RH' },
  entrevista_rh: { rotulo: 'Entrevista com o RH', proximo: 'Entrevista com o gestor da vaga' },
  entrevista_gestor: { rotulo: 'Entrevista com o gestor da vaga', proximo: 'Proposta' },
  proposta: { rotulo: 'Proposta', proximo: 'Contratação' },
  contratado: { rotulo: 'Contratação', proximo: null },
  reprovado: { rotulo: 'Processo encerrado', proximo: null },
  desistente: { rotulo: 'Você desistiu', proximo: null },
  banco_talentos: { rotulo: 'Guardado para outras vagas', proximo: null },
}

export const originLabels = {
  site: 'Site',
  indicacao: 'Indicação',
  banco_talentos: 'Banco de talentos',
  interna: 'Interna',
} as const
export const origins = keysOf(originLabels)
export type Origin = (typeof origins)[number]

export const sourceTypeLabels = {
  site: 'Site',
  divulgacao: 'Divulgação',
  indicacao: 'Indicação',
} as const
export const sourceTypes = keysOf(sourceTypeLabels)
export type SourceType = (typeof sourceTypes)[number]

export const availabilityLabels = {
  imediata: 'Imediata',
  '15_dias': 'Em 15 dias',
  '30_dias': 'Em 30 dias',
  a_combinar: 'A combinar',
} as const
export const availabilities = keysOf(availabilityLabels)
export type Availability = (typeof availabilities)[number]

export const pdfStateLabels = {
  na_fila: 'Em leitura',
  lido: 'Lido',
  sem_texto: 'Sem texto',
  recusado: 'Não lido',
} as const
export const pdfStates = keysOf(pdfStateLabels)
export type PdfState = (typeof pdfStates)[number]

/** Stages whose candidates are written to. */
export const writtenStages = [
  'inscrito',
  'entrevista_rh',
  'entrevista_gestor',
  'proposta',
  'contratado',
  'reprovado',
] as const satisfies readonly Stage[]
export type WrittenStage = (typeof writtenStages)[number]
export const isWrittenStage = (stage: Stage): stage is WrittenStage =>
  (writtenStages as readonly Stage[]).includes(stage)

/** Months until nobody can tell any more who was refused, and who left the talent bank alone. */
export const KEEP_REFUSED_MONTHS = 12
export const KEEP_TALENT_MONTHS = 24
export const WARN_TALENT_MONTHS = 23
/** Days that a guest's application waits for its e-mail to be confirmed. */
export const CONFIRM_DAYS = 7
export const MAX_RELATIVES = 10
export const MAX_AREAS = 20
