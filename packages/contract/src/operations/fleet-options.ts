/** Closed lists of the fleet and the order of its states. See docs/operations.md#fleet. */
import { keysOf } from '../keys-of.ts'
import { cnhTypes, noLicence, type CnhType } from '../personal-options.ts'

export const vehicleTypeLabels = {
  carro: 'Carro',
  moto: 'Moto',
  utilitario: 'Utilitário',
  caminhao: 'Caminhão',
} as const

export const fuelLabels = {
  flex: 'Flex',
  gasolina: 'Gasolina',
  etanol: 'Etanol',
  diesel: 'Diesel',
  eletrico: 'Elétrico',
  gnv: 'GNV',
} as const

export const ownershipLabels = { proprio: 'Próprio', locado: 'Locado' } as const

export const vehicleStateLabels = {
  disponivel: 'Disponível',
  em_uso: 'Em uso',
  manutencao: 'Manutenção',
  baixado: 'Baixado',
} as const
export const vehicleStates = keysOf(vehicleStateLabels)
export type VehicleState = (typeof vehicleStates)[number]

/** State → those that it may be reached from by hand; `em_uso` comes with a driver. */
export const vehicleSteps = {
  disponivel: ['manutencao'],
  manutencao: ['disponivel', 'em_uso'],
  baixado: ['disponivel', 'em_uso', 'manutencao'],
} as const satisfies Partial<Record<VehicleState, readonly VehicleState[]>>

/** Who has no licence is no driver. */
export const drivingCategories = cnhTypes.filter((type) => type !== noLicence) as [
  Exclude<CnhType, typeof noLicence>,
  ...Exclude<CnhType, typeof noLicence>[],
]
/** They are called as they are stored. */
export const drivingCategoryLabels = Object.fromEntries(drivingCategories.map((one) => [one, one])) as Record<
  (typeof drivingCategories)[number],
  string
>
export type DrivingCategory = (typeof drivingCategories)[number]

const ranks = 'BCDE'
/** Whether a licence lets somebody drive a vehicle: A is for motorcycles alone, E includes D, C and B. */
export function mayDrive(licence: CnhType, required: CnhType): boolean {
  if (required === noLicence) return true
  const highest = Math.max(...[...licence].map((letter) => ranks.indexOf(letter)))
  return [...required].every((letter) =>
    letter === 'A' ? licence.startsWith('A') : highest >= ranks.indexOf(letter),
  )
}

export const maintenanceTypeLabels = {
  preventiva: 'Preventiva',
  corretiva: 'Corretiva',
  revisao: 'Revisão',
  pneu: 'Pneu',
  sinistro: 'Sinistro',
} as const
export const maintenanceTypes = keysOf(maintenanceTypeLabels)

export const maintenanceStateLabels = {
  solicitada: 'Solicitada',
  aprovada: 'Aprovada',
  em_execucao: 'Em execução',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
} as const
export const maintenanceStates = keysOf(maintenanceStateLabels)
export type MaintenanceState = (typeof maintenanceStates)[number]
export const maintenanceSteps: Record<
  Exclude<MaintenanceState, 'solicitada'>,
  readonly MaintenanceState[]
> = {
  aprovada: ['solicitada'],
  recusada: ['solicitada'],
  em_execucao: ['aprovada'],
  concluida: ['em_execucao'],
  cancelada: ['solicitada', 'aprovada', 'em_execucao'],
}
export const openMaintenance: readonly MaintenanceState[] = ['solicitada', 'aprovada', 'em_execucao']

export const vehicleIncidentTypeLabels = {
  colisao: 'Colisão',
  avaria: 'Avaria',
  furto: 'Furto',
  roubo: 'Roubo',
  pane: 'Pane',
  outro: 'Outro',
} as const
/** Of these there is something to see. */
export const photographed: readonly string[] = ['colisao', 'avaria']

export const vehicleIncidentStateLabels = {
  aberto: 'Aberto',
  em_analise: 'Em análise',
  encerrado: 'Encerrado',
} as const
export const vehicleIncidentStates = keysOf(vehicleIncidentStateLabels)
export type VehicleIncidentState = (typeof vehicleIncidentStates)[number]
export const vehicleIncidentSteps: Record<
  Exclude<VehicleIncidentState, 'aberto'>,
  readonly VehicleIncidentState[]
> = {
  em_analise: ['aberto'],
  encerrado: ['aberto', 'em_analise'],
}

export const rentalStateLabels = { vigente: 'Vigente', vencida: 'Vencida', encerrada: 'Encerrada' } as const

export const severityLabels = {
  leve: 'Leve',
  media: 'Média',
  grave: 'Grave',
  gravissima: 'Gravíssima',
} as const
/** Points of each (CTB art. 259). */
export const pointsOf = { leve: 3, media: 4, grave: 5, gravissima: 7 } as const

export const fineStateLabels = {
  recebida: 'Recebida',
  condutor_indicado: 'Condutor indicado',
  termo_gerado: 'Termo gerado',
  termo_assinado: 'Termo assinado',
  nao_indicada: 'Não indicada',
  em_recurso: 'Em recurso',
  paga: 'Paga',
  cancelada: 'Cancelada',
} as const
export const fineStates = keysOf(fineStateLabels)
export type FineState = (typeof fineStates)[number]
/** What a signed statement says of its fine, and keeps (docs/operations.md#signed-statements). */
export const statedFields = ['auto_infracao', 'descricao', 'data_infracao', 'local', 'valor'] as const
/** What a manager moves by hand; the other states come with the driver and the term. */
export const fineSteps = {
  em_recurso: ['recebida', 'condutor_indicado', 'termo_gerado', 'termo_assinado', 'nao_indicada'],
  paga: ['condutor_indicado', 'termo_gerado', 'termo_assinado', 'nao_indicada', 'em_recurso'],
  cancelada: ['em_recurso'],
} as const satisfies Partial<Record<FineState, readonly FineState[]>>
interface NamedFine {
  situacao: FineState
  confirmado_em: Date | string | null
  prazo_indicacao: string
}
/** Whether a driver may still be named and confirmed: an appeal goes on beside it, and does not move the last day. */
export const waitsForDriver = (
  { situacao, confirmado_em, prazo_indicacao }: NamedFine,
  today: string,
): boolean =>
  situacao === 'recebida' || (situacao === 'em_recurso' && confirmado_em === null && prazo_indicacao >= today)
export const openFines: readonly FineState[] = [
  'recebida',
  'condutor_indicado',
  'termo_gerado',
  'termo_assinado',
  'nao_indicada',
  'em_recurso',
]

export const driverOriginLabels = {
  checklist: 'Checklist de saída',
  solicitacao: 'Solicitação aprovada',
  vinculo: 'Vínculo com o veículo',
  manual: 'Escolhido por uma pessoa',
} as const
export const driverOrigins = keysOf(driverOriginLabels)
export type DriverOrigin = (typeof driverOrigins)[number]

export const vehicleRequestStateLabels = {
  pendente: 'Pendente',
  aprovada: 'Aprovada',
  em_uso: 'Em uso',
  concluida: 'Concluída',
  recusada: 'Recusada',
  cancelada: 'Cancelada',
} as const
export const vehicleRequestStates = keysOf(vehicleRequestStateLabels)
export type VehicleRequestState = (typeof vehicleRequestStates)[number]

/** The most that an odometer shows. */
export const MOST_KILOMETRES = 9_999_999
/** Days that a vehicle may be asked for at once. */
export const LONGEST_REQUEST_DAYS = 31
/** Days that a checklist may have waited on a device. */
export const CHECKLIST_DAYS = 30
/** Days before an end at which people are notified. */
export const EXPIRY_NOTICE_DAYS = [30, 15, 1] as const
/** The same before the end of the time to name a driver. */
export const FINE_NOTICE_DAYS = [7, 3, 1] as const
/** Years after which nobody can tell any more who drove in a fine. */
export const KEEP_YEARS = 5
/** Quarters of the tank. */
export const tankLabels = ['Vazio', '1/4', '1/2', '3/4', 'Cheio'] as const

/** What holds a reading of the odometer. */
export const readingSources = {
  digitada: 'Cadastro do veículo',
  abastecimento: 'Abastecimento',
  inicio: 'Início com o motorista',
  fim: 'Fim com o motorista',
  saida: 'Saída',
  retorno: 'Retorno',
  manutencao: 'Manutenção',
} as const
