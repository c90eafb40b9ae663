import { isSuperadmin } from '@intranet/contract/access'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { resetsFor } from './factor.queries.ts'

/** Lost factors whose removal another superadmin asked for, for the 24 hours in which it may be confirmed. */
export const askedReset: ObligationKind = {
  tipo: 'remocao_fator',
  modulo: 'configuracao',
  nome: ['remoção de segundo fator a confirmar', 'remoções de segundo fator a confirmar'],
  lista: '/users/list',
  // No page lists the requests: each is on the page of the person's sessions.
  opensList: () => false,
  may: isSuperadmin,
  open: (actor) => resetsFor(actor.id),
}
