import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { notifyOthers } from '../../../../platform/notify.ts'
import { communicationManagers } from '../sending/execution-end.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

/** What a notice about a rule says; it leads to the rules of its campaign. */
const aboutRule = (campanha_id: number, msg: string) => ({
  modulo: 'regua_comunicacao' as const,
  msg,
  rota: `/marketing/communication-scale-rules/list?idCampaign=${campanha_id}` as const,
})

/** A notice to who manages the communication of a rule's provider. */
export const toManagers = async (
  db: Database,
  { campanha_id, id_empresa }: Pick<StoredRule, 'campanha_id' | 'id_empresa'>,
  msg: string,
) => ({
  usuarios: await communicationManagers(db, id_empresa),
  data: aboutRule(campanha_id, msg),
})

/** Notifies who asked for the approval of a rule of what another manager, or a change, made of it. */
export const notifyRequester = (
  db: Database,
  actor: Actor | null,
  { campanha_id, id_solicitante }: { campanha_id: number; id_solicitante: number | null },
  msg: string,
): Promise<void> => notifyOthers(db, actor, { usuarios: [id_solicitante], data: aboutRule(campanha_id, msg) })
