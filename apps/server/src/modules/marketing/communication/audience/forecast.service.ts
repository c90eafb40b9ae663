/** What a shift of a rule would do, counted without sending. */
import type { Forecast, ForecastChannel } from '@intranet/contract/marketing/communication-answers'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { maskName } from '@intranet/contract/formats'
import { wantedDays } from '@intranet/contract/marketing/firing'
import { smsLength } from '@intranet/contract/marketing/message-text'
import { wallOf, wallText } from '@intranet/contract/content/calendar-time'
import type { Database } from '@intranet/db/connection'
import type { Parameters } from '../../../../platform/parameters.ts'
import { countedDates, type AudienceRequest, type Limits } from './audience.queries.ts'
import { audienceExamples, countAudience, countCustomers, type AudienceCount } from './forecast.queries.ts'
import { holidayPlaces } from './holiday-places.queries.ts'
import { render } from './message-render.ts'
import { heeded, nextFiringDay, planSending, postponements } from './sending-plan.ts'
import { channelsOf, type StoredRule } from './stored-rule.ts'

const EXAMPLES = 5

export async function limitsOf(parameters: Parameters): Promise<Limits> {
  return {
    dia: await parameters.read('comunicacao_limite_dia'),
    mes: await parameters.read('comunicacao_limite_30_dias'),
  }
}

/** São Paulo's clock: day and `HH:mm`. */
export function clockOf(moment: Date): { dia: string; hora: string } {
  const [dia = '', hora = ''] = wallText(wallOf(moment.getTime())).split('T')
  return { dia, hora }
}

/**
 * The parameters of the audience statement for a rule's shift of a day; null when the rule has no audience on that day.
 */
export async function audienceRequest(
  db: Database,
  parameters: Parameters,
  regra: StoredRule,
  day: string,
): Promise<AudienceRequest | null> {
  const wanted = wantedDays(regra, day)
  const plan = planSending(regra, day, regra.turno)
  if (!wanted.length || !plan) return null
  const feriados =
    regra.feriado_acao === 'enviar' ? [] : heeded(regra, plan.dia, await holidayPlaces(db, plan.dia))
  return {
    regra,
    wanted,
    dia: plan.dia,
    limites: await limitsOf(parameters),
    contadas: await countedDates(db, plan.dia),
    feriados,
    adiamento: feriados.length ? postponements(regra, plan.dia) : [],
  }
}

const reais = (thousandths: number) => (thousandths / 1000).toFixed(2)

function channelOf(
  canal: Channel,
  counts: AudienceCount[],
  price: number,
  segmentos: number,
): ForecastChannel {
  const own = counts.filter((count) => count.canal === canal)
  const envios = own.find(({ motivo }) => motivo === null)?.total ?? 0
  const suprimidos = Object.fromEntries(
    own.flatMap(({ motivo, total }) => (motivo === null ? [] : [[motivo, total]])),
  )
  return { canal, envios, suprimidos, segmentos, custo: reais(envios * price * segmentos) }
}

/** `***@dominio` and the last four digits: enough to recognise one's own test customer. */
export const maskedDestination = (canal: Channel, destino: string): string =>
  canal === 'email'
    ? destino.replace(/^(.)[^@]*/, '$1***')
    : `(${destino.slice(-11, -9)}) *****-${destino.slice(-4)}`

/** Counts a rule's shift on `day`, or on the next one it has. */
export async function forecast(
  db: Database,
  parameters: Parameters,
  regra: StoredRule,
  day: string | undefined,
): Promise<Omit<Forecast, 'aprovacao' | 'publico'>> {
  const { dia, hora } = clockOf(new Date())
  const data = day ?? nextFiringDay(regra, dia, hora)
  const request = data === null ? null : await audienceRequest(db, parameters, regra, data)
  const nobody = { data, turno: regra.turno, clientes: 0, custo: '0.00', exemplos: [] }
  const [counts, examples, clientes] = request
    ? [
        await countAudience(db, request),
        await audienceExamples(db, request, EXAMPLES),
        await countCustomers(db, request),
      ]
    : [[], [], 0]
  const [sample] = examples
  const canais: ForecastChannel[] = []
  for (const canal of channelsOf(regra)) {
    const sms = canal === 'sms' && sample ? smsLength(render(regra, 'sms', sample, '').texto).segments : 1
    canais.push(channelOf(canal, counts, await parameters.read(`comunicacao_preco_${canal}`), sms))
  }
  const custo = canais.reduce((sum, channel) => sum + Math.round(Number(channel.custo) * 100), 0) / 100
  const exemplos = examples.map(({ id_pessoa, nome, canal, destino }) => ({
    id_pessoa,
    canal,
    nome: maskName(nome),
    destino: maskedDestination(canal, destino),
  }))
  return { ...nobody, clientes, canais, custo: custo.toFixed(2), exemplos }
}

/** How many customers the rule's next shift has: what approval is asked for. */
export async function nextAudience(db: Database, regra: StoredRule): Promise<number> {
  const { dia, hora } = clockOf(new Date())
  const day = nextFiringDay(regra, dia, hora)
  return day === null ? 0 : countCustomers(db, { regra, wanted: wantedDays(regra, day) })
}
