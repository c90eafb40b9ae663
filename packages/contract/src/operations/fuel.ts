/** Fuel and consumption. See docs/operations.md#fuel-and-costs. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { MOST_KILOMETRES } from './fleet-options.ts'

/** Consumption that differs from the vehicle's median by more than this is out of the ordinary. */
export const ODD_CONSUMPTION = 0.3

export const fuel = entity(
  'abastecimento',
  {
    id_veiculo: field.unlogged(field.reference('Veículo')),
    placa: field.joined('Placa'),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    data: field.headed('Data', field.logged('Data', field.moment('Data e hora'))),
    km: field.integer('KM', 0, MOST_KILOMETRES),
    litros: field.decimal('Litros', 3),
    valor: field.summed(field.amount('Valor')),
    posto: field.optional(field.text('Posto', 120)),
    /** What the fuel card or the receipt calls the fill. */
    cupom: field.optional(field.text('Cupom', 60)),
    /** Yes where it is left out: who fills up a part says so. */
    tanque_cheio: field.flag('Tanque cheio'),
    /** Kilometres a litre since the full fill before; null for a part of a tank. */
    consumo: field.nullable(field.figure('km/l')),
    fora_do_comum: field.computed(field.flag('Fora do comum')),
    /** The receipt. */
    comprovante: field.optional(field.file('Comprovante')),
  },
  { sort: '-data' },
)
