import { can } from '@intranet/contract/access'
import { filterOf } from '../../../platform/list-address.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { suggestionsFor } from './faq.queries.ts'

/** Suggested questions that wait for an answer, or to be deleted. */
export const suggestedQuestion: ObligationKind = {
  tipo: 'pergunta_sugerida',
  modulo: 'perguntas_frequentes',
  nome: ['pergunta sugerida', 'perguntas sugeridas'],
  lista: `/faq/list?${filterOf({ sugerida: true, ativo: false })}`,
  may: (actor) => can(actor, 'perguntas_frequentes', 'manage'),
  open: suggestionsFor,
}
