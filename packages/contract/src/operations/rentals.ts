/** Vehicles rented from a company (locacao). See docs/operations.md#rentals. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { MOST_KILOMETRES, rentalStateLabels } from './fleet-options.ts'

export const rental = entity(
  'locacao',
  {
    id_locadora: field.unlogged(field.reference('Locadora')),
    locadora: field.joined('Locadora'),
    id_veiculo: field.unlogged(field.reference('Veículo')),
    placa: field.joined('Placa'),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    contrato: field.text('Contrato', 60),
    data_inicio: field.day('Início'),
    data_fim: field.day('Fim'),
    valor_mensal: field.summed(field.amount('Valor mensal')),
    franquia_km: field.unlogged(
      field.detail(field.optional(field.integer('Franquia (km por mês)', 0, MOST_KILOMETRES))),
    ),
    valor_km_excedente: field.unlogged(field.detail(field.optional(field.amount('Valor do km excedente')))),
    /** By its days and whether it was ended. */
    situacao: field.computed(field.choice('Situação', rentalStateLabels)),
  },
  { sort: '-data_fim' },
)
