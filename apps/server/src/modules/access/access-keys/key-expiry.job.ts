import { keyAddress } from '@intranet/contract/access/access-key-words'
import { formatDate } from '@intranet/contract/formats'
import { accessKeys as text } from '@intranet/contract/messages/access'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { endingKeys, forgetEndedCalls } from './access-key.queries.ts'

/**
 * Every morning: owners hear of keys that stop working in two weeks or less, and once more on the last three days; what
 * keys called that have ended is forgotten.
 */
export const keyExpiryJob: Job = {
  name: 'vencimento-chaves',
  cron: '10 8 * * *',
  async run({ connection: { db } }) {
    await forgetEndedCalls(db)
    for (const { id, nome, id_usuario, validade_fim, aviso } of await endingKeys(db))
      await notify(db, {
        remetente: null,
        usuarios: [id_usuario],
        data: {
          modulo: 'configuracao',
          msg: text.ending(nome, `depois de ${formatDate(validade_fim)}`),
          rota: keyAddress(id),
        },
        chave: `chave_acesso:${id}:${validade_fim}:${aviso}`,
      })
  },
}
