/** Contents (onboarding_conteudo) that employees read. See docs/people.md#onboarding. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { date } from '../list-column.ts'

/** The longest rich text, in characters of HTML. */
export const MAX_CONTENT_TEXT = 200_000
export const MAX_AUXILIARY_IMAGES = 10
/** Words that people read in a minute, for the estimated reading time. */
export const WORDS_A_MINUTE = 200

/** `id_empresa`, `id_departamento` and `id_cargo` are its tags. */
export const content = entity(
  'onboarding_conteudo',
  {
    titulo: field.name('Título', 160),
    resumo: field.optional(field.text('Resumo', 500)),
    texto: field.detail(field.defaulted(field.text('Texto', MAX_CONTENT_TEXT))),
    minutos: field.headed('Minutos', field.defaulted(field.integer('Minutos de leitura', 1, 600))),
    trilhas: field.count('Trilhas'),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    id_departamento: field.optional(field.reference('Departamento')),
    departamento: field.nullable(field.joined('Departamento')),
    id_cargo: field.unlogged(field.optional(field.reference('Cargo'))),
    cargo: field.nullable(field.joined('Cargo')),
    id_imagem_capa: field.unlisted(field.optional(field.file('Imagem de capa'))),
    ativo: field.active(),
  },
  { sort: 'titulo', updated: date('Atualizado') },
)

/** Minutes to read `words` words: at least one. */
export const estimatedMinutes = (words: number) =>
  Math.min(600, Math.max(1, Math.ceil(words / WORDS_A_MINUTE)))
