/** Services that recur, of vehicles and of assets. See docs/operations.md#recurring-services. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { services as text } from '../messages/services.ts'
import type { RecordErrors } from '../record-errors.ts'
import { todayInBrazil } from '../today.ts'
import { MOST_KILOMETRES } from './fleet-options.ts'

const shared = {
  nome: field.name('Serviço', 80),
  cada_meses: field.optional(field.integer('A cada (meses)', 1, 120)),
  ultimo_em: field.day('Último em'),
  proximo_em: field.nullable(field.computed(field.day('Próximo em'))),
  id_empresa: field.joinedId('Provedor'),
  empresa: field.joined('Provedor'),
  ativo: field.active(),
} as const

/** The intervals of a plan, and when it was last done. */
interface Recurring {
  cada_meses?: number | null
  cada_km?: number | null
  ultimo_em: string
  ultimo_km?: number | null
}

/** Field → text of what does not fit together in a plan. */
export function serviceErrors({ cada_meses, cada_km, ultimo_em, ultimo_km }: Recurring): RecordErrors {
  if (ultimo_em > todayInBrazil()) return { ultimo_em: text.doneLater }
  if (!cada_meses && !cada_km) return { cada_meses: text.intervalRequired }
  return cada_km && (ultimo_km ?? null) === null ? { ultimo_km: text.kmRequired } : {}
}

export const vehicleService = entity(
  'servico_plano',
  {
    id_veiculo: field.unlogged(field.fixed(field.reference('Veículo'))),
    placa: field.joined('Placa'),
    modelo: field.joined('Modelo'),
    ...shared,
    cada_km: field.optional(field.integer('A cada (km)', 100, 500_000)),
    ultimo_km: field.optional(field.integer('Último (km)', 0, MOST_KILOMETRES)),
    proximo_km: field.nullable(field.computed(field.integer('Próximo (km)', 0, MOST_KILOMETRES))),
    /** Kilometres left; below zero it is late. */
    km_restantes: field.nullable(field.figure('KM restantes')),
  },
  { sort: 'nome', errors: serviceErrors },
)

export const assetService = entity(
  'servico_plano',
  {
    id_patrimonio: field.unlogged(field.fixed(field.reference('Patrimônio'))),
    patrimonio: field.joined('Patrimônio'),
    produto: field.joined('Produto'),
    ...shared,
  },
  { sort: 'nome', errors: serviceErrors },
)
