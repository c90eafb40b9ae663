/** What people call what ends, apart from the schemas: lists load no more than that. */
import { keysOf } from '../keys-of.ts'

export const expiryKindLabels = {
  cnh: 'CNH',
  licenciamento: 'Licenciamento',
  seguro: 'Seguro',
  locacao: 'Locação',
  revisao: 'Revisão por data',
  revisao_km: 'Revisão por km',
  documento: 'Documento',
  garantia: 'Garantia',
  servico_veiculo: 'Serviço de veículo',
  servico_veiculo_km: 'Serviço de veículo por km',
  servico_patrimonio: 'Serviço de patrimônio',
} as const
export const expiryKinds = keysOf(expiryKindLabels)
export type ExpiryKind = (typeof expiryKinds)[number]

/** A vehicle this near to its next service by kilometres is reported. */
export const SERVICE_KM_WARNING = 1000
