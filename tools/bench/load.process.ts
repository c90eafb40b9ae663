import autocannon from 'autocannon'
import { Agent, request as httpRequest } from 'node:http'
import { performance } from 'node:perf_hooks'
import { answer } from './answering.ts'
import type { Call } from './call.ts'
import { openStreams } from './open-streams.ts'
import { asPerson } from './people.ts'

export interface Load {
  url: string
  calls: Call[]
  connections: number
  seconds: number
}

/** Requests a second and the latencies of one round; anything but 2xx is counted apart. */
export interface Measured {
  rate: number
  /** How many were answered. */
  answers: number
  median: number
  p99: number
  refused: number
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0

function summary(times: number[], seconds: number, refused: number): Measured {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    rate: times.length / seconds,
    answers: times.length,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    refused,
  }
}

/** As many as the server takes: every connection asks again as soon as it has its answer. */
async function saturate({ url, calls, connections, seconds }: Load): Promise<Measured> {
  const times: number[] = []
  let refused = 0
  const result = await new Promise<autocannon.Result>((done, fail) => {
    let opened = 0
    const setupClient = (client: autocannon.Client) => {
      const person = opened
      opened += 1
      client.setRequests(calls.map((call) => asPerson(call, person)))
    }
    const options = { url, connections, duration: seconds, requests: calls, timeout: 30, setupClient }
    const run = autocannon(options, (error, finished) => (error ? fail(error as Error) : done(finished)))
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      if (status < 200 || status > 299) refused += 1
    })
  })
  return summary(times, result.duration, refused + result.errors)
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

function send(url: string, { path, method = 'GET', headers, body }: Call): Promise<number> {
  return new Promise((done, fail) => {
    const outgoing = httpRequest(`${url}${path}`, { method, headers, agent }, (answered) => {
      answered.resume().once('end', () => done(answered.statusCode ?? 0))
    })
    outgoing.once('error', fail).end(body)
  })
}

export interface Timed {
  /** Latencies in milliseconds, in the order of the answers. */
  times: number[]
  refused: number
}

/** A steady stream of requests, come what may; latency counts from the moment a request was due. */
async function steady({ url, calls, seconds, perSecond }: Load & { perSecond: number }): Promise<Timed> {
  const times: number[] = []
  let refused = 0
  const begin = performance.now()
  const pending: Promise<void>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = begin + (n * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const finished = send(url, asPerson(calls[n % calls.length]!, n)).then((status) => {
      times.push(performance.now() - due)
      if (status !== 200) refused += 1
    })
    pending.push(finished)
  }
  await Promise.all(pending)
  return { times, refused }
}

/** All at once; answers the statuses and how long the last one took, in seconds. */
async function burst({ url, calls }: Load): Promise<{ statuses: number[]; seconds: number }> {
  const begin = performance.now()
  const statuses = await Promise.all(calls.map((call, n) => send(url, asPerson(call, n))))
  return { statuses, seconds: (performance.now() - begin) / 1000 }
}

answer({
  saturate,
  steady,
  burst,
  streams: openStreams.open,
  heard: openStreams.heard,
  closeStreams: openStreams.close,
})
