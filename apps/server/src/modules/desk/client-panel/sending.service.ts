import type { SendInput } from '@intranet/contract/desk/client-panel'
import { fromCents } from '@intranet/contract/desk/cents'
import { readableLine } from '@intranet/contract/desk/slip-line'
import { formatDate, formatMoney, maskPhone } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { phoneForms } from '../../../platform/phone-forms.ts'
import { escapeHtml } from '@intranet/contract/escape-html'
import { waitForLock } from '../../../platform/locks.ts'
import { found } from '../../../platform/records.ts'
import type { Outcome } from '../../../platform/senders/sender.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { spoken } from './erp-refusals.ts'
import { findCustomer } from './exact-customer.ts'
import { negotiationOf } from './negotiation.queries.ts'
import {
  insertSend,
  maybeSent,
  mayWriteTo,
  sendByKey,
  senderOf,
  settleSend,
  type Channel,
  type StoredSend,
} from './sending.queries.ts'
import { openPanel, secondCopyOf, type Panel } from './view.service.ts'

interface Message {
  titulo: string
  /** Plain lines, below the greeting. */
  linhas: string[]
}

async function invoiceMessage(panel: Panel, fatura: string): Promise<Message> {
  const { system, cod_cliente } = panel
  const all = await spoken(() => system.call('faturas', { cod_cliente }))
  const invoice = found(all.find((one) => one.fatura === fatura))
  const { linha_digitavel, pix } = await secondCopyOf(panel, fatura)
  return {
    titulo: `Sua fatura de ${formatDate(invoice.vencimento)}`,
    linhas: [
      `Fatura ${fatura}, vencimento ${formatDate(invoice.vencimento)}, valor ${formatMoney(fromCents(invoice.valor))}.`,
      ...(linha_digitavel ? [`Linha digitável: ${readableLine(linha_digitavel)}`] : []),
      ...(pix ? [`Pix copia e cola: ${pix}`] : []),
    ],
  }
}

async function proposalMessage(deps: Deps, { visit }: Panel, id: string): Promise<Message> {
  const row = found(await negotiationOf(deps.connection.db, visit, Number(id)))
  return {
    titulo: `Proposta de negociação ${row.protocolo}`,
    linhas: [
      `Proposta ${row.protocolo}, total ${formatMoney(row.total)}, válida até ${formatDate(row.valida_ate)}.`,
      ...row.parcelas.map(
        ({ vencimento, valor }, place) =>
          `Parcela ${place + 1}: ${formatMoney(fromCents(valor))} em ${formatDate(vencimento)}`,
      ),
    ],
  }
}

/** Of a mobile phone with its area: what WhatsApp can reach. */
const isMobile = (local: string) => /^[1-9]{2}9\d{8}$/.test(local)

async function destinationOf({ system, cod_cliente }: Panel, canal: Channel): Promise<string> {
  const customer = await findCustomer(system, cod_cliente)
  if (canal === 'email') {
    const address = customer?.emails[0]
    if (!address) throw new AppError('conflict', text.noDestination)
    return address
  }
  const mobile = customer?.telefones.map(phoneForms).find(([local]) => isMobile(local))
  if (!mobile) throw new AppError('conflict', text.noMobile)
  return mobile[1]
}

const templateName = ({ parameters }: Deps) => parameters.read('painel_template_whatsapp')

/** By what messages can leave: WhatsApp takes no other text than that of an approved template. */
export async function channelsOf(deps: Deps): Promise<Channel[]> {
  const { senders } = deps
  const hasTemplate = senders.whatsapp.local || (await templateName(deps)) !== ''
  return (['email', 'whatsapp'] as const).filter(
    (canal) => !senders[canal].unset && (canal === 'email' || hasTemplate),
  )
}

/** What the template is filled with: the provider of WhatsApp refuses line breaks in it. */
async function templateFor(deps: Deps, canal: Channel, nome: string, { linhas }: Message) {
  const template = canal === 'whatsapp' ? await templateName(deps) : ''
  return template ? { nome: template, idioma: 'pt_BR', parametros: [nome, linhas.join(' ')] } : null
}

const masked = (canal: Channel, destino: string) =>
  canal === 'email' ? destino.replace(/^(.{2}).*@/, '$1***@') : maskPhone(destino)

const stateOf = ({ situacao }: Outcome): StoredSend['situacao'] =>
  situacao === 'enviado' ? 'enviado' : situacao === 'incerto' ? 'incerto' : 'falhou'

const words: Record<StoredSend['situacao'], string> = {
  enviando: text.sending,
  enviado: text.sent,
  falhou: text.notSent,
  incerto: text.sendUnsure,
}
const answerOf = ({ situacao, destino }: StoredSend) => ({ situacao, destino, mensagem: words[situacao] })

/**
 * Sends an invoice or a proposal to the customer, once for each key; who opted out of the channel is not written to
 * (docs/client-panel.md#messages-to-the-customer).
 */
export async function sendToCustomer(deps: Deps, actor: Actor, visit: EnteredVisit, input: SendInput) {
  const { db } = deps.connection
  const { chave, canal, assunto, referencia } = input
  const before = await sendByKey(db, visit.id_empresa, chave)
  if (before) return answerOf(before)
  if (!(await mayWriteTo(db, visit, canal))) throw new AppError('conflict', text.optedOut)
  if (!(await channelsOf(deps)).includes(canal)) throw new AppError('conflict', text.channelOff)
  const panel = await openPanel(deps, visit)
  const destino = await destinationOf(panel, canal)
  const message = await (assunto === 'fatura'
    ? invoiceMessage(panel, referencia)
    : proposalMessage(deps, panel, referencia))
  const row = { chave, canal, assunto, referencia, destino: masked(canal, destino) }
  const { ours, earlier } = await inTransaction(db, actor, async (transaction) => {
    await waitForLock(transaction, 'panelSend', `${visit.id_empresa} ${visit.cod_cliente}`)
    const open = await maybeSent(transaction, visit, row)
    return { earlier: open, ours: open ? undefined : await insertSend(transaction, visit, actor.id, row) }
  })
  if (!ours) return answerOf(earlier ?? (await sendByKey(db, visit.id_empresa, chave))!)
  const nome = visit.nome_razaosocial.split(' ')[0]!
  const linhas = [`Olá, ${nome}.`, ...message.linhas]
  const simples = linhas.join('\n')
  const outcome = await deps.senders[canal].send({
    id: `painel-${ours.id}`,
    destino,
    remetente: await senderOf(db, visit.id_empresa),
    titulo: message.titulo,
    texto: canal === 'email' ? linhas.map((one) => `<p>${escapeHtml(one)}</p>`).join('') : simples,
    simples,
    descadastro: null,
    template: await templateFor(deps, canal, nome, message),
  })
  const motivo = 'motivo' in outcome ? outcome.motivo : null
  return answerOf(
    await inTransaction(db, actor, (transaction) =>
      settleSend(transaction, ours.id, stateOf(outcome), motivo),
    ),
  )
}
