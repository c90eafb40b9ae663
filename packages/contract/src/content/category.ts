/** Categories of news, compliments, the FAQ and the handbook. See docs/content.md#categories. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

/** What every kind of category begins with. */
export const categoryMark = {
  titulo: field.name('Título', 80),
  color: field.color(),
  icone: field.icon(),
} as const

/** … and ends with. */
export const categoryUse = { itens: field.count('Itens'), ativo: field.active() } as const

/** What a selector shows. */
const shown = ['titulo', 'color', 'icone'] as const

const plain = { ...categoryMark, ...categoryUse } as const
const ordered = {
  ...categoryMark,
  /** Its place, from 1; the others move. The last place if none is sent. */
  ordem: field.defaulted(field.integer('Ordem', 0, 9999)),
  ...categoryUse,
} as const

export const category = entity('categoria', plain, { sort: 'titulo', options: shown, merges: shown })
export const complimentCategory = entity('elogio_categoria', plain, {
  sort: 'titulo',
  options: shown,
  merges: shown,
})
export const faqCategory = entity('faq_categoria', ordered, { sort: 'ordem', options: shown })
export const handbookCategory = entity('manual_categoria', ordered, { sort: 'ordem', options: shown })
