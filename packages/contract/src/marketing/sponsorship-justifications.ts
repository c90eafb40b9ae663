/** Reasons that the applicant reads, and budgets. See docs/sponsorship.md#justifications. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { FieldsOf, ListInputOf } from '../entity/schemas.ts'
import { justificationTypeLabels } from './sponsorship-words.ts'

export const justification = entity(
  'patrocinio_justificativa',
  {
    titulo: field.name('Título', 120),
    tipo: field.choice('Tipo', justificationTypeLabels),
    /** Goes into the e-mail to the applicant. */
    texto_publico: field.unsorted(field.name('Texto público', 1000)),
    ativo: field.required(field.headed('Ativo', field.active())),
  },
  { sort: 'titulo', options: ['titulo', 'tipo', 'texto_publico'] },
)

export const budget = entity(
  'patrocinio_orcamento',
  {
    id_empresa: field.reference('Provedor'),
    provedor: field.joined('Provedor'),
    ano: field.integer('Ano', 2000, 2999),
    valor: field.summed(field.amount('Orçamento')),
    comprometido: field.summed(field.computed(field.amount('Comprometido'))),
    gasto: field.summed(field.computed(field.amount('Gasto'))),
    disponivel: field.summed(field.computed(field.amount('Disponível'))),
  },
  { sort: '-ano' },
)

export type BudgetFields = FieldsOf<typeof budget>
export type ListBudgetsInput = ListInputOf<typeof budget>
