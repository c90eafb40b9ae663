/** Requests for equipment of the catalogue. See docs/operations.md#requests-for-equipment. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { equipmentRequestStateLabels, MOST_REQUESTED } from './equipment-request-options.ts'

export const equipmentRequest = entity(
  'pedido_equipamento',
  {
    id_produto: field.reference('Produto'),
    produto: field.joined('Produto'),
    quantidade: field.integer('Quantidade', 1, MOST_REQUESTED),
    motivo: field.unsorted(field.name('Motivo', 450)),
    data_desejada: field.day('Para quando'),
    situacao: field.stepped(field.choice('Situação', equipmentRequestStateLabels)),
    resposta: field.unsorted(field.nullable(field.stepped(field.text('Resposta', 450)))),
    /** The custody term that hands it over, from its writing on. */
    id_custodia: field.unlogged(field.nullable(field.stepped(field.reference('Termo')))),
    decidido_em: field.unlogged(field.nullable(field.stepped(field.moment('Decisão')))),
    aprovador: field.detail(field.nullable(field.joined('Decidido por'))),
    id_empresa: field.joinedId('Provedor'),
    empresa: field.joined('Provedor'),
    id_usuario: field.joinedId('Quem pediu'),
    solicitante: field.nullable(field.joined('Quem pediu')),
  },
  { sort: '-created_at' },
)
