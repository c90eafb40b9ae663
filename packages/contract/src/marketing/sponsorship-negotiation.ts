/** Offers and answers of a sponsorship, round by round. See docs/sponsorship.md#negotiation. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { roundAuthorLabels, roundStateLabels, sponsorshipTypeLabels } from './sponsorship-words.ts'

export const round = entity(
  'patrocinio_negociacao',
  {
    id_solicitacao: field.unlogged(field.reference('Solicitação')),
    protocolo: field.joined('Protocolo'),
    evento: field.joined('Evento'),
    rodada: field.count('Rodada'),
    autor: field.choice('Proposta de', roundAuthorLabels),
    tipo: field.choice('Tipo', sponsorshipTypeLabels),
    valor: field.amount('Valor'),
    itens: field.unsorted(field.optional(field.text('Itens', 1000))),
    contrapartidas: field.unsorted(field.name('Contrapartidas', 1000)),
    /** The last day on which it can be accepted. */
    validade: field.optional(field.day('Validade')),
    situacao: field.stepped(field.choice('Situação', roundStateLabels)),
    observacao: field.unsorted(field.optional(field.text('Observação', 450))),
    id_usuario: field.nullable(field.joinedId('Registrada por')),
    registrada_por: field.nullable(field.joined('Registrada por')),
  },
  { sort: '-rodada' },
)
