/** Whose history of squads and their counts an actor may see. */
import { among, type HistoryRules } from '../../../platform/history.ts'
import { ofSeenSquad, seenSquad } from './squad-scope.ts'

export const squadHistory: HistoryRules = {
  equipe: { scope: (actor, id) => among('equipe', id, seenSquad(actor, 'x')) },
  suprimento_contagem: {
    scope: (actor, id) => among('suprimento_contagem', id, ofSeenSquad(actor, 'x.id_equipe')),
  },
  inventario: { scope: (actor, id) => among('inventario', id, ofSeenSquad(actor, 'x.id_equipe')) },
}
