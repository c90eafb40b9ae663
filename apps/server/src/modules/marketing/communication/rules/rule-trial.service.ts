import { onlyDigits } from '@intranet/contract/formats'
/** Trying a rule before customers see it: forecast, preview, a message to oneself. */
import type { Forecast, MessagePreview } from '@intranet/contract/marketing/communication-answers'
import type {
  ForecastInput,
  MessagePreviewInput,
  TestSendInput,
} from '@intranet/contract/marketing/communication-rules'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { sendReasons } from '@intranet/contract/marketing/send-reasons'
import { isSuperadmin } from '@intranet/contract/access'
import { smsLength } from '@intranet/contract/marketing/message-text'
import { communicationRule } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../../platform/deps.ts'
import type { Actor } from '../../../../platform/actor.ts'
import { AppError, refusals } from '../../../../platform/errors.ts'
import type { Outcome } from '../../../../platform/senders/sender.ts'
import type { Parameters } from '../../../../platform/parameters.ts'
import { found } from '../../../../platform/records.ts'
import { phoneForms } from '../../../../platform/phone-forms.ts'
import { forecast, maskedDestination } from '../audience/forecast.service.ts'
import { render } from '../audience/message-render.ts'
import { getRule, ownTelephone } from './rule.queries.ts'
import { largeAudience } from './rule-approval.service.ts'
import { draftRule, storedRule } from './rule-draft.service.ts'
import { sampleRecipients, type Sample } from './sample-recipient.service.ts'
import { channelsOf, type StoredRule } from '../audience/stored-rule.ts'

async function asked(
  db: Database,
  actor: Actor,
  input: { id: number } | { regra: Parameters_<typeof draftRule>[2] },
): Promise<StoredRule> {
  if ('regra' in input) return draftRule(db, actor, input.regra)
  found(await getRule(db, actor, input.id))
  return storedRule(db, input.id)
}
type Parameters_<T> = T extends (...args: infer A) => unknown ? A : never

export async function forecastRule(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  input: ForecastInput,
): Promise<Forecast> {
  const rule = await asked(db, actor, input)
  const counted = await forecast(db, parameters, rule, input.data)
  const saved = 'id' in input ? await getRule(db, actor, input.id) : undefined
  const agreed = saved && saved.aprovacao !== 'dispensada' ? saved.aprovacao : null
  const large = agreed ? null : await largeAudience(db, parameters, rule)
  return { ...counted, publico: large, aprovacao: agreed ?? (large === null ? 'dispensada' : 'necessaria') }
}

function messageFor(
  rule: StoredRule,
  canal: Channel,
  { recipient, destino, ninguem }: Sample,
): MessagePreview {
  const { titulo, texto } = render(rule, canal, recipient, '#')
  return {
    canal,
    destino: destino && maskedDestination(canal, destino),
    ninguem,
    titulo,
    texto,
    segmentos: canal === 'sms' ? smsLength(texto).segments : 1,
  }
}

/** Every channel's message as somebody of the next shift's audience would get it, or a chosen customer. */
export async function previewMessages(
  db: Database,
  actor: Actor,
  parameters: Parameters,
  input: MessagePreviewInput,
): Promise<MessagePreview[]> {
  const rule = await asked(db, actor, input)
  const sampleOf = await sampleRecipients(db, parameters, rule, input.id_pessoa)
  return channelsOf(rule).map((canal) => messageFor(rule, canal, sampleOf(canal)))
}

/** The current user's own address or mobile, as a sender needs it. */
async function ownDestination(db: Database, actor: Actor, canal: Channel): Promise<string> {
  if (canal === 'email') return actor.email
  const { telefone } = await ownTelephone(db, actor)
  const [local, withCountry] = phoneForms(onlyDigits(telefone ?? ''))
  if (local.length !== 11) throw refusals.invalid({ canal: communicationRule.noTestDestination })
  return withCountry
}

function notTested(actor: Actor, { motivo, detalhe }: Exclude<Outcome, { situacao: 'enviado' }>): AppError {
  const said = detalhe && isSuperadmin(actor) ? ` (${detalhe})` : ''
  return new AppError('bad_gateway', communicationRule.testFailed(sendReasons[motivo]) + said)
}

/** Sends one message to the current user, through the real sender; it counts for no limit and is not in the log. */
export async function sendTest(
  { senders, parameters }: Deps,
  db: Database,
  actor: Actor,
  input: TestSendInput,
) {
  found(await getRule(db, actor, input.id))
  const rule = await storedRule(db, input.id)
  const canal = input.canal as Channel
  if (!rule[canal]) throw refusals.invalid({ canal: communicationRule.noChannel })
  const destino = await ownDestination(db, actor, canal)
  const { recipient } = (await sampleRecipients(db, parameters, rule, input.id_pessoa))(canal)
  const { titulo, texto, simples, parametros } = render(rule, canal, recipient, '#')
  const { template, remetente } = rule
  const outcome = await senders[canal].send({
    // Its own: mail programs take a second message of one id for the first one's copy.
    id: `teste-${randomUUID()}`,
    destino,
    remetente,
    titulo: titulo && `[Teste] ${titulo}`,
    texto,
    simples,
    descadastro: null,
    template: template && { nome: template.nome, idioma: template.idioma, parametros },
  })
  if (outcome.situacao !== 'enviado') throw notTested(actor, outcome)
  return { destino: maskedDestination(canal, destino), local: senders[canal].local }
}
