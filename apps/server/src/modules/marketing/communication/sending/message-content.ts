/**
 * The texts of executions, kept while they are being sent: a rule's message can be long, and is read for every
 * customer.
 */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import type { Sealed } from '../../../../platform/sealed.ts'
import type { OutgoingMessage } from '../../../../platform/senders/sender.ts'
import { render } from '../audience/message-render.ts'
import { optOutSecret, optOutUrl } from '../../../../platform/opt-out-link.ts'
import type { LeasedMessage } from './queue.queries.ts'
import { ruleOfExecution } from './send.queries.ts'
import type { StoredRule } from '../audience/stored-rule.ts'

/** Texts that are kept at once. */
const KEPT = 200

export type Writer = (message: LeasedMessage) => OutgoingMessage

export interface Content {
  /** Reads the data that the messages' texts need; answers the function that writes them. */
  open(canal: Channel, leased: LeasedMessage[]): Promise<Writer>
}

export function createContent(db: Database, sealed: Sealed, publicUrl: string): Content {
  const rules = new Map<number, Promise<StoredRule>>()

  function ruleOf(execution: number): Promise<StoredRule> {
    const cached = rules.get(execution)
    if (cached) return cached
    if (rules.size >= KEPT) rules.clear()
    const read = ruleOfExecution(db, execution)
    rules.set(execution, read)
    read.catch(() => rules.delete(execution))
    return read
  }

  return {
    async open(canal, leased) {
      const key = await optOutSecret(db, sealed)
      const executions = [...new Set(leased.map(({ id_execucao }) => id_execucao))]
      const read = new Map(await Promise.all(executions.map(async (id) => [id, await ruleOf(id)] as const)))
      return (message) => {
        const rule = read.get(message.id_execucao)!
        const descadastro = canal === 'email' ? optOutUrl(publicUrl, key, message.id) : null
        const { titulo, texto, simples, parametros } = render(rule, canal, message, descadastro ?? '')
        const { id, destino } = message
        const { template, remetente } = rule
        return {
          id,
          destino,
          remetente,
          titulo,
          texto,
          simples,
          descadastro,
          template:
            canal === 'whatsapp' && template
              ? { nome: template.nome, idioma: template.idioma, parametros }
              : null,
        }
      }
    },
  }
}
