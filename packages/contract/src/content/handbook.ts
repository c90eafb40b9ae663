/** Articles of the employee handbook. See docs/content.md#handbook. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { date } from '../list-column.ts'

export const articleStateLabels = {
  rascunho: 'Rascunho',
  publicado: 'Publicado',
  arquivado: 'Arquivado',
} as const
export type ArticleState = keyof typeof articleStateLabels

export const article = entity(
  'manual_artigo',
  {
    titulo: field.name('Título', 160),
    resumo: field.unlisted(field.optional(field.text('Resumo', 450))),
    texto: field.detail(field.unlogged(field.text('Texto', 200_000))),
    categoria: field.joined('Categoria'),
    id_categoria: field.unlogged(field.reference('Categoria')),
    empresa: field.nullable(field.joined('Provedor')),
    /** The readers: without a provider, the whole group. */
    id_empresa: field.optional(field.reference('Provedor')),
    versao: field.stepped(field.integer('Versão', 0, 9999)),
    situacao: field.stepped(field.choice('Situação', articleStateLabels)),
    alterado: field.computed(field.flag('Alterado desde a versão')),
    requer_lido: field.flag('Exige leitura'),
    vigencia_inicio: field.nullable(field.stepped(field.day('Vigência'))),
    leituras: field.count('Leituras'),
    leituras_percentual: field.figure('Leituras %'),
    ordem: field.defaulted(field.integer('Ordem', 0, 9999)),
    pode_editar: field.unlisted(field.computed(field.flag('Pode editar'))),
  },
  { sort: 'ordem', updated: date('Atualizado') },
)
