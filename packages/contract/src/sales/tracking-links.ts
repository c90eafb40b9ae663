/** Tracking links. See docs/sales.md#tracking-links. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const trackingLinkEntity = entity(
  'vendas_tracking_url',
  {
    id_empresa: field.reference('Provedor'),
    provedor: field.joined('Provedor'),
    sistema: field.unlisted(field.joined('Provedor')),
    id_campanha: field.reference('Campanha'),
    nome_campanha: field.joined('Campanha'),
    id_canal: field.reference('Canal'),
    nome_canal: field.joined('Canal'),
    id_destino: field.optional(field.reference('Destino')),
    nome_destino: field.nullable(field.joined('Destino')),
    id_usuario: field.nullable(field.joinedId('Usuário')),
    nome_usuario: field.nullable(field.joined('Usuário')),
    codigo: field.unlabelled(field.joined('Código')),
    url: field.unsorted(field.joined('Link')),
    /** Whether the asking person may change it. */
    editavel: field.unlisted(field.computed(field.flag('Editável'))),
  },
  { sort: '-created_at' },
)
