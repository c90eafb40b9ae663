/** Questions of the FAQ. See docs/content.md#faq. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { momentDay } from '../list-column.ts'

export const question = entity(
  'faq_pergunta',
  {
    pergunta: field.name('Pergunta', 200),
    resposta: field.detail(field.unlogged(field.text('Resposta', 100_000))),
    palavras_chave: field.unlisted(field.optional(field.tags('Palavras-chave'))),
    categoria: field.nullable(field.joined('Categoria')),
    /** A suggestion has none until it is answered. */
    id_categoria: field.unlogged(field.nullable(field.reference('Categoria'))),
    empresa: field.nullable(field.joined('Provedor')),
    publico: field.flag('Público'),
    id_empresa: field.optional(field.reference('Provedor')),
    id_departamento: field.optional(field.reference('Departamento')),
    sugerida: field.computed(field.flag('Sugerida')),
    ordem: field.defaulted(field.integer('Ordem', 0, 9999)),
    visualizacoes: field.count('Visualizações'),
    util: field.count('Útil'),
    nao_util: field.count('Não útil'),
    util_percentual: field.nullable(field.figure('Útil %')),
    ativo: field.active(),
    autor: field.unlisted(field.nullable(field.joined('Autor'))),
    pode_editar: field.unlisted(field.computed(field.flag('Pode editar'))),
  },
  { sort: 'ordem', updated: momentDay('Atualizado') },
)
