/** What `deploy/nginx.conf` promises, read from the file itself: no nginx is needed here. */
import { MAX_SHEET_BYTES } from '@intranet/contract/sales/lead-import-words'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Block {
  head: string[]
  /** Directives by name; one that is there twice keeps both. */
  own: Map<string, string[][]>
  blocks: Block[]
}

/** Words, `;`, `{` and `}` of a configuration, without its comments. */
const wordsOf = (text: string) => text.replace(/#.*$/gm, '').match(/"[^"]*"|[;{}]|[^\s;{}"]+/g) ?? []

function readBlock(words: string[], head: string[] = []): Block {
  const block: Block = { head, own: new Map(), blocks: [] }
  let line: string[] = []
  for (let word = words.shift(); word !== undefined && word !== '}'; word = words.shift()) {
    if (word === '{') block.blocks.push(readBlock(words, line))
    else if (word === ';') block.own.set(line[0]!, [...(block.own.get(line[0]!) ?? []), line.slice(1)])
    else line.push(word)
    if (word === '{' || word === ';') line = []
  }
  return block
}

const conf = readBlock(wordsOf(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')))
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const server = conf.blocks.find(({ head }) => head[0] === 'server')!
const upstream = conf.blocks.find(({ head }) => head[0] === 'upstream')!
const places = server.blocks.filter(({ head }) => head[0] === 'location')
const placeOf = (path: string) => places.find(({ head }) => head.at(-1) === path)!

/** A directive as it holds in a location: its own lines, else all of the server's. */
const inForce = (place: Block, name: string) => place.own.get(name) ?? server.own.get(name) ?? []

const MEGABYTE = 1024 * 1024

it.each(places.map((place) => [place.head.at(-1)!, place] as const))(
  '%s is tried again elsewhere only where no server answered: an answer of 500, 502 or 503 stays',
  (_path, place) => {
    const retries = inForce(place, 'proxy_next_upstream').flat()
    expect(retries.toSorted()).toEqual(['error', 'timeout'])
    expect(inForce(place, 'proxy_next_upstream_tries').flat()).toEqual(['2'])
  },
)

it.each(places.map((place) => [place.head.at(-1)!, place] as const))(
  '%s tells the server who asked, for which address and over which protocol',
  (_path, place) => {
    expect(inForce(place, 'proxy_pass').flat()).toEqual(['http://intranet'])
    expect(Object.fromEntries(inForce(place, 'proxy_set_header'))).toEqual({
      Connection: '""',
      Host: '$http_host',
      'X-Forwarded-For': '$proxy_add_x_forwarded_for',
      'X-Forwarded-Proto': '$scheme',
    })
    expect(inForce(place, 'proxy_http_version').flat()).toEqual(['1.1'])
  },
)

it('the largest upload passes', () => {
  const [size] = server.own.get('client_max_body_size')!.flat()
  expect(Number.parseInt(size!) * MEGABYTE).toBeGreaterThan(MAX_SHEET_BYTES + MEGABYTE)
})

it('an event stream is not held back, and outlives several of its heartbeats', () => {
  const events = placeOf('/events')
  expect(events.own.get('proxy_buffering')!.flat()).toEqual(['off'])
  expect(events.own.get('proxy_read_timeout')!.flat()).toEqual(['1h'])
})

it('a server that does not answer is left out for seconds, and costs nobody a minute', () => {
  for (const line of upstream.own.get('server')!)
    expect(line.slice(1)).toEqual(['max_fails=2', 'fail_timeout=5s'])
  expect(server.own.get('proxy_connect_timeout')!.flat()).toEqual(['3s'])
})

it('balances exactly the servers of docker-compose.yml, which trust one proxy', () => {
  const named = upstream.own.get('server')!.map(([address]) => address!.replace(/:3000$/, ''))
  expect(named).toEqual([...compose.matchAll(/^ {2}(server-\d+):/gm)].map(([, name]) => name))
  expect(compose).toMatch(/TRUST_PROXY: "(1|true)"/)
})
