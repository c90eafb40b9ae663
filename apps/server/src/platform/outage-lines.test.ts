import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function keptLog() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { lines, log: createLog('info', { write }, ['postgresql://a:b@db.lan:6432/intranet']) }
}

const failed = (fields: object, message = 'connect ECONNREFUSED') => Object.assign(new Error(message), fields)
const ofDatabase = [
  failed({ code: 'ECONNREFUSED', port: 6432 }),
  failed({ code: '57P01', severity: 'FATAL' }),
  failed({ code: '25006', severity: 'ERROR' }),
  failed({ code: 'ENOTFOUND', hostname: 'db.lan' }),
  failed({}, 'Connection terminated unexpectedly'),
]

it('an outage of PostgreSQL is a line a second, from each part that reports it, and says how many it left out', () => {
  const { lines, log } = keptLog()
  for (const err of ofDatabase) log.error({ err }, 'jobs')
  vi.advanceTimersByTime(1000)
  log.warn({ err: ofDatabase[0] }, 'security log not written')
  log.warn({ err: ofDatabase[0] }, 'use of access keys not recorded')
  expect(lines.map(({ msg, part, left_out, level }) => [msg, part, left_out, level])).toEqual([
    ['database away', 'jobs', undefined, 50],
    ['database away', 'security log not written', 4, 40],
  ])
})

it('other neighbours, other errors and lines without one are written as they are', () => {
  const { lines, log } = keptLog()
  const others = [
    failed({ code: 'ECONNREFUSED', port: 25 }),
    failed({ code: 'ENOTFOUND', hostname: 'erp.lan' }),
    failed({ code: 'ETIMEDOUT', command: 'CONN' }),
    failed({ code: '23505', severity: 'ERROR' }),
    failed({}, 'ours'),
  ]
  for (const err of [...others, ...others]) log.warn({ err }, 'job failed')
  log.info('started')
  expect(lines.map(({ msg }) => msg)).toEqual([...Array.from({ length: 10 }, () => 'job failed'), 'started'])
})
