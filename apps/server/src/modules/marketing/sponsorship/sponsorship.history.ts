/** Whose history of this module's tables an actor may see. */
import type { HistoryTable } from '@intranet/contract/history-tables'
import { sql } from 'kysely'
import {
  among,
  groupWide,
  ofProvider,
  type HistoryRule,
  type HistoryRules,
} from '../../../platform/history.ts'
import { ofSeenRequest } from './sponsorship-scope.ts'

/** Parts of a request. */
const ofRequest = (table: HistoryTable): HistoryRule => ({
  scope: (actor, id) => among(table, id, ofSeenRequest(actor, 'x.id_solicitacao')),
})
/** Parts of an account. */
const ofAccount = (table: HistoryTable): HistoryRule => ({
  scope: (actor, id) =>
    among(
      table,
      id,
      sql<boolean>`exists (select from patrocinio_pos_evento p where p.id = x.id_pos_evento
        and ${ofSeenRequest(actor, 'p.id_solicitacao')})`,
    ),
})

export const sponsorshipHistory: HistoryRules = {
  patrocinio_solicitacao: ofProvider('patrocinio_solicitacao'),
  patrocinio_viabilidade: ofRequest('patrocinio_viabilidade'),
  patrocinio_negociacao: ofRequest('patrocinio_negociacao'),
  patrocinio_pos_evento: ofRequest('patrocinio_pos_evento'),
  patrocinio_pos_evento_foto: ofAccount('patrocinio_pos_evento_foto'),
  patrocinio_pos_evento_arquivo: ofAccount('patrocinio_pos_evento_arquivo'),
  patrocinio_justificativa: groupWide,
  patrocinio_orcamento: ofProvider('patrocinio_orcamento'),
}
