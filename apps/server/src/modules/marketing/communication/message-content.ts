/** The texts of executions, kept while they are being sent: a rule's message can be long, and is read for every customer. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import type { OutgoingMessage } from '../../../platform/senders/sender.ts'
import { render } from './message-render.ts'
import { optOutSecret, optOutUrl } from './opt-out-link.ts'
import type { LeasedMessage } from './queue.queries.ts'
import type { StoredRule } from './stored-rule.ts'

/** Texts that are kept at once. */
const KEPT = 200

export interface Content {
  messageOf(canal: Channel, leased: LeasedMessage): Promise<OutgoingMessage>
}

export function createContent(db: Database, publicUrl: string): Content {
  const rules = new Map<number, Promise<StoredRule>>()
  let secret: Promise<string> | undefined

  function ruleOf(execution: number): Promise<StoredRule> {
    const known = rules.get(execution)
    if (known) return known
    if (rules.size >= KEPT) rules.clear()
    const read = db
      .selectFrom('campanha_execucao')
      .select('regra')
      .where('id', '=', execution)
      .executeTakeFirstOrThrow()
      .then(({ regra }) => regra as unknown as StoredRule)
    rules.set(execution, read)
    read.catch(() => rules.delete(execution))
    return read
  }

  return {
    async messageOf(canal, leased) {
      secret ??= optOutSecret(db)
      const rule = await ruleOf(leased.id_execucao)
      const descadastro = canal === 'email' ? optOutUrl(publicUrl, await secret, leased.id) : null
      const { titulo, texto, simples, parametros } = render(rule, canal, leased, descadastro ?? '')
      const { template } = rule
      return {
        id: leased.id,
        destino: leased.destino,
        titulo,
        texto,
        simples,
        descadastro,
        template:
          canal === 'whatsapp' && template
            ? { nome: template.nome, idioma: template.idioma, parametros }
            : null,
      }
    },
  }
}
