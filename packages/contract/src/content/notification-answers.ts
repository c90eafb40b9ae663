/** What the procedures of notification answer. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'

export const notificationListAnswer = z.array(
  z.strictObject({
    id_mensagem: recordId,
    id_usuario: recordId,
    lido: z.boolean(),
    id_remetente: recordId.nullable(),
    remetente: z.strictObject({ nome: z.string().nullable() }).nullable(),
    /** Also keys of what made it. */
    data: z.object({ modulo: z.string(), msg: z.string(), rota: z.string().optional() }),
    created_at: moment,
  }),
)

export const notificationUnreadAnswer = z.strictObject({ total: z.int() })

export const notificationMarkReadAnswer = z.array(
  z.strictObject({ id_mensagem: recordId, id_usuario: recordId }),
)

export const notificationMarkAllReadAnswer = z.strictObject({ lidas: z.number() })
