/** The server of the walk: made-up answers, and what it was asked since `takeAsked`. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '@/lib/query-client.ts'
import type { Session } from '@/lib/session.ts'
import { madeAnswer, type Telling } from './made-answers.ts'
import { withoutChance } from './drawn-screen.ts'

let asked: string[] = []
let waiting = 0

/** The id of what is uploaded. */
const SENT_FILE = '00000000-0000-4000-8000-000000000009'

/** What is answered as plain text and decides whether a screen shows itself. */
const GIVEN: Record<string, object> = { 'clientPanel.current': { situacao: 'aberto' } }

/** Asked a moment after the page has shown: whether the walk is gone by then differs. */
const AFTERWARDS = 'figures.ofCards'

/** Notes what left the page otherwise than as a question to the server. */
export const noteAsked = (text: string): void => void asked.push(withoutChance(text))

/** What was asked since the last time, sorted: questions of one drawing have no order. */
export function takeAsked(): string[] {
  const taken = asked.toSorted()
  asked = []
  return taken
}

/** How far a list counts is one constant of all lists. */
const withoutBound = (name: string, value: unknown) => (name === 'contar_ate' ? undefined : value)

const withGiven = (procedure: string, answer: unknown) =>
  answer && GIVEN[procedure] ? { ...answer, ...GIVEN[procedure] } : answer

export function answerMadeUp(telling: Telling, session: Session | null): void {
  // Who is signed in stays who they are, also when it is asked again.
  const answer = (procedure: string) =>
    procedure === 'auth.session' ? session : withGiven(procedure, madeAnswer(procedure, telling))
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(String(address), location.href)
    if (!url.pathname.startsWith('/trpc/')) {
      asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`)
      return new Response(JSON.stringify({ id: SENT_FILE }), {
        status: 200,
        headers: { 'content-type': 'application/json' },
      })
    }
    waiting++
    const inputs = JSON.parse(
      (init?.body as string | undefined) ?? url.searchParams.get('input') ?? '{}',
    ) as Record<string, unknown>
    const procedures = url.pathname.replace('/trpc/', '').split(',')
    const answers = procedures.map((procedure, n) => {
      if (procedure !== AFTERWARDS)
        asked.push(withoutChance(`${procedure} ${JSON.stringify(inputs[n] ?? null, withoutBound)}`))
      return { result: { data: answer(procedure) } }
    })
    waiting--
    return Response.json(answers)
  })
}

const now = globalThis.setTimeout
/** Longer waits, which end when the walk says so: on a busy machine they would end anywhere. */
const later = new Map<object, { run: () => void; wait: number }>()
const SOON = 1
const LONGEST = 1000

export function holdTimers(): void {
  const { clearTimeout: clear } = globalThis
  vi.stubGlobal('setTimeout', (run: (...given: unknown[]) => void, wait = 0, ...given: unknown[]) => {
    if (wait <= SOON) return now(run, wait, ...given)
    const key = { unref: () => key, ref: () => key, hasRef: () => false }
    later.set(key, { run: () => run(...given), wait })
    return key
  })
  vi.stubGlobal('clearTimeout', (key: never) => void (later.delete(key) || clear(key)))
  vi.stubGlobal('setInterval', (_: unknown, wait: number) => {
    const again = `again every ${wait} ms`
    if (!asked.includes(again)) asked.push(again)
    return {}
  })
}

export const forgetTimers = (): void => later.clear()

/** How often the page changed. */
let changed = 0
new MutationObserver(() => changed++).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})

/** A page that changes by itself is looked at so often; what is under way may take longer, on a busy machine. */
const MOST_LOOKS = 60
const LONGEST_WORK_MS = 5000
const isIdle = () => waiting === 0 && queryClient.isFetching() === 0 && queryClient.isMutating() === 0

/** Until nothing is under way, and nothing of the page changes. */
async function quiet(): Promise<void> {
  const begun = performance.now()
  const isLate = () => performance.now() - begun > LONGEST_WORK_MS
  for (let still = 0, looks = 0; still < 2 && (looks < MOST_LOOKS || !(isIdle() || isLate())); looks++) {
    const before = changed + asked.length
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((done) => void now(done, 0))
    })
    still = isIdle() && before === changed + asked.length ? still + 1 : 0
  }
}

/** As it is a second later. */
export async function settled(): Promise<void> {
  await quiet()
  const due = [...later].filter(([, { wait }]) => wait <= LONGEST)
  if (due.length === 0) return
  act(() => {
    for (const [key, { run }] of due) if (later.delete(key)) run()
  })
  await quiet()
}
