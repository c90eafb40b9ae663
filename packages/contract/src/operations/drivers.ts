/** Drivers: employees with a licence. See docs/operations.md#drivers. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { drivingCategoryLabels } from './fleet-options.ts'

export const driver = entity(
  'motorista',
  {
    id_usuario: field.unlogged(field.reference('Funcionário')),
    motorista: field.nullable(field.joined('Nome')),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    /** Masked in lists: `*******8900`. */
    cnh_numero: field.personal('licence', field.unmarkedText(field.unsorted(field.text('CNH', 11)))),
    cnh_categoria: field.choice('Categoria', drivingCategoryLabels),
    cnh_validade: field.day('Validade'),
    /** For managers and the driver alone. */
    cnh_arquivo: field.optional(field.file('Arquivo da CNH')),
    pontos: field.count('Pontos 12 meses'),
    veiculo: field.nullable(field.joined('Veículo')),
    ativo: field.active(),
    termo_aceito_em: field.detail(field.nullable(field.computed(field.moment('Termo aceito em')))),
  },
  { sort: 'motorista' },
)
