/** News (novidade). See docs/content.md#news. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

/** The state of a publication, from its dates. */
export const newsStateLabels = {
  rascunho: 'Rascunho',
  agendada: 'Agendada',
  publicada: 'Publicada',
  expirada: 'Expirada',
} as const
export type NewsState = keyof typeof newsStateLabels

export const newsItem = entity(
  'novidade',
  {
    titulo: field.name('Título', 160),
    resumo: field.unlisted(field.optional(field.text('Resumo', 450))),
    texto: field.detail(field.unlogged(field.text('Texto', 200_000))),
    categoria: field.joined('Categoria'),
    id_categoria: field.unlogged(field.reference('Categoria')),
    empresa: field.nullable(field.joined('Provedor')),
    /** The readers: the whole group if none are named. */
    id_empresa: field.optional(field.reference('Provedor')),
    departamento: field.nullable(field.joined('Departamento')),
    id_departamento: field.optional(field.reference('Departamento')),
    hashtag: field.optional(field.tags('Hashtags')),
    fonte: field.optional(field.text('Fonte', 160)),
    url: field.unlisted(field.optional(field.url('Link'))),
    importante: field.flag('Importante'),
    requer_lido: field.flag('Exige leitura'),
    situacao: field.unsorted(field.computed(field.choice('Situação', newsStateLabels))),
    publicar_em: field.defaulted(field.moment('Publicação')),
    expira_em: field.optional(field.moment('Expiração')),
    autor: field.nullable(field.joined('Autor')),
    id_usuario: field.nullable(field.joinedId('Autor')),
    ativo: field.active(),
    /** Uploads of one's own (POST /files). */
    id_imagem_capa: field.unlisted(field.optional(field.file('Imagem de capa'))),
    id_imagem_auxiliar: field.detail(field.optional(field.file('Imagem auxiliar'))),
    pode_editar: field.unlisted(field.computed(field.flag('Pode editar'))),
  },
  { sort: '-publicar_em' },
)
