/** The figures of one server for people: what `/metrics` serves, added up (docs/metrics.md#health-page). */
import type { ServerFigures } from '@intranet/contract/access/health'
import type { Counter, Histogram } from 'prom-client'

/** Procedures and routes that are named: those that took most of the server's time. */
const MOST_NAMED = 10

interface Counted {
  labels: Readonly<Partial<Record<string, string | number>>>
  times: number
  seconds: number
  /** Of more than a second. */
  slow: number
}

/** Each row of a histogram's labels, with how often, how long, and how often longer than a second. */
async function countedIn<Label extends string>(histogram: Histogram<Label>): Promise<Counted[]> {
  const rows = new Map<string, Counted>()
  for (const { metricName, labels, value } of (await histogram.get()).values) {
    const { le, ...own } = labels as Partial<Record<string, string | number>>
    const key = JSON.stringify(own)
    const row = rows.get(key) ?? { labels: own, times: 0, seconds: 0, slow: 0 }
    if (metricName?.endsWith('_sum')) row.seconds = value
    else if (metricName?.endsWith('_count')) row.times = value
    else if (le === 1) row.slow = -value
    rows.set(key, row)
  }
  // The bucket of a second has those that took no longer.
  return [...rows.values()].map((row) => ({ ...row, slow: row.times + row.slow }))
}

interface Added {
  respostas: number
  recusas: number
  falhas: number
  lentas: number
  media_ms: number
}

/** Rows that `nameOf` calls the same, added up. `statusOf` is an HTTP status. */
function addUp(
  rows: readonly Counted[],
  nameOf: (row: Counted) => string,
  statusOf: (row: Counted) => number,
): ({ nome: string; segundos: number } & Added)[] {
  const groups = Map.groupBy(rows, nameOf)
  return [...groups].map(([nome, group]) => {
    const times = (of: readonly Counted[]) => of.reduce((sum, row) => sum + row.times, 0)
    const [respostas, segundos] = [times(group), group.reduce((sum, row) => sum + row.seconds, 0)]
    return {
      nome,
      segundos,
      respostas,
      recusas: times(group.filter((row) => statusOf(row) >= 400 && statusOf(row) < 500)),
      falhas: times(group.filter((row) => statusOf(row) >= 500)),
      lentas: group.reduce((sum, row) => sum + row.slow, 0),
      media_ms: respostas ? Math.round((segundos / respostas) * 1000) : 0,
    }
  })
}

interface Kept {
  requests: Histogram<'door' | 'name' | 'status'>
  erpCalls: Histogram<'provider' | 'call' | 'outcome'>
  sends: Counter<'channel' | 'outcome'>
  signIns: Counter<'outcome'>
}

export type CountedFigures = Pick<ServerFigures, 'portas' | 'demoradas' | 'envios' | 'erps' | 'entradas'>

/** What was counted since the server began. */
export async function figuresOf({ requests, erpCalls, sends, signIns }: Kept): Promise<CountedFigures> {
  const [asked, erps, sent, entered] = await Promise.all([
    countedIn(requests),
    countedIn(erpCalls),
    sends.get(),
    signIns.get(),
  ])
  const statusOf = ({ labels }: Counted) => Number(labels.status)
  const most = <Row extends { segundos: number }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => other.segundos - one.segundos)
  const shown = <Row extends { segundos: number }>({ segundos: _, ...row }: Row) => row
  // A door's event streams are open for hours: how long they took says nothing.
  const answers = asked.filter(({ labels }) => labels.door !== 'event')
  return {
    portas: most(addUp(answers, ({ labels }) => String(labels.door), statusOf)).map(shown),
    demoradas: most(addUp(answers, ({ labels }) => String(labels.name), statusOf))
      .slice(0, MOST_NAMED)
      .map(shown),
    envios: sent.values.map(({ labels, value }) => ({
      canal: String(labels.channel),
      situacao: String(labels.outcome),
      total: value,
    })),
    erps: addUp(
      erps,
      ({ labels }) => String(labels.provider),
      ({ labels }) => (labels.outcome === 'ok' ? 200 : 500),
    ).map(({ nome, respostas, falhas, media_ms }) => ({
      id_empresa: Number(nome),
      chamadas: respostas,
      falhas,
      media_ms,
    })),
    entradas: {
      aceitas: entered.values.reduce(
        (sum, { labels, value }) => sum + (labels.outcome === 'ok' ? value : 0),
        0,
      ),
      recusadas: entered.values.reduce(
        (sum, { labels, value }) => sum + (labels.outcome === 'ok' ? 0 : value),
        0,
      ),
    },
  }
}
