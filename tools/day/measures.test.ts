import { expect, it } from 'vitest'
import { readBatch, type Done } from './answers.ts'
import { readSeries } from './counters.ts'
import { byKind, failuresOf, quantile } from './measures.ts'
import { roles } from './mix.ts'
import { placesOf } from './people.ts'
import { sizeOf } from './size.ts'

const answered = (asked: number, time: number, status = 200, words = ''): Done => ({
  kind: 'list',
  name: 'a.list',
  asked,
  done: asked + time,
  status,
  words,
})
const failover = { name: 'switchover', from: 60_000, to: 70_000 }

it('outside of a failover no 5xx is permitted, and within it 503 with a text alone', () => {
  const all = [
    answered(0, 10),
    answered(1000, 10, 500, 'Erro'),
    answered(2000, 10, 0),
    answered(61_000, 10, 503, 'Somente leitura'),
    answered(62_000, 10, 503, ' '),
    answered(63_000, 10, 502, 'Tente de novo'),
    // Asked before it, and answered within it.
    answered(59_000, 2000, 503, 'Tente de novo'),
    answered(71_000, 10, 404, 'Não existe'),
  ]
  const { outside, unsaid, said, refused } = failuresOf(all, [failover])
  expect(outside.map(({ status }) => status)).toEqual([500, 0])
  expect(unsaid.map(({ status }) => status)).toEqual([503, 502])
  expect([said, refused.length]).toEqual([2, 1])
})

it('p99 of a kind is of the median minute, without failovers and without minutes of few answers', () => {
  const minute = (n: number, time: number, count = 30) =>
    Array.from({ length: count }, (_, k) => answered(n * 60_000 + k, time))
  const quiet = minute(0, 10)
  const day = [...minute(0, 20), ...minute(1, 9000), ...minute(2, 40), ...minute(3, 30), ...minute(4, 500, 5)]
  expect(byKind(quiet, day, [failover])).toEqual([{ kind: 'list', answers: 125, quiet: 10, busy: 30 }])
  expect(byKind(minute(0, 10, 5), day, [failover])[0]).not.toHaveProperty('quiet')
})

it('a quantile is one of the values', () => {
  expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.99), quantile([], 0.5)]).toEqual([2, 3, 0])
})

it('a batch is answered as badly as its worst part, which is named', () => {
  const said = JSON.stringify([
    { result: { data: 1 } },
    { error: { message: 'Volte depois', data: { httpStatus: 503 } } },
    { error: { message: 'Não pode', data: { httpStatus: 403 } } },
  ])
  expect(readBatch({ status: 207, said }, ['a', 'b', 'c'])).toMatchObject({
    status: 503,
    words: 'b: Volte depois',
  })
  expect(readBatch({ status: 503, said: '{"mensagem":"Volte"}' }, [])).toMatchObject({
    status: 503,
    words: 'Volte',
  })
  expect(readBatch({ status: 200, said: 'cut in the mid' }, [])).toMatchObject({ status: 0 })
})

it('counters are read by database and by procedure, of the screens alone', () => {
  const text = [
    'intranet_reading_seconds_total{database="replica"} 1.5',
    'intranet_request_duration_seconds_sum{door="trpc",name="leads.list",status="200"} 2e-1',
    'intranet_request_duration_seconds_sum{door="rest",name="/v1/usuario",status="200"} 3',
  ].join('\n')
  expect(readSeries(text).map(({ to, name, value }) => [to, name, value])).toEqual([
    ['reading', 'replica', 1.5],
    ['procedures', 'leads.list', 0.2],
  ])
})

it('everybody of the demo is at work, however few people there are', () => {
  expect(new Set(placesOf(roles.length))).toEqual(new Set(roles))
  expect(placesOf(500)).toHaveLength(500)
  expect(placesOf(5)).toHaveLength(5)
})

it('a shorter day has less of everything', () => {
  expect(sizeOf(['--minutes', '3', '--people', '100'])).toMatchObject({ streams: 200, messages: 10_000 })
  expect(sizeOf(['quick'])).toMatchObject({ minutes: 2, people: 50 })
})
