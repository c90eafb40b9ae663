import { createServer, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { afterAll, describe, expect, it } from 'vitest'
import { selfSigned, selfSignedPin as pin } from '../../test/factories/certificates.ts'
import { readEnv } from './env.ts'
import { createOutgoing, outgoingOf, readText } from './outgoing.ts'
import { readAllowed, readHosts, readNetwork } from './outgoing-addresses.ts'

let behave: (reply: ServerResponse) => void = (reply) => void reply.end('ok')
let asked: string[] = []
const server = createServer((request, reply) => {
  asked.push(request.url ?? '')
  behave(reply)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const port = (server.address() as { port: number }).port
const here = `http://127.0.0.1:${port}`
const inside = createOutgoing(['127.0.0.0/8', '::1'])
const outside = createOutgoing([])
afterAll(async () => {
  await Promise.all([inside.close(), outside.close()])
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
const plain = { timeout: 2000, plainHttp: true }

describe('hosts', () => {
  it('that nobody named are not asked, but within the networks that are named', async () => {
    const listed = createOutgoing(['127.0.0.0/8'], ['erp.exemplo.com.br'])
    expect((await listed.send(here, plain)).status).toBe(200)
    const strange = createOutgoing([], ['erp.exemplo.com.br', '*.provedor.net'])
    for (const url of ['https://8.8.8.8/', 'https://[2606:4700::1111]/'])
      await expect(strange.send(url, plain)).rejects.toMatchObject({ reason: 'host' })
    await Promise.all([listed.close(), strange.close()])
  })

  it('are named whole, or with all that is below them; without a list every one may be asked', () => {
    const named = readHosts(['erp.exemplo.com.br', '*.provedor.net', '201.20.0.1'])
    const hosts = ['ERP.exemplo.com.br', 'a.provedor.net', 'b.a.provedor.net', '201.20.0.1']
    expect(hosts.filter(named)).toEqual(hosts)
    expect(
      ['exemplo.com.br', 'x.erp.exemplo.com.br', 'provedor.net', 'maprovedor.net', '201.20.0.2'].filter(
        named,
      ),
    ).toEqual([])
    expect([undefined, ['*']].map((list) => readHosts(list)('qualquer.example'))).toEqual([true, true])
  })

  it('of the operator’s own addresses are among them', async () => {
    const OUTGOING_ALLOW = '127.0.0.1'
    const env = readEnv({
      OUTGOING_HOSTS: 'erp.exemplo.com.br',
      SMS_URL: 'http://192.0.2.7/sms',
      OUTGOING_ALLOW,
    })
    const own = outgoingOf(env)
    await expect(own.send('http://192.0.2.7/sms', plain)).rejects.toMatchObject({ reason: 'private' })
    await expect(own.send('http://192.0.2.8/sms', plain)).rejects.toMatchObject({ reason: 'host' })
    await own.close()
  })
})

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    'banana',
  ])('%s is inside', (address) => {
    expect(readAllowed([]).mayReach(address, 443)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '201.20.0.1', '2800:3f0:4001::1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is on the internet',
    (address) => {
      expect(readAllowed([]).mayReach(address, 443)).toBe(true)
    },
  )

  it('of a network that is allowed are reached, and its neighbours are not', () => {
    const { mayReach } = readAllowed(['10.20.0.0/16', '192.168.0.7', 'fd00:7::/32'])
    const open = (address: string) => mayReach(address, 9000)
    expect(['10.20.9.9', '192.168.0.7', 'fd00:7::5', '::ffff:10.20.0.1'].map(open)).toEqual(
      Array(4).fill(true),
    )
    expect(['10.21.0.1', '192.168.0.8', 'fd00:8::5', '127.0.0.1'].map(open)).toEqual(Array(4).fill(false))
  })

  it('with a port are reached at that port alone, by number or by name (docs/deploy.md#outgoing)', () => {
    const { mayReach, namesHost, takesPort } = readAllowed([
      '10.20.0.0/16:9000',
      '[fd00:7::/32]:8443',
      'erp.provedor.example:8081',
    ])
    expect([mayReach('10.20.0.1', 9000), mayReach('10.20.0.1', 443)]).toEqual([true, false])
    expect([mayReach('fd00:7::1', 8443), mayReach('fd00:7::1', 80)]).toEqual([true, false])
    expect([namesHost('ERP.provedor.example', 8081), namesHost('erp.provedor.example', 80)]).toEqual([
      true,
      false,
    ])
    expect(namesHost('outro.example', 8081)).toBe(false)
    const taken = (address: string) => takesPort(new URL(address))
    expect(
      [
        'https://x.example',
        'http://x.example',
        'http://erp.provedor.example:8081',
        'https://10.20.1.1:9000',
      ].map(taken),
    ).toEqual([true, true, true, true])
    expect(
      [
        'https://x.example:8444',
        'http://erp.provedor.example:8082',
        'https://10.20.1.1:9001',
        'https://x.example:22',
      ].map(taken),
    ).toEqual([false, false, false, false])
  })

  it('are read as an address or a network, and nothing else', () => {
    expect(readNetwork('10.0.0.0/8')).toEqual({ address: '10.0.0.0', bits: 8, family: 'ipv4' })
    expect(readNetwork('fd00::1')).toEqual({ address: 'fd00::1', bits: 128, family: 'ipv6' })
    for (const wrong of ['10.0.0.0/33', 'intranet', '10.0.0.0/8/8', '10.0.0', ''])
      expect(readNetwork(wrong)).toBe(null)
  })
})

describe('a request', () => {
  it('goes to https, and to http only where the entry says so', async () => {
    asked = []
    await expect(inside.send(here, { timeout: 2000 })).rejects.toMatchObject({ reason: 'plain' })
    await expect(inside.send('ftp://127.0.0.1', plain)).rejects.toMatchObject({ reason: 'plain' })
    expect(asked).toEqual([])
    expect(await readText(await inside.send(here, plain), 10)).toBe('ok')
  })

  it('by http leaves this machine in production only where the network is said to encrypt (docs/deploy.md#production-demands)', async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://intranet.example',
      OUTGOING_ALLOW: '127.0.0.0/8, 192.0.2.0/24',
    }
    const erp = 'http://192.0.2.7/'
    const [strict, named] = [
      outgoingOf(readEnv(env)),
      outgoingOf(readEnv({ ...env, OUTGOING_PLAIN: 'network' })),
    ]
    await expect(strict.send(erp, plain)).rejects.toMatchObject({ reason: 'unencrypted' })
    expect([strict.problemOf(erp), named.problemOf(erp)]).toEqual(['unencrypted', null])
    expect((await strict.send(here, plain)).status).toBe(200)
    await expect(named.send(erp, { ...plain, timeout: 100 })).rejects.not.toMatchObject({
      reason: 'unencrypted',
    })
    expect(outgoingOf(readEnv({ ...env, PUBLIC_URL: 'http://localhost' })).problemOf(erp)).toBeNull()
    await Promise.all([strict.close(), named.close()])
  })

  it('into a private network is not made unless it is allowed: by number or by name (docs/deploy.md#outgoing)', async () => {
    asked = []
    await expect(outside.send(here, plain)).rejects.toMatchObject({ reason: 'private' })
    await expect(outside.send(`http://2130706433:${port}`, plain)).rejects.toMatchObject({
      reason: 'private',
    })
    await expect(outside.send(`http://[::ffff:127.0.0.1]:${port}`, plain)).rejects.toMatchObject({
      reason: 'private',
    })
    await expect(outside.send(`http://localhost:${port}`, plain)).rejects.toMatchObject({
      cause: { reason: 'private' },
    })
    expect(asked).toEqual([])
    expect((await inside.send(`http://localhost:${port}`, plain)).status).toBe(200)
  })

  it('enters `localhost` where the address that it leads to is named with the port (docs/deploy.md#outgoing)', async () => {
    const named = createOutgoing(['127.0.0.1:8099'])
    const problems = ['localhost:8099', 'a.localhost:8099', 'localhost:8098'].map((host) =>
      named.problemOf(`https://${host}/x`),
    )
    expect(problems).toEqual([null, null, 'private'])
    expect([outside.problemOf('https://localhost/x'), named.problemOf('https://localhost/x')]).toEqual([
      'private',
      'private',
    ])
    await named.close()
  })

  it('follows no redirect', async () => {
    asked = []
    behave = (reply) => void reply.writeHead(302, { location: `${here}/elsewhere` }).end()
    expect((await inside.send(`${here}/first`, plain)).status).toBe(302)
    expect(asked).toEqual(['/first'])
  })

  it.each<[string, typeof behave]>([
    ['says nothing', () => {}],
    ['never ends its answer', (reply) => void reply.writeHead(200).write('a')],
  ])('ends in time where the server %s', async (_what, does) => {
    behave = does
    const reading = inside.send(here, { ...plain, timeout: 300 }).then((answer) => readText(answer, 100))
    await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('reads no more than it was asked to', async () => {
    let sent = 0
    behave = (reply) => {
      const more = () => {
        while (sent < 100_000_000 && reply.write('x'.repeat(65_536))) sent += 65_536
        reply.once('drain', more)
      }
      more()
    }
    await expect(readText(await inside.send(here, plain), 1_000_000)).rejects.toMatchObject({
      reason: 'long',
    })
    expect(sent).toBeLessThan(50_000_000)
  })
})

describe('a server that signs its own certificate', () => {
  const secure = createTlsServer(selfSigned, (_request, reply) => void reply.end('ok'))
  const address = async () => {
    if (!secure.listening) await new Promise<void>((ready) => secure.listen(0, '127.0.0.1', ready))
    return `https://127.0.0.1:${(secure.address() as { port: number }).port}/`
  }
  const limits = { timeout: 2000, maxBytes: 100 }
  afterAll(() => {
    secure.closeAllConnections()
    secure.close()
  })

  it('is trusted by the fingerprint of that certificate alone', async () => {
    const url = await address()
    const answer = await inside.ask('pinned', url, { ...limits, pin })
    expect([answer.status, answer.body.toString()]).toEqual([200, 'ok'])
    const other = `${pin.startsWith('0') ? '1' : '0'}${pin.slice(1)}`
    await expect(inside.ask('other', url, { ...limits, pin: other })).rejects.toMatchObject({
      cause: { reason: 'pin' },
    })
    await expect(inside.ask('none', url, limits)).rejects.toThrow()
  })

  it('is a line of the log where it is not trusted, whatever becomes of the request', async () => {
    const noted: string[] = []
    const outgoing = createOutgoing(['127.0.0.0/8'], undefined, {
      onTlsFailure: (host, what) => noted.push(`${host} ${what}`),
    })
    const url = await address()
    await expect(outgoing.send(url, { timeout: 2000 })).rejects.toThrow()
    await expect(outgoing.send(url, { timeout: 2000, pin: 'f'.repeat(64) })).rejects.toThrow()
    await expect(outgoing.send('https://127.0.0.1:1/', { timeout: 2000 })).rejects.toThrow()
    expect(noted).toEqual([
      '127.0.0.1 TLS: o certificado é assinado por ele mesmo (DEPTH_ZERO_SELF_SIGNED_CERT).',
      '127.0.0.1 TLS: o certificado não é o que foi confiado.',
    ])
    await outgoing.close()
  })
})
