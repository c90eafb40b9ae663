/** What each stage of a record's thread says (docs/screens.md#the-thread-of-a-record). */
import { DAY_MS } from '@intranet/contract/durations'
import { formatCount, formatDateTime, formatMomentDay, formatStay } from '@intranet/contract/formats'
import type { RecordStages } from '@intranet/contract/record-stages'

/** As it comes over the wire. */
export type Stages = Omit<RecordStages, 'etapas'> & {
  etapas: { etapa: string; desde: string; ate: string | null }[]
}

export interface StageName {
  key: string
  title: string
}

export interface LifeStages {
  /** The stages in the order in which most records pass them. */
  path: readonly StageName[]
  stages: Stages
  /** The name of a stage beside the path: refused, sent back. */
  beside?: (stage: string) => string
  /** Nothing comes after the present stage. */
  ended: boolean
  now: number
}

export interface ThreadStep extends StageName {
  state: 'past' | 'now' | 'next' | 'ended'
  /** Days spent, or usually spent: above the line. */
  days?: string
  late?: boolean
  /** Since when, or by when. */
  when?: string
}

const daysBetween = (from: string, to: number) => Math.max(0, to - Date.parse(from)) / DAY_MS

const usually = (days: number) => `em geral ${formatStay(days)}`

/** The present stage: its days, and what they are measured by. */
function present({ stages, ended, now }: LifeStages): Omit<ThreadStep, keyof StageName> {
  const { etapa, desde } = stages.etapas.at(-1)!
  if (ended) return { state: 'ended', when: `em ${formatMomentDay(desde)}` }
  const spent = daysBetween(desde, now)
  const usual = stages.medianas.find((one) => one.etapa === etapa)
  const measure =
    stages.limite !== null
      ? `, limite ${formatCount(stages.limite, 'dia', 'dias')}`
      : usual
        ? `, ${usually(usual.dias)}`
        : ''
  return {
    state: 'now',
    days: `${formatStay(spent)}${measure}`,
    late: stages.limite !== null && spent > stages.limite,
    when: `desde ${formatMomentDay(desde)}`,
  }
}

/** All days that a record was in a stage, also in several stays. */
function spentIn(stages: Stages, key: string): number {
  return stages.etapas
    .filter(({ etapa, ate }) => etapa === key && ate !== null)
    .reduce((sum, { desde, ate }) => sum + daysBetween(desde, Date.parse(ate!)), 0)
}

/** By when the last stage is reached if all goes as usual; nothing while one of the medians is missing. */
function reachedBy(life: LifeStages, ahead: readonly StageName[]): string | undefined {
  const { etapa, desde } = life.stages.etapas.at(-1)!
  const waits = [etapa, ...ahead.slice(0, -1).map(({ key }) => key)].map(
    (key) => life.stages.medianas.find((one) => one.etapa === key)?.dias,
  )
  if (waits.some((days) => days === undefined)) return undefined
  const [first, ...others] = waits as number[]
  const rest = Math.max(0, first! - daysBetween(desde, life.now))
  const days = others.reduce((sum, one) => sum + one, rest)
  return `até ${formatMomentDay(new Date(life.now + days * DAY_MS))}, se nada parar`
}

/** The thread: what is passed with its days, the present stage, and what usually comes with its usual days. */
export function threadSteps(life: LifeStages): ThreadStep[] {
  const { path, stages, ended, beside } = life
  const current = stages.etapas.at(-1)!.etapa
  const on = path.findIndex(({ key }) => key === current)
  const seen = new Set(stages.etapas.map(({ etapa }) => etapa))
  const last = on >= 0 ? on : path.findLastIndex(({ key }) => seen.has(key))
  const passed = path.slice(0, on >= 0 ? on : last + 1).map((step): ThreadStep => {
    const days = spentIn(stages, step.key)
    return { ...step, state: 'past', ...(seen.has(step.key) && { days: formatStay(days) }) }
  })
  const here = { key: current, title: path[on]?.title ?? beside?.(current) ?? current, ...present(life) }
  const ahead = ended ? [] : path.slice(last + 1)
  const by = ahead.length > 0 ? reachedBy(life, ahead) : undefined
  const coming = ahead.map((step, place): ThreadStep => {
    const usual = stages.medianas.find(({ etapa }) => etapa === step.key)
    const isLast = place === ahead.length - 1
    return {
      ...step,
      state: 'next',
      ...(usual && !isLast && { days: usually(usual.dias) }),
      ...(isLast && by && { when: by }),
    }
  })
  return [...passed, here, ...coming]
}

/** Its moves as lines of what happened, the newest first. */
export const stageLines = ({ etapas }: Stages, named: (stage: string) => string) =>
  etapas
    .map(({ etapa, desde }, place) => ({
      key: String(place),
      label: named(etapa),
      note: formatDateTime(desde),
    }))
    .toReversed()
