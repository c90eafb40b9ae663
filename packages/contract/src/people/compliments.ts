/** Compliments (elogio). See docs/people.md#praising-colleagues. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { complimentOriginLabels, complimentStateLabels } from './compliment-options.ts'

const photo = field.unlisted(field.nullable(field.joined('Foto')))

export const compliment = entity(
  'elogio',
  {
    remetente: field.nullable(field.joined('De')),
    id_remetente: field.nullable(field.joinedId('De')),
    foto_remetente: photo,
    funcionario: field.nullable(field.joined('Para')),
    /** The praised person. */
    id_funcionario: field.unlogged(field.reference('Para')),
    foto_funcionario: photo,
    categoria: field.joined('Categoria'),
    id_categoria: field.unlogged(field.reference('Categoria')),
    color: field.unlisted(field.joined('Cor')),
    icone: field.unlisted(field.joined('Ícone')),
    texto: field.headed('Texto', field.name('Elogio', 450)),
    origem: field.defaulted(field.choice('Origem', complimentOriginLabels)),
    /** The customer it came from. */
    cod_cliente: field.unlisted(field.optional(field.text('Código do cliente', 30))),
    publico: field.headed('Público', field.logged('Todos os colegas veem', field.flag('Quem vê'))),
    situacao: field.stepped(field.choice('Situação', complimentStateLabels)),
    editavel: field.unlisted(field.computed(field.flag('Editável'))),
  },
  { sort: '-created_at', created: 'Data' },
)
