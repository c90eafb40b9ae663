/** What `deploy/nginx*.conf` promise, read from the files themselves: no nginx is needed here. */
import { restRoutes } from '@intranet/server/doors/rest/routes'
import { MAX_SHEET_BYTES } from '@intranet/contract/sales/lead-import-words'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { confText, locationOf, readConf, type Block } from './conf.ts'

const conf = readConf(confText('nginx.conf'))
const tls = readConf(confText('nginx-tls.conf'))
const compose = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8')
const server = conf.blocks.find(({ head }) => head[0] === 'server')!
const upstream = conf.blocks.find(({ head }) => head[0] === 'upstream')!
const locations = server.blocks.filter(({ head }) => head[0] === 'location')
const places = locations.filter(({ own }) => own.has('proxy_pass'))
const placeOf = (path: string) => locationOf(locations, path)
const isOf = (name: string) => (block: Block) => block.head[0] === name

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
  '%s says to the server who asked, for which address and over which protocol',
  (_path, place) => {
    expect(inForce(place, 'proxy_pass').flat()).toEqual(['$servers'])
    expect(server.own.get('set')!).toEqual([['$servers', 'http://intranet']])
    expect(Object.fromEntries(inForce(place, 'proxy_set_header'))).toEqual({
      Connection: '""',
      Host: '$http_host',
      'X-Forwarded-For': '$proxy_add_x_forwarded_for',
      'X-Forwarded-Proto': '$scheme',
    })
    expect(inForce(place, 'proxy_http_version').flat()).toEqual(['1.1'])
  },
)

const megabytesOf = (path: string) =>
  Number.parseInt(inForce(placeOf(path), 'client_max_body_size').flat()[0]!)

it('a spreadsheet of the greatest size passes', () => {
  expect(megabytesOf('/files') * MEGABYTE).toBeGreaterThan(MAX_SHEET_BYTES + MEGABYTE / 2)
})

it.each(['', '/api/rest'])(
  'of %s/v1 each call passes with as much as the server takes, and not much more',
  (base) => {
    for (const { path, bodyLimit = MEGABYTE } of restRoutes) {
      const bytes = megabytesOf(base + path.replaceAll(/:\w+/g, '1')) * MEGABYTE
      expect(bytes, path).toBeGreaterThanOrEqual(bodyLimit)
      expect(bytes, path).toBeLessThanOrEqual(33 * MEGABYTE)
    }
    expect(megabytesOf('/trpc/users.list')).toBe(3)
  },
)

it('behind TLS all is as without it', () => {
  const [redirect, secure] = tls.blocks.filter(isOf('server'))
  const answer = (path: string) => locationOf(redirect!.blocks, path).own.get('return')!.flat()
  for (const path of ['/', '/home/login', '/r/ab12', '/eventos'])
    expect(answer(path), path).toEqual(['308', 'https://$host$request_uri'])
  for (const path of [
    '/v1/usuario',
    '/api/rest/v1/usuario',
    '/trpc/auth.login',
    '/files',
    '/export/x',
    '/events',
  ])
    expect(answer(path)[0], path).toBe('403')
  expect(secure!.own.get('listen')!.flat()).toEqual(['443', 'ssl', 'http2'])
  expect(secure!.own.get('ssl_protocols')!.flat()).toEqual(['TLSv1.2', 'TLSv1.3'])
  for (const cipher of secure!.own.get('ssl_ciphers')!.flat().join().split(':'))
    expect(cipher).toMatch(/^ECDHE-(ECDSA|RSA)-(AES(128|256)-GCM-SHA(256|384)|CHACHA20-POLY1305)$/)
  expect(secure!.own.get('set')!).toEqual([['$servers', 'https://intranet']])
  const said = ['verify', 'trusted_certificate', 'name', 'protocols'].map((name) =>
    secure!.own.get(`proxy_ssl_${name}`)!.flat().join(' '),
  )
  expect(said).toEqual(['on', '/etc/nginx/tls/servers-ca.crt', 'intranet', 'TLSv1.2 TLSv1.3'])
  expect(secure!.blocks).toEqual(server.blocks)
  expect(tls.blocks.find(isOf('upstream'))).toEqual(upstream)
})

it('an event stream is not buffered, and outlives several of its heartbeats', () => {
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
