import type { Database } from '@intranet/db/connection'
import { communicationManagers } from '../sending/execution-end.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

/** A notice to who manages the communication of a rule's provider, which leads to the rules of its campaign. */
export const toManagers = async (
  db: Database,
  { campanha_id, id_empresa }: Pick<StoredRule, 'campanha_id' | 'id_empresa'>,
  msg: string,
) => ({
  usuarios: await communicationManagers(db, id_empresa),
  data: {
    modulo: 'regua_comunicacao' as const,
    msg,
    rota: `/marketing/communication-scale-rules/list?idCampaign=${campanha_id}` as const,
  },
})
