/** Whose history of this module's tables an actor may see. */
import { groupWide, ofProvider, type HistoryRules } from '../../../platform/history.ts'
import { readBlacklistEntry } from './blacklist.service.ts'

export const blacklistHistory: HistoryRules = {
  blacklist: { ...ofProvider('blacklist'), recordReading: readBlacklistEntry },
  vendas_blocklist_motivo: groupWide,
}
