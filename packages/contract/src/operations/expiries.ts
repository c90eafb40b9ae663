/** What ends: licences, papers of vehicles, rentals, services, warranties, documents of employees. See docs/operations.md#expiry-centre. */
import * as z from 'zod'
import { choice, date, listOf, number, text } from '../list.ts'
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

/** How many of a kind are near. */
export interface NearExpiries {
  tipo: ExpiryKind
  total: number
  /** The first day; null for kilometres. */
  primeiro: string | null
}

/** A vehicle this near to its next service by kilometres is reported. */
export const SERVICE_KM_WARNING = 1000

export const expiryList = listOf('vencimento', {
  id: number(),
  tipo: choice(expiryKindLabels, 'Tipo'),
  titulo: text('O que vence'),
  detalhe: text('De'),
  id_empresa: number(),
  empresa: text('Provedor'),
  vencimento: date('Vencimento'),
  dias: number('Dias'),
  /** Kilometres left, of a service by kilometres. */
  km: number('KM restantes'),
})
export type ListExpiriesInput = z.output<typeof expiryList.input>
